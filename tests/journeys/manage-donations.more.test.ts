import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { addClaims, addGivingNgo, tabTo } from '../support/managed-donations.ts';
import { downloadFile, rowOf, SCHEME_NGO, waitForPath } from '../support/managed-schemes.ts';
import { waitForMail } from '../support/mails.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, readFocusedText, waitForHeading, waitForToast } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword } from '../support/type-password.ts';
import { addressOf, newVisitor, type PageErrors } from '../support/visit.ts';
import { dayIn } from '../support/days.ts';

const t = en['donation/management'];
const details = en['donation/details'];
const hand = en['donation/by-hand'];
const purposes = en['donation/purposes'];
const settings = en['donation/settings'];
const { errors: giftErrors } = en['donation/details/responses'];
const { statuses, methods } = en.donation;
const PATH = '/ngopage/donation';
const { password } = SCHEME_NGO;
const tomorrow = () => dayIn(1);
const dialog = (page: Page) => page.getByRole('dialog');
const confirmIn = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
/** Browsers report refused forms as failed responses. */
const unexpected = (pageErrors: PageErrors) => pageErrors.filter((error) => !/4\d\d/.test(error));
const fill = (page: Page, label: string, text: string) => main(page).getByLabel(label).first().fill(text);

test('an NGO finds payments in its bank, refuses one, adds cash, and its donors get receipts', async () => {
  const { ngoId, email } = await addGivingNgo();
  await addClaims(
    ngoId,
    { donorName: 'કોકિલા પટેલ', donorEmail: 'kokila.gives@example.org', utr: '417200000001', amount: 500 },
    { donorName: 'Salma Shaikh', donorEmail: 'salma.gives@example.org', utr: '417200000002', amount: 750 },
    { donorName: 'Hansa Rathod', donorEmail: 'hansa.gives@example.org', utr: '417200000003', amount: 1000 },
  );
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { email, password, to: PATH });
  await waitForHeading(page, t.headline.waiting(3, 'Three'));
  await expectAccessibleEverywhere(page);

  // Two are confirmed together. A day to come is refused, and the choice stays.
  for (const name of ['કોકિલા પટેલ', 'Salma Shaikh']) await main(page).getByLabel(t.choose(name)).check();
  await button(page, t.several.open).click();
  await dialog(page).getByLabel(details.confirmDialog.receivedOn).fill(tomorrow());
  await confirmIn(page, t.several.confirm);
  await typePassword(page, password);
  await dialog(page).getByText(giftErrors.giftDayFuture).waitFor();
  await expectAccessibleEverywhere(page);
  await dialog(page).getByLabel(details.confirmDialog.receivedOn).fill(todayInIndia());
  await confirmIn(page, t.several.confirm);
  await waitForToast(page, 'Payments confirmed: 2.');
  await waitForHeading(page, t.headline.waiting(1, 'One'));
  await rowOf(page, 'Salma').getByText(statuses.received).waitFor();

  // The third one is not there.
  await rowOf(page, 'Hansa').getByRole('link').click();
  await waitForHeading(page, details.headline.claimed('Hansa Rathod', '₹1,000'));
  await expectAccessibleEverywhere(page);
  await button(page, details.actions.refuse).click();
  await confirmIn(page, details.refuseDialog.confirm);
  await dialog(page).getByText(en['donation/responses'].errors.donationReasonRequired).waitFor();
  await dialog(page).getByLabel(details.refuseDialog.reason).fill('No payment with this number.');
  await confirmIn(page, details.refuseDialog.confirm);
  await waitForHeading(page, details.headline.refused('Hansa Rathod', '₹1,000'));

  // A wrong form loses nothing.
  await main(page).getByRole('link', { name: details.back }).click();
  await main(page).getByRole('link', { name: t.add }).click();
  await waitForPath(page, `${PATH}/add`);
  await main(page).getByLabel(methods.upi, { exact: true }).check();
  await fill(page, hand.fields.amount, '1.005');
  await main(page).getByLabel(hand.fields.utr).fill('12345678901');
  await fill(page, hand.fields.donorEmail, 'ramesh.gives@example.org');
  await button(page, hand.save).click();
  for (const sentence of [
    en['donation/responses'].errors.amountTooPrecise,
    en['donation/responses'].errors.utrWrong,
    giftErrors.giftNameRequired,
  ])
    await main(page).getByText(sentence, { exact: true }).waitFor();
  await expectAccessibleEverywhere(page);
  expect(await main(page).getByLabel(hand.fields.donorEmail).inputValue()).toBe('ramesh.gives@example.org');
  await page.reload();
  await main(page).getByText(hand.draft).waitFor();
  expect(await main(page).getByLabel(hand.fields.amount).inputValue()).toBe('1.005');
  await main(page).getByLabel(methods.cash, { exact: true }).check();
  await fill(page, hand.fields.amount, '૫,૦૦૦');
  await fill(page, hand.fields.donorName, 'Ramesh Vaghela');
  await main(page).getByText(hand.notices.cash('₹2,000')).waitFor();
  await button(page, hand.save).click();
  await waitForHeading(page, details.headline.received('Ramesh Vaghela', '₹5,000'));
  await main(page).getByText(details.receipts.waits.signatory).waitFor();

  // The receipts wait until somebody signs; then each gets a number, in the order of receipt.
  await main(page).getByRole('link', { name: details.receipts.sign }).click();
  await waitForHeading(page, settings.headline.unsigned);
  await main(page).getByText(settings.lead.unsigned(3, '3')).waitFor();
  expect(unexpected(pageErrors)).toEqual([]);
  await setSignatory(page);
  await waitForMail('ramesh.gives@example.org', ({ attachments }) => attachments.length === 1);

  await page.goto(addressOf(`${PATH}?q=kokila`));
  await expect.poll(() => main(page).getByRole('row').count()).toBe(2);
  await rowOf(page, 'કોકિલા')
    .getByText(/^Receipt 20\d\d-\d\d\/0000\d$/)
    .waitFor();
  const csv = (await downloadFile(page, { button: en.area.asCsv, name: 'Donations.csv' })).toString();
  expect(csv).toContain('કોકિલા પટેલ,9876543210,kokila.gives@example.org');
  expect(csv).not.toContain('Salma');
  await rowOf(page, 'કોકિલા').getByRole('link').click();
  await waitForHeading(page, details.headline.received('કોકિલા પટેલ', '₹500'));

  // The name was misspelt: the receipt is replaced. A part of the gift goes back.
  await button(page, details.actions.correct).click();
  await fill(page, details.donor.form.fields.donorName, 'કોકિલાબેન પટેલ');
  await fill(page, details.donor.form.fields.donorId, 'ABCXD1234E');
  await button(page, details.donor.form.save).click();
  await main(page).locator('#donorId-error').waitFor();
  await expectAccessibleEverywhere(page);
  await fill(page, details.donor.form.fields.donorId, 'ABCPD1234E');
  await button(page, details.donor.form.save).click();
  await waitForHeading(page, details.headline.received('કોકિલાબેન પટેલ', '₹500'));
  await main(page).getByText('PAN XXXXXXXX4E').waitFor();
  await main(page).getByRole('button', { name: details.actions.reissue }).click();
  await dialog(page).getByLabel(details.receiptDialog.reason).fill('The name was misspelt');
  await confirmIn(page, details.receiptDialog.reissueConfirm);
  await expect.poll(() => main(page).getByText(details.receipts.cancelled, { exact: true }).count()).toBe(1);
  await button(page, details.actions.refund).click();
  await dialog(page).getByLabel(details.refundDialog.amount).fill('600');
  await dialog(page).getByLabel(details.refundDialog.reason).fill('She gave more than she meant');
  await confirmIn(page, details.refundDialog.confirm);
  await dialog(page).getByText('At most ₹500 can be given back.').waitFor();
  await expectAccessibleEverywhere(page);
  await dialog(page).getByLabel(details.refundDialog.amount).fill('200');
  await confirmIn(page, details.refundDialog.confirm);
  await main(page).getByText('₹300', { exact: true }).first().waitFor();
  await expectAccessibleEverywhere(page);
  const downloading = page.waitForEvent('download');
  await button(page, details.actions.pdf).first().click();
  expect((await downloading).suggestedFilename()).toMatch(/^Receipt 20\d\d-\d\d-00005\.pdf$/);

  // Another claim is confirmed in Gujarati with the keyboard alone.
  const claim = { donorName: 'Asha Solanki', donorEmail: 'asha.gives@example.org', utr: '417200000009' };
  await addClaims(ngoId, { ...claim, amount: 900 });
  await page.goto(addressOf(`/gu${PATH}`));
  await confirmWithKeyboard(page);
  await main(page).getByRole('link', { name: gu['donation/details'].back }).click();
  await waitForHeading(page, gu['donation/management'].headline.month('₹6,950'));
  await page.goto(addressOf('/ngopage'));
  await main(page).getByText('₹6,950').waitFor();
  expect(unexpected(pageErrors)).toEqual([]);
});

/** Says who signs and how, after mistakes, and looks at a sample of the receipt. */
async function setSignatory(page: Page): Promise<void> {
  const { errors } = en['donation/settings/responses'];
  await fill(page, settings.fields.signatoryDesignation, 'Trustee');
  await fill(page, settings.fields.urnIssuedOn, tomorrow());
  await button(page, settings.save).click();
  await main(page).locator('#signatoryName-error').waitFor();
  await main(page).locator('#urnIssuedOn-error').waitFor();
  await expectAccessibleEverywhere(page);
  await fill(page, settings.fields.signatoryName, 'Meena Shah');
  await fill(page, settings.fields.urnIssuedOn, '2022-04-05');
  await main(page).getByLabel(settings.fields.showsTotals).check();
  await fill(page, settings.fields.thankYouGu, 'તમારા દાનથી ચશ્માં આવે છે.');
  await button(page, settings.save).click();
  await waitForHeading(page, settings.headline.signed('Meena Shah'));

  const picture = main(page).locator('input[type=file]');
  await picture.setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await main(page).getByText(errors.signatureKind).waitFor();
  const ink = { r: 20, g: 20, b: 90, alpha: 0.8 };
  const buffer = await sharp({ create: { width: 600, height: 200, channels: 4, background: ink } })
    .png()
    .toBuffer();
  await picture.setInputFiles({ name: 'signature.png', mimeType: 'image/png', buffer });
  const shown = main(page).getByAltText(settings.signature.alt);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessibleEverywhere(page);
  const downloading = page.waitForEvent('download');
  await button(page, settings.sample.see).click();
  expect((await downloading).suggestedFilename()).toBe(`${settings.sample.file}.pdf`);
}

/** Opens the claim of Asha Solanki in the Gujarati list and confirms it. */
async function confirmWithKeyboard(page: Page): Promise<void> {
  const gujarati = { list: gu['donation/management'], ...gu['donation/details'] };
  await waitForHeading(page, gujarati.list.headline.waiting(1, gu.area.numbers[0]!));
  await tabTo(page, 'Asha Solanki');
  await page.keyboard.press('Enter');
  await waitForHeading(page, gujarati.headline.claimed('Asha Solanki', '₹900'));
  await tabTo(page, gujarati.actions.confirm);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await tabTo(page, gujarati.confirmDialog.confirm);
  await page.keyboard.press('Enter');
  await waitForHeading(page, gujarati.headline.received('Asha Solanki', '₹900'));
  await expect.poll(() => readFocusedText(page)).toContain('Asha Solanki');
}

test('an NGO collects for a purpose, and loses nothing if a colleague saves first', async () => {
  const { ngoId, email } = await addGivingNgo();
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { email, password, to: PATH });
  await waitForHeading(page, t.headline.nothing);
  await main(page).getByRole('link', { name: en['donation/sections'].purposes }).click();
  await waitForHeading(page, purposes.headline(0, '0'));
  await main(page).getByRole('link', { name: purposes.add }).click();
  await waitForHeading(page, purposes.editor.add);
  const { fields, conflict } = purposes.editor;
  await fill(page, fields.goal, '0');
  await button(page, purposes.editor.confirmAdd).click();
  await main(page).getByRole('alert').waitFor();
  await expectAccessibleEverywhere(page);
  await fill(page, fields.title, 'Blankets for the winter');
  await fill(page, fields.titleGu, 'શિયાળામાં ધાબળા');
  await fill(page, fields.goal, '1,00,000');
  await main(page).getByText(en.translations.translated, { exact: true }).waitFor();
  await main(page).getByText(en.translations.missing).waitFor();
  await button(page, purposes.editor.confirmAdd).click();
  // It is public at once.
  await typePassword(page, password);
  await waitForHeading(page, purposes.headline(1, '1'));
  await main(page).getByText(purposes.missing.hi).waitFor();
  await main(page).getByText('₹0 of ₹1,00,000').waitFor();
  const link = main(page).getByRole('link', { name: purposes.page });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^/donate/${ngoId}\\?for=\\d+$`));

  await main(page).getByRole('link', { name: purposes.edit }).click();
  await waitForHeading(page, purposes.editor.edit);
  await fill(page, fields.title, 'Blankets for 200 families');
  await withProductDatabase((db) =>
    runSql(db, {
      text: `update donation_purpose set goal = 20000000, revision = revision + 1 where ngo_id = $1::bigint`,
      values: [ngoId],
    }),
  );
  await button(page, purposes.editor.save).click();
  await main(page).getByText(conflict.heading).waitFor();
  await main(page)
    .getByRole('button', { name: `${conflict.take} ${fields.goal}` })
    .click();
  await button(page, purposes.editor.save).click();
  await main(page).getByRole('heading', { name: 'Blankets for 200 families' }).waitFor();
  await main(page).getByText('₹0 of ₹2,00,000').waitFor();

  await main(page).getByRole('button', { name: purposes.close }).click();
  await confirmIn(page, purposes.close);
  await waitForHeading(page, purposes.headline(0, '0'));
  await main(page).getByRole('link', { name: purposes.lists.closed }).click();
  await main(page).getByRole('button', { name: purposes.reopen }).click();
  await waitForHeading(page, purposes.headline(1, '1'));
  await page.goto(addressOf(`/gu${PATH}/purposes`));
  await main(page).getByRole('heading', { name: 'શિયાળામાં ધાબળા' }).waitFor();
  await expectAccessibleEverywhere(page);
  expect(unexpected(pageErrors)).toEqual([]);
});
