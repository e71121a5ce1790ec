import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { waitForMail } from '../support/mails.ts';
import { sendGatheredMails } from '../support/product-database.ts';
import { addGivingNgo } from '../support/managed-donations.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading, waitForToast } from '../support/page.ts';
import { readHtml } from '../support/read-html.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword } from '../support/type-password.ts';
import { addressOf, DESK, newVisitor } from '../support/visit.ts';

const t = en['ngo/editing'];
const { answers } = en['ngo/guarded-changes/responses'];
const oversight = en['donation/bank-oversight'];
const stopping = en['donation/stop-change'];
const NEW = { name: 'Prakash Netra Seva', phone: '9812300001', website: 'https://new.example.org/' };
/** Browsers report refused forms, and calls that need the password, as failed responses. */
const unexpected = (pageErrors: string[]) => pageErrors.filter((error) => !/\b(403|409|422)\b/.test(error));

const dialog = (page: Page) => page.getByRole('dialog');

test('a new name waits for our team, and a new phone number can be stopped from the mail', async () => {
  const { ngoId, email } = await addGivingNgo();
  const publicPage = async () => (await readHtml(`/health/detailpage/${ngoId}`)).text;
  const { page, pageErrors } = await newVisitor();

  // A manager changes the aim, and then the name and the phone number. The password is asked once.
  await signIn(page, { email, password: DEMO_PASSWORD, to: '/ngopage/editNgo' });
  await page.locator('[name=mission]').fill('Light for all');
  await button(page, t.save).click();
  await typePassword(page);
  await waitForToast(page, apiMessages.en.ngoSaved);
  for (const [name, text] of Object.entries(NEW)) await page.locator(`[name=${name}]`).fill(text);
  await button(page, t.save).click();
  await waitForToast(page, answers.ngoSavedWaits);
  await main(page).getByText(t.waiting.staff).first().waitFor();
  await main(page).getByText(NEW.phone).first().waitFor();
  await expectAccessibleEverywhere(page);
  expect(await page.locator('[name=phone]').inputValue()).not.toBe(NEW.phone);
  const isOn = (locator: Locator) => locator.evaluate((element) => document.activeElement === element);
  expect(await isOn(button(page, t.save))).toBe(true);
  // One tap withdraws nothing.
  const withdraw = main(page).getByRole('button', {
    name: new RegExp(`^${t.waiting.withdraw} .*${NEW.phone}`),
  });
  await withdraw.click();
  await dialog(page).getByText(t.waiting.withdrawText).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await isOn(withdraw)).toBe(true);
  // Whoever signs in next sees at once that something waits.
  const today = en['site/today'].waiting;
  await page.goto(addressOf('/ngopage'));
  await main(page).getByRole('link', { name: today.guarded.ngo }).click();
  await main(page).getByText(t.waiting.staff).first().waitFor();
  expect(await publicPage()).toContain('Light for all');
  for (const text of [NEW.name, NEW.phone]) expect(await publicPage()).not.toContain(text);

  // Our team compares the name with the documents and accepts it.
  const staff = await newVisitor({ viewport: DESK });
  await signIn(staff.page, {
    email: 'staff@example.org',
    password: DEMO_PASSWORD,
    to: `/${BRAND.slug}/bankDetails`,
  });
  const row = main(staff.page).getByRole('row').filter({ hasText: NEW.name });
  await row.getByText(oversight.checked).waitFor();
  await expectAccessibleEverywhere(staff.page);
  await row.getByRole('button', { name: new RegExp(`^${oversight.confirm}`) }).click();
  await dialog(staff.page).getByText(NEW.name).first().waitFor();
  await dialog(staff.page).getByRole('button', { name: oversight.confirmYes }).click();
  await typePassword(staff.page);
  await waitForToast(staff.page, oversight.answers.bankChangeConfirmed);
  await expect.poll(publicPage).toContain(NEW.name);

  // The phone number was not theirs: someone stops it from the mail, on a phone without JavaScript.
  await sendGatheredMails();
  const mail = await waitForMail(email, ({ text }) => text?.includes(NEW.phone) ?? false);
  const { pathname, search } = new URL(/\S+\/donate\/stopChange\S+/.exec(mail.text ?? '')![0]);
  const colleague = await newVisitor({ javaScriptEnabled: false });
  await colleague.page.goto(addressOf(pathname + search));
  await main(colleague.page).getByText(NEW.phone).waitFor();
  await main(colleague.page).getByText(stopping.currentPage).waitFor();
  await main(colleague.page).getByRole('button', { name: stopping.stop }).click();
  await waitForHeading(colleague.page, stopping.stopped);
  await page.goto(addressOf('/ngopage'));
  await main(page).getByRole('link', { name: today.guarded.frozen }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.goto(addressOf('/ngopage/editNgo'));
  await main(page).getByText(t.frozen).waitFor();
  expect(
    await main(page)
      .getByRole('button', { name: new RegExp(`^${t.waiting.withdraw}`) })
      .count(),
  ).toBe(0);
  await expectAccessibleEverywhere(page);
  for (const { pageErrors: found } of [{ pageErrors }, staff]) expect(unexpected(found)).toEqual([]);
});
