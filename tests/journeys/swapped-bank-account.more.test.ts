import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { BANK_FORM } from '#src/features/donation/bank-changes/bank-changes.fixture.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { productDonations } from '../support/give.ts';
import { journeyProduct } from '../support/journey-product.ts';
import { waitForMail } from '../support/mails.ts';
import { addGivingNgo, tabTo } from '../support/managed-donations.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading, waitForToast } from '../support/page.ts';
import { sendGatheredMails, withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword } from '../support/type-password.ts';
import { addressOf, DESK, newVisitor } from '../support/visit.ts';

const t = en['donation/bank-details'];
const { errors } = en['donation/bank-details/responses'];
const oversight = en['donation/bank-oversight'];
const stopping = en['donation/stop-change'];
const PATH = '/ngopage/ViewBankDetails';
const ADD = '/ngopage/addBankDetails';
const STAFF = { email: 'staff@example.org', password: DEMO_PASSWORD, to: `/${BRAND.slug}/bankDetails` };
/** Browsers report refused forms, and calls that need the password, as failed responses. */
const unexpected = (pageErrors: string[]) => pageErrors.filter((error) => !/\b(403|409|422)\b/.test(error));

const dialog = (page: Page) => page.getByRole('dialog');

async function fillBankDetails(page: Page, form: Partial<typeof BANK_FORM>): Promise<void> {
  for (const [name, text] of Object.entries(form)) await page.locator(`#${name}`).fill(text);
}

/** Lets time pass for everything that waits at an NGO. */
const passHours = (ngoId: string, hours: number) =>
  withProductDatabase((db) =>
    runSql(db, {
      text: `update bank_detail_version set requested_at = requested_at - make_interval(hours => $2),
        takes_effect_at = takes_effect_at - make_interval(hours => $2) where ngo_id = $1::bigint and status = 'waiting'`,
      values: [ngoId, hours],
    }),
  );

/** Begins a gift to an NGO, and returns the page that says where to pay it. */
async function beginGift(ngoId: string): Promise<Page> {
  const path = await withProductDatabase(async (db) => {
    const { savedDonation, pathOf } = productDonations(db);
    return pathOf((await savedDonation({ ngoId })).reference);
  });
  const { page } = await newVisitor();
  await page.goto(addressOf(path));
  return page;
}

/** Adds card keys that were removed, to which a donor has begun to pay. */
const addFormerKeys = (ngoId: string) =>
  withProductDatabase(async (db) => {
    const { savedDonation, savedGatewayAccount } = productDonations(db);
    await savedGatewayAccount(ngoId);
    const { id } = await savedDonation({ ngoId });
    await runSql(db, {
      text: `with former as (update gateway_account set status = 'removed' where ngo_id = $1::bigint returning id)
        update donation set gateway_order_id = 'order_ofFormerKeys', gateway_account_id = former.id from former
        where donation.id = $2::bigint`,
      values: [ngoId, id],
    });
  });

test('a swapped bank account is stopped', async () => {
  const { ngoId, email } = await addGivingNgo();
  const account = { email, password: DEMO_PASSWORD };
  const { page, pageErrors } = await newVisitor({ viewport: DESK });

  // An NGO enters where its gifts go. Mistakes are named before the password is asked for.
  await signIn(page, { ...account, to: PATH });
  await waitForHeading(page, t.none);
  await main(page).getByRole('link', { name: t.add }).click();
  await waitForHeading(page, t.form.addTitle);
  await fillBankDetails(page, { ...BANK_FORM, ifsc: 'SBIN0999999', accountNumberAgain: '50100012345679' });
  await main(page).getByText(t.form.bank('State Bank of India')).waitFor();
  await button(page, t.form.submit).click();
  await main(page).getByRole('alert').waitFor();
  for (const error of [errors.bankAccountDifferent, errors.bankBranchUnknown])
    await main(page).getByText(error, { exact: true }).waitFor();
  await expectAccessibleEverywhere(page);
  expect(await page.locator('#accountNumber').inputValue()).toBe(BANK_FORM.accountNumber);
  await page.getByLabel(t.form.fields.ifscRight).check();
  await page.locator('#ifsc').fill(BANK_FORM.ifsc);
  await page.getByLabel(t.form.fields.ifscRight).waitFor({ state: 'detached' });
  await page.locator('#accountNumberAgain').fill(BANK_FORM.accountNumber);
  await button(page, t.form.submit).click();
  await dialog(page).getByText(t.password).waitFor();
  await typePassword(page);
  await waitForHeading(page, t.noneWaiting);
  await main(page).getByText(t.states.waiting).waitFor();

  // Our team has called the NGO and confirms it.
  const staff = await newVisitor({ viewport: DESK });
  await signIn(staff.page, STAFF);
  const row = main(staff.page).getByRole('row').filter({ hasText: email });
  await row
    .getByText(/account ending 5678/)
    .first()
    .waitFor();
  await expectAccessibleEverywhere(staff.page);
  await row.getByRole('button', { name: new RegExp(`^${oversight.confirm}`) }).click();
  await dialog(staff.page)
    .getByText(/account ending 5678/)
    .waitFor();
  await dialog(staff.page).getByRole('button', { name: oversight.confirmYes }).click();
  await typePassword(staff.page);
  await waitForToast(staff.page, oversight.answers.bankChangeConfirmed);

  // A donor is about to pay.
  const donor = await beginGift(ngoId);
  await main(donor).getByText(BANK_FORM.upiId).first().waitFor();

  // Someone has stolen the password and changes the UPI id.
  const thief = await newVisitor();
  await signIn(thief.page, { ...account, to: PATH });
  await waitForHeading(thief.page, t.headline('State Bank of India', '5678'));
  await main(thief.page).getByRole('link', { name: t.actions.edit }).click();
  await waitForHeading(thief.page, t.form.editTitle);
  expect(new URL(thief.page.url()).pathname).toMatch(/^\/ngopage\/addBankDetails\/\d+$/);
  expect(await thief.page.locator('#accountNumber').inputValue()).toBe('');
  await main(thief.page).getByText(t.form.numberNow('5678')).waitFor();
  await thief.page.locator('#upiId').fill('thief@examplebank');
  await button(thief.page, t.form.submit).click();
  await main(thief.page).getByText(errors.bankAccountAgain, { exact: true }).waitFor();
  const { accountNumber, accountNumberAgain } = BANK_FORM;
  await fillBankDetails(thief.page, { accountNumber, accountNumberAgain });
  await button(thief.page, t.form.submit).click();
  await typePassword(thief.page);
  await main(thief.page).getByText('th…@examplebank').waitFor();
  await expectAccessibleEverywhere(thief.page);
  await donor.reload();
  await main(donor).getByText(BANK_FORM.upiId).first().waitFor();

  // The manager reads the mail on a phone without JavaScript, and stops it.
  await sendGatheredMails();
  const mail = await waitForMail(email, ({ text }) => text?.includes('th…@examplebank') ?? false);
  const { pathname, search } = new URL(/\S+\/donate\/stopChange\S+/.exec(mail.text ?? '')![0]);
  const manager = await newVisitor({ javaScriptEnabled: false });
  await manager.page.goto(addressOf(pathname + search));
  await main(manager.page)
    .getByText(/th…@examplebank/)
    .waitFor();
  await page.goto(addressOf(pathname + search));
  await expectAccessibleEverywhere(page);
  await main(manager.page).getByRole('button', { name: stopping.stop }).click();
  await waitForHeading(manager.page, stopping.stopped);

  // The thief can change nothing any more, and two days later donors still see the right account.
  await thief.page.goto(addressOf(PATH));
  await main(thief.page).getByText(t.frozen.text).waitFor();
  expect(await main(thief.page).getByRole('link', { name: t.actions.edit }).count()).toBe(0);
  await expectAccessibleEverywhere(thief.page);
  await thief.page.goto(addressOf(ADD));
  await main(thief.page).getByText(t.frozen.text).waitFor();
  expect(await thief.page.locator('#upiId').count()).toBe(0);
  await passHours(ngoId, 49);
  await donor.reload();
  await main(donor).getByText(BANK_FORM.upiId).first().waitFor();

  // Our team clears it up with the NGO. Keys of the thief that were removed meanwhile take no more either.
  await addFormerKeys(ngoId);
  await staff.page.reload();
  const frozen = main(staff.page).getByRole('listitem').filter({ hasText: oversight.frozen.active });
  await frozen
    .getByText(/sa…@examplebank/)
    .first()
    .waitFor();
  await expectAccessibleEverywhere(staff.page);
  await main(staff.page)
    .getByRole('button', { name: /Razorpay/ })
    .click();
  await dialog(staff.page).getByText(oversight.stopFormerText).waitFor();
  await dialog(staff.page).getByLabel(oversight.stopReason).fill('Not the keys of the NGO.');
  await dialog(staff.page).getByRole('button', { name: oversight.stopYes }).click();
  await waitForToast(staff.page, oversight.answers.bankChangeStoppedNow);
  await main(staff.page).getByText(oversight.frozen.former).waitFor({ state: 'detached' });
  await frozen.getByRole('button', { name: new RegExp(`^${oversight.frozen.release}`) }).click();
  await dialog(staff.page).getByRole('button', { name: oversight.frozen.releaseYes }).click();
  await waitForToast(staff.page, oversight.answers.bankDetailsReleased);
  await page.goto(addressOf(PATH));
  await main(page).getByRole('link', { name: t.actions.edit }).waitFor();
  await main(page).locator('summary', { hasText: t.past.title }).click();
  await main(page).getByText(t.past.ends.stoppedByLink).waitFor();
  for (const { pageErrors: found } of [{ pageErrors }, thief, staff]) expect(unexpected(found)).toEqual([]);
});

test('an NGO enters bank details and Razorpay keys in Gujarati with the keyboard alone, and withdraws them', async () => {
  const words = gu['donation/bank-details'];
  const { ngoId, email } = await addGivingNgo();
  const { page, pageErrors } = await newVisitor({ viewport: DESK });
  await signIn(page, { email, password: DEMO_PASSWORD, to: PATH, language: 'gu' });
  // Until the page has its data, the Tab key has nowhere to go.
  await waitForHeading(page, words.none);
  await tabTo(page, words.add);
  await page.keyboard.press('Enter');
  await waitForHeading(page, words.form.addTitle);
  const fill = async (id: string, text: string) => {
    for (let presses = 0; presses < 80; presses++) {
      if ((await page.evaluate(() => document.activeElement?.id)) === id) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(text);
  };
  const typed = { ...BANK_FORM, accountNumber: '૫૦૧૦૦૦૧૨૩૪૫૬૭૮', upiId: 'sathi@gmail.com' };
  for (const id of [
    'accountHolder',
    'ifsc',
    'branch',
    'accountNumber',
    'accountNumberAgain',
    'upiId',
  ] as const)
    await fill(id, typed[id]);
  await page.keyboard.press('Enter');
  await main(page)
    .getByText(gu['donation/bank-details/responses'].errors.bankUpiEmail, { exact: true })
    .waitFor();
  await page.locator('#upiId').press('Control+a');
  await fill('upiId', BANK_FORM.upiId);
  await page.keyboard.press('Enter');
  // The dialog takes the focus.
  await dialog(page).waitFor();
  await fill('confirmedPassword', DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await waitForHeading(page, words.noneWaiting);

  const keys = gu['donation/gateway-account'];
  await tabTo(page, keys.add);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await fill('keyId', 'rzp_live_aB3dE5fG7hJ9');
  await fill('keySecret', 'short');
  await page.keyboard.press('Enter');
  await dialog(page).getByText(keys.dialog.hints.webhookSecret).waitFor();
  await dialog(page).getByRole('alert').waitFor();
  await expectAccessibleEverywhere(page);
  await page.locator('#keySecret').press('Control+a');
  await fill('keySecret', 'keySecretOfTheGateway123');
  await fill('webhookSecret', 'webhook-secret-of-sathi');
  // The password was typed a moment ago.
  await page.keyboard.press('Enter');
  await main(page)
    .getByText(/rzp_live_aB3dE5fG7hJ9/)
    .first()
    .waitFor();
  await main(page).locator('summary', { hasText: keys.webhook.title }).click();
  await main(page).getByText(`${journeyProduct().origin}/api/donation/gatewayWebhook/${ngoId}`).waitFor();

  await button(page, words.waiting.withdraw).first().click();
  await dialog(page).getByText(words.waiting.withdrawText).waitFor();
  await dialog(page).getByRole('button', { name: words.waiting.withdrawYes }).click();
  await waitForHeading(page, words.none);
  await main(page).locator('summary', { hasText: words.past.title }).click();
  await main(page).getByText(words.past.ends.withdrawn).waitFor();
  await expectAccessibleEverywhere(page);
  expect(unexpected(pageErrors)).toEqual([]);
});
