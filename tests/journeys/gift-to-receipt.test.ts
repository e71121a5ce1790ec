import { expect, test } from 'vitest';
import { LAYOUTS, statementOf } from '#src/features/donation/bank-statement/statement-files.fixture.ts';
import { gu } from '#src/messages/catalogues.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { rupees } from '#src/shared/money.ts';
import { productDonations } from '../support/give.ts';
import { waitForMail } from '../support/mails.ts';
import { addNgoWithReceipts } from '../support/managed-donations.ts';
import { SCHEME_NGO } from '../support/managed-schemes.ts';
import { button, main, waitForHeading } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { readPdf } from '../support/read-pdf.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword } from '../support/type-password.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const statement = gu['donation/bank-statement'];
const check = gu['donation/receipt-check'];
const byHand = gu['donation/by-hand'];
const EMAIL = 'kanchan.gives@example.org';
const NAME = 'કંચન રાઠોડ';
const UTR = '417300000777';
const STRANGE_UTR = '417300000888';

test('the NGO finds a gift by UPI in its statement, and the receipt arrives in Gujarati', async () => {
  const { ngoId, email } = await addNgoWithReceipts();
  await withProductDatabase(async (db) => {
    const gift = { donorName: NAME, donorEmail: EMAIL, amount: rupees(1001), language: 'gu' } as const;
    await productDonations(db).savedDonation({ ngoId, status: 'claimed', utr: UTR, ...gift });
  });

  // The bank shows the gift, and money of somebody who did not say that it is a gift.
  const { page, pageErrors } = await newVisitor();
  const to = '/ngopage/donation/bankStatement';
  await signIn(page, { email, password: SCHEME_NGO.password, to, language: 'gu' });
  const day = todayInIndia();
  const file = await statementOf(LAYOUTS[0]!, [
    { day, amount: rupees(1001), utr: UTR, payer: 'KANCHAN R' },
    { day, amount: rupees(2500), utr: STRANGE_UTR, payer: 'SOMEBODY' },
  ]);
  const buffer = Buffer.from(await file.arrayBuffer());
  await main(page).getByLabel(statement.file).setInputFiles({ name: file.name, mimeType: '', buffer });
  await button(page, statement.read).click();
  await waitForHeading(page, statement.headline(1, '1'));
  await main(page).getByText(NAME).first().waitFor();
  await button(page, statement.confirm(1, '1', '₹1,001')).click();
  await typePassword(page);
  await waitForHeading(page, statement.headlineReceived(1, '1'));

  await expectReceipt();

  // The other payment becomes a gift by hand, with what the bank says about it.
  await main(page).getByRole('link', { name: statement.unmatched.add }).click();
  await waitForHeading(page, byHand.title);
  expect(await page.locator('#amount').inputValue()).toBe('2500');
  expect(await page.locator('#utr').inputValue()).toBe(STRANGE_UTR);
  expect(await page.locator('#receivedOn').inputValue()).toBe(day);
  // The browser reports that the password was asked for.
  expect(pageErrors.filter((error) => !error.includes('403'))).toEqual([]);
});

/** The receipt arrives by mail, says what was given, and its code leads to the page that confirms it. */
async function expectReceipt(): Promise<void> {
  const { attachments, text = '' } = await waitForMail(EMAIL, (mail) => mail.attachments.length > 0);
  expect(text).toContain('₹1,001');
  const { lines } = readPdf(new Uint8Array(attachments[0]!.content as ArrayBuffer));
  const paper = lines.join('\n');
  for (const words of [gu['donation/receipt-paper'].title, NAME, '₹1,001', 'એક હજાર એક', 'ABCPD1234E', UTR])
    expect(paper).toContain(words);
  const address = lines.find((line) => line.includes('/donate/receipt'))!;
  // The paper leaves out `https://`.
  const page = await (await fetch(addressOf(address.slice(address.indexOf('/'))))).text();
  for (const words of [check.valid, '₹1,001']) expect(page).toContain(words);
}
