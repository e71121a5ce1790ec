import { expect, test } from 'vitest';
import { gu } from '#src/messages/catalogues.server.ts';
import { fillGift } from '../support/give.ts';
import { journeyProduct } from '../support/journey-product.ts';
import { waitForMail } from '../support/mails.ts';
import { button, main, waitForHeading } from '../support/page.ts';
import { readQrCode } from '../support/read-qr-code.ts';
import { addressOf, DESK, newVisitor, PHONE } from '../support/visit.ts';

const giving = gu['donation/giving'];
const payment = gu['donation/payment'];
const EMAIL = 'kokila.in.gujarati@example.org';
const NGO = 'દૃષ્ટિકિરણ નેત્ર સેવા';

test('somebody gives by UPI in Gujarati without JavaScript and says so', async () => {
  const { page, pageErrors } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(addressOf('/gu?from=Rajkot'));
  await page.getByRole('navigation', { name: gu.site.main }).getByText(gu.site.nav.donate).click();
  await waitForHeading(page, gu['donation/choose-ngo'].title);
  await page.locator('#q').fill('આંખ');
  await page.getByRole('search').getByRole('button').click();
  await page.waitForURL(/q=/);
  await main(page)
    .getByRole('link', { name: `${gu['donation/choose-ngo'].give}${NGO}` })
    .click();
  await waitForHeading(page, giving.title(NGO));
  await main(page).getByText(giving.share.upi).waitFor();
  expect(await main(page).textContent()).toContain('આવકવેરા અધિનિયમ, 2025ની કલમ 133');

  // A mistake is named at its field, and nothing that was typed or chosen is lost.
  await fillGift(page, { email: EMAIL, amount: '1.005', name: 'કોકિલા પટેલ', mobile: '૯૮૭૬૫ ૪૩૨૧૦' });
  await main(page).getByText('પાટડીમાં મોતિયાનો કેમ્પ').first().click();
  await button(page, giving.submit).click();
  await main(page).getByRole('alert').waitFor();
  expect(await page.locator('#ownAmount-error').textContent()).toBe(
    gu['donation/responses'].errors.amountTooPrecise,
  );
  expect(await page.locator('#name').inputValue()).toBe('કોકિલા પટેલ');
  expect(await page.locator('#hidesName').isChecked()).toBe(true);
  expect(await page.locator('#consent').isChecked()).toBe(true);
  await page.locator('#ownAmount').fill('૧,૦૦૦');
  await button(page, giving.submit).click();
  await waitForHeading(page, payment.heads.created('₹1,000', NGO));
  expect(new URL(page.url()).searchParams.get('from')).toBe('Rajkot');

  // The link and the QR code are the same payment; the page says it in words too.
  const link = (await page.getByRole('link', { name: payment.upi.open }).getAttribute('href'))!;
  const code = page.getByRole('img', { name: payment.upi.code });
  expect(await readQrCode(await code.screenshot())).toBe(link);
  const parameters = new URL(link).searchParams;
  expect(parameters.get('pa')).toBe('drishtikiran@examplebank');
  expect(parameters.get('am')).toBe('1000.00');
  expect(parameters.get('tr')).toMatch(/^DN[0-9A-Z]{6}$/);
  for (const text of ['Drishtikiran Netra Seva', 'drishtikiran@examplebank', '₹1,000.00'])
    await main(page).getByText(text, { exact: true }).first().waitFor();
  // On a desktop there is only the code to scan.
  await page.setViewportSize(DESK);
  expect(await page.getByRole('link', { name: payment.upi.open }).isVisible()).toBe(false);
  expect(await code.isVisible()).toBe(true);
  await page.setViewportSize(PHONE);
  // Without a script, nothing offers to copy; the account is there to read.
  await main(page).getByText(payment.account.instead).click();
  await main(page).getByText(payment.account.remarkHint).waitFor();
  expect(await page.getByRole('button', { name: payment.copy.button }).count()).toBe(0);

  await page.locator('#utr').fill('૪૧૨૩ ૪૫૬૭ ૮૯૦');
  await button(page, payment.claim.submit).click();
  await main(page).getByRole('alert').waitFor();
  expect(await page.locator('#utr-error').textContent()).toBe(gu['donation/responses'].errors.utrWrong);
  expect(await page.locator('#utr').inputValue()).toBe('૪૧૨૩ ૪૫૬૭ ૮૯૦');
  await page.locator('#utr').fill('૪૧૨૩ ૪૫૬૭ ૮૯૦૧');
  await button(page, payment.claim.submit).click();
  await waitForHeading(page, payment.heads.claimed('₹1,000', NGO));
  await main(page).getByText(payment.steps.utr('412345678901')).waitFor();
  await main(page).getByText(payment.steps.receiptTo(EMAIL)).waitFor();

  // The mail leads back here, where the number can be corrected.
  const { text = '', subject } = await waitForMail(
    EMAIL,
    (mail) => mail.text?.includes('/donate/pay') ?? false,
  );
  expect(subject).toContain(NGO);
  const { pathname, search } = new URL(
    /\S*\/donate\/pay\?donation=\S+/.exec(text)![0],
    journeyProduct().origin,
  );
  expect(pathname).toBe('/gu/donate/pay');
  await page.goto(addressOf(pathname + search));
  await main(page).getByText(payment.claim.correct).click();
  await page.locator('#utr').fill('412345678902');
  await button(page, payment.claim.submitCorrection).click();
  await main(page).getByText(payment.steps.utr('412345678902')).waitFor();
  expect(pageErrors.filter((error) => !error.includes('422'))).toEqual([]);
});
