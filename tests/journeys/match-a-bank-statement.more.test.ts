import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  LAYOUTS,
  statementOf,
  UNKNOWN_LAYOUT,
  type Payment,
} from '#src/features/donation/bank-statement/statement-files.fixture.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { currentFinancialYear, formatFinancialYear } from '#src/shared/financial-year.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { rupees } from '#src/shared/money.ts';
import { addClaims, addGivingNgo, tabTo } from '../support/managed-donations.ts';
import { rowOf, SCHEME_NGO, waitForPath } from '../support/managed-schemes.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, waitForHeading } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword, typePasswordByKeyboard } from '../support/type-password.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = en['donation/bank-statement'];
const { errors } = en['donation/bank-statement/errors'];
const yearly = en['donation/yearly-statement'];
const details = en['donation/details'];
const PATH = '/ngopage/donation/bankStatement';
const YEARLY = '/ngopage/donation/yearlyStatement';
const { password } = SCHEME_NGO;
const year = formatFinancialYear(currentFinancialYear());

const CLAIMS = [
  { donorName: 'કોકિલા પટેલ', donorEmail: 'kokila.bank@example.org', utr: '417300000001', amount: 500 },
  { donorName: 'Salma Shaikh', donorEmail: 'salma.bank@example.org', utr: '417300000002', amount: 750 },
  { donorName: 'Hansa Rathod', donorEmail: 'hansa.bank@example.org', utr: '417300000003', amount: 1000 },
];
const paymentOf = (utr: string, amount: number, payer?: string): Payment => ({
  day: todayInIndia(),
  amount: rupees(amount),
  utr,
  ...(payer !== undefined && { payer }),
});
/** What the bank shows: two claims, one with a mistyped number, another amount, and money of somebody else. */
const PAYMENTS = [
  paymentOf('417300000001', 500),
  paymentOf('417300000020', 750, 'SALMA SHAIKH'),
  paymentOf('417300000003', 900),
  paymentOf('417399999999', 12_345, 'GRANT'),
];

async function choose(page: Page, file: File): Promise<void> {
  const buffer = Buffer.from(await file.arrayBuffer());
  await main(page).getByLabel(t.file).setInputFiles({ name: file.name, mimeType: '', buffer });
}

/** Chooses a file and reads it. */
async function read(page: Page, file: File): Promise<void> {
  await choose(page, file);
  await button(page, t.read).click();
}

test('an NGO finds gifts in its bank statement, and a statement read again proves nothing twice', async () => {
  const { ngoId, email } = await addGivingNgo();
  await addClaims(ngoId, ...CLAIMS);
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { email, password, to: PATH });
  await waitForHeading(page, t.start(3, 'Three'));

  // Files that are no statement.
  await button(page, t.read).click();
  await main(page).getByRole('alert').getByText(errors.statementNeeded).waitFor();
  await expectAccessibleEverywhere(page);
  pageErrors.length = 0;
  await read(page, new File(['%PDF-1.7'], 'statement.pdf'));
  await main(page).getByRole('alert').getByText(errors.statementPdf).waitFor();
  expect(pageErrors.splice(0).join()).toContain('422');

  // A bank that nobody knows.
  await read(page, await statementOf(UNKNOWN_LAYOUT, PAYMENTS));
  await waitForHeading(page, t.columns.title);
  await button(page, t.columns.confirm).click();
  await main(page).getByRole('alert').waitFor();
  await expectAccessibleEverywhere(page);
  const chooseColumn = async (label: string, heading: string) => {
    const select = main(page).getByLabel(label, { exact: true });
    const option = await select
      .locator('option')
      .filter({ hasText: `${heading}:` })
      .textContent();
    await select.selectOption({ label: option! });
  };
  await chooseColumn(t.columns.date, 'When');
  await chooseColumn(t.columns.narration, 'What');
  await chooseColumn(t.columns.credit, 'In');
  await main(page).getByRole('cell', { name: '12345.00' }).waitFor();
  await button(page, t.columns.confirm).click();

  await waitForHeading(page, t.headline(1, '1'));
  const tickOf = (name: string) => rowOf(page, name).getByRole('checkbox');
  expect(await tickOf('કોકિલા પટેલ').isChecked()).toBe(true);
  expect(await tickOf('Salma').isChecked()).toBe(false);
  await rowOf(page, 'Salma').getByText(t.reasons.similarNumber('417300000002')).waitFor();
  await main(page)
    .getByRole('heading', { name: `${t.differs.title} (1)` })
    .waitFor();
  await main(page).getByRole('link', { name: t.unmatched.add }).waitFor();
  await expectAccessibleEverywhere(page);
  await tickOf('Salma').check();
  await button(page, t.confirm(2, '2', '₹1,250')).click();
  await typePassword(page);
  await waitForHeading(page, t.headlineReceived(2, '2'));
  for (const name of ['કોકિલા પટેલ', 'Salma']) await rowOf(page, name).getByText(t.received).waitFor();

  // The layout is remembered, and the lines are known again.
  await button(page, t.other).click();
  await read(page, await statementOf(UNKNOWN_LAYOUT, PAYMENTS));
  await waitForHeading(page, t.headlineNothing);
  await main(page)
    .getByRole('heading', { name: `${t.used.title} (2)` })
    .click();

  // The columns can be chosen again.
  await main(page).getByText(t.columns.details).click();
  await button(page, t.columns.change).click();
  await waitForHeading(page, t.columns.title);
  await button(page, en.area.cancel).click();
  await waitForHeading(page, t.start(1, 'One'));
  // The browser reports that the password was asked for.
  expect(pageErrors.filter((line) => !line.includes('403'))).toEqual([]);
});

test('a statement is confirmed with the keyboard alone, and the yearly one shows which PAN is missing, and where to add it', async () => {
  const { ngoId, email } = await addGivingNgo();
  await addClaims(ngoId, CLAIMS[0]!);
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { email, password, to: YEARLY });
  await waitForHeading(page, yearly.headlineEmpty(year));
  await main(page).getByRole('link', { name: en['donation/sections'].bankStatement }).click();
  await waitForPath(page, PATH);
  await waitForHeading(page, t.start(1, 'One'));
  await main(page).getByLabel(t.file).focus();
  // The dialog of the operating system has no keyboard here; the field has the focus all the same.
  await choose(page, await statementOf(LAYOUTS[1]!, PAYMENTS));
  await tabTo(page, t.read);
  await page.keyboard.press('Enter');
  await waitForHeading(page, t.headline(1, '1'));
  await tabTo(page, t.confirm(1, '1', '₹500'));
  await page.keyboard.press('Enter');
  await typePasswordByKeyboard(page, password);
  await waitForHeading(page, t.headlineReceived(1, '1'));

  await main(page).getByRole('link', { name: en['donation/sections'].yearlyStatement }).click();
  await waitForHeading(page, yearly.withoutId(1, 'One'));
  // Nobody has said when the 80G number was issued.
  await main(page).getByRole('link', { name: yearly.ngo.issuedOnLink }).waitFor();
  await expectAccessibleEverywhere(page);
  await button(page, yearly.file.save).click();
  await page.getByRole('dialog').getByText(yearly.file.incomplete(1, '1')).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: en.area.cancel }).click();

  await rowOf(page, 'કોકિલા પટેલ').getByRole('link', { name: yearly.add }).click();
  await waitForHeading(page, details.headline.received('કોકિલા પટેલ', '₹500'));
  await button(page, details.actions.correct).click();
  await main(page).locator('#donorId').fill('ABCPD1234E');
  await button(page, details.donor.form.save).click();
  await main(page).locator('#donorId').waitFor({ state: 'detached' });

  await page.goto(addressOf(YEARLY));
  await waitForHeading(page, yearly.withoutRegistration);
  await rowOf(page, 'કોકિલા પટેલ').getByText('XXXXXXXX4E').waitFor();
  await button(page, yearly.file.save).click();
  await page.getByRole('dialog').getByRole('button', { name: yearly.file.confirm }).click();
  const downloading = page.waitForEvent('download');
  const csv = await text(await (await downloading).createReadStream());
  expect(csv).toContain('1,,Permanent Account Number,ABCPD1234E,');
  expect(csv).toContain(',કોકિલા પટેલ,');
  await main(page).getByText(yearly.file.unchanged).waitFor();
  // The browser's console reports that the password was missing.
  expect(pageErrors.filter((line) => !line.includes('403'))).toEqual([]);
});
