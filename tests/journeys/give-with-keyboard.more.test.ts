import { expect, test } from 'vitest';
import { en } from '#src/messages/catalogues.server.ts';
import { DONOR } from '../support/give.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { tabTo } from '../support/keyboard.ts';
import { main, waitForHeading } from '../support/page.ts';
import { addressOf, newVisitor, waitForScript } from '../support/visit.ts';

const giving = en['donation/giving'];
const payment = en['donation/payment'];

test('somebody gives with the keyboard alone, corrects a mistake, and cancels', async () => {
  const { page, pageErrors } = await newVisitor();
  await page.goto(addressOf('/donate?q=drishtikiran'));
  await waitForScript(page);
  await tabTo(page, page.locator('main a[href*="/donate/"]'));
  await page.keyboard.press('Enter');
  await waitForHeading(page, giving.title('Drishtikiran Netra Seva'));

  await tabTo(page, page.locator('#amount'));
  await page.keyboard.press('Space');
  // The arrow goes on to the last one, which opens the field for another amount.
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown');
  await tabTo(page, page.locator('#ownAmount'));
  await page.keyboard.type('750');
  for (const [id, text] of Object.entries({ ...DONOR, email: 'keys@example.org' }).toSorted(
    ([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b),
  )) {
    await tabTo(page, page.locator(`#${id}`));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.locator('#origin'));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('main button[type=submit]'));
  await page.keyboard.press('Enter');
  // The box was not ticked. The summary takes the focus and leads to it.
  await main(page).getByText(en['donation/responses'].errors.donationConsentRequired).first().waitFor();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('consent');
  expect(await page.locator('#ownAmount').inputValue()).toBe('750');
  await page.keyboard.press('Space');
  // What was chosen or typed last is the amount.
  await page.getByText('₹2,500').click();
  expect(await page.locator('#ownAmount').inputValue()).toBe('');
  expect(await page.locator('#ownAmount').isVisible()).toBe(false);
  await page.getByText(giving.anotherAmount).click();
  await page.locator('#ownAmount').fill('750');
  expect(await page.locator('input[name=amount]:checked').inputValue()).toBe('own');
  await tabTo(page, page.locator('main button[type=submit]'));
  await page.keyboard.press('Enter');
  await waitForHeading(page, payment.heads.created('₹750', 'Drishtikiran Netra Seva'));

  await tabTo(page, page.locator('main summary'));
  await page.keyboard.press('Enter');
  await main(page).getByText(payment.account.remarkHint).waitFor();
  await expectAccessibleEverywhere(page);
  await tabTo(page, page.locator('#utr'));
  await page.keyboard.type('4123 4567 8901');
  await page.keyboard.press('Enter');
  await waitForHeading(page, payment.heads.claimed('₹750', 'Drishtikiran Netra Seva'));
  await main(page).getByText('Thank you. The NGO now looks for your payment.').waitFor();
  await expectAccessibleEverywhere(page);

  await tabTo(page, page.locator('main details:last-of-type > summary'));
  await page.keyboard.press('Enter');
  await main(page).getByText(payment.cancel.text).waitFor();
  await tabTo(page, page.locator('main button[value=cancel]'));
  await page.keyboard.press('Enter');
  await waitForHeading(page, payment.heads.cancelled);
  await expectAccessibleEverywhere(page);
  expect(pageErrors.filter((error) => !error.includes('422'))).toEqual([]);
});

/** The order of the fields on the page. */
const ORDER: readonly string[] = ['name', 'email', 'mobile', 'address'];
