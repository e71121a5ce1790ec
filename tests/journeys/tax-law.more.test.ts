import { expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { button, main, readFocusedText, waitForHeading, waitForToast } from '../support/page.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { runSql } from '../support/run-sql.ts';
import { signIn } from '../support/sign-in.ts';
import { DESK, newVisitor } from '../support/visit.ts';
import { typePassword } from '../support/type-password.ts';

const t = en['donation/tax-law'];
const PATH = `/${BRAND.slug}/taxLaw`;

test('an administrator adds a law, and corrects it while a colleague saves the same one', async () => {
  const { page, pageErrors } = await newVisitor({ viewport: DESK });
  await signIn(page, { email: 'admin@example.org', password: DEMO_PASSWORD, to: `/${BRAND.slug}` });
  await page.getByRole('navigation').getByRole('link', { name: t.title }).click();
  await waitForHeading(page, t.headline('1 April 2026'));
  await main(page).getByText(t.effect).waitFor();
  await expectAccessibleEverywhere(page);

  // It starts with the words of the latest law. Mistakes are named, and nothing that was typed is lost.
  await button(page, t.add).click();
  expect(await readFocusedText(page)).toBe(t.addTitle);
  expect(await page.locator('#deductionSection').inputValue()).toBe('133');
  await page.locator('#act').fill('Income-tax Act, 2040');
  await page.locator('#statementDue').fill('31-06');
  await page.locator('#cashLimit').fill('1.005');
  await button(page, t.confirmAdd).click();
  for (const error of ['taxLawDayWrong', 'taxLawDueWrong', 'taxLawAmountWrong'] as const)
    await main(page).getByText(t.errors[error], { exact: true }).waitFor();
  await expectAccessibleEverywhere(page);
  await page.locator('#appliesFrom').fill('2026-04-01');
  await page.locator('#statementDue').fill('30-06');
  await page.locator('#cashLimit').fill('1,000');
  await button(page, t.confirmAdd).click();
  await typePassword(page);
  await main(page).getByText(t.errors.taxLawDayTaken, { exact: true }).waitFor();
  // A reload keeps the draft.
  await page.reload();
  await button(page, t.add).click();
  await main(page).getByText(t.draft).waitFor();
  expect(await page.locator('#act').inputValue()).toBe('Income-tax Act, 2040');
  await page.locator('#appliesFrom').fill('2040-04-01');
  await button(page, t.confirmAdd).click();
  await waitForToast(page, t.answers.taxLawAdded);
  await main(page)
    .getByRole('heading', { name: t.since('1 April 2040') })
    .waitFor();
  await main(page).getByText('30 June', { exact: true }).waitFor();

  await button(page, `${t.edit} ${t.since('1 April 2040')}`).click();
  await page.locator('#statementForm').fill('213');
  await withProductDatabase((db) =>
    runSql(db, {
      text: `update tax_law set certificate_form = '214', revision = revision + 1 where applies_from = '2040-04-01'`,
      values: [],
    }),
  );
  await button(page, t.save).click();
  await main(page).getByText(t.conflict.heading).waitFor();
  await button(page, `${t.conflict.take} ${t.fields.certificateForm}`).click();
  expect(await page.locator('#statementForm').inputValue()).toBe('213');
  await button(page, t.save).click();
  await waitForToast(page, t.answers.taxLawSaved);
  await main(page).getByText('213', { exact: true }).waitFor();
  await main(page).getByText('214', { exact: true }).waitFor();
  // The browser's console reports the refused forms.
  expect(pageErrors.filter((line) => !/403|409|422/.test(line))).toEqual([]);
});

test('staff who are not administrators neither see the tab nor the laws', async () => {
  const { page } = await newVisitor({ viewport: DESK });
  await signIn(page, { email: 'staff@example.org', password: DEMO_PASSWORD, to: PATH });
  await waitForHeading(page, /./);
  // The other tabs are there.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: en['donation/bank-oversight'].title })
    .waitFor();
  expect(await page.getByRole('navigation').getByRole('link', { name: t.title }).count()).toBe(0);
  expect(await main(page).textContent()).not.toContain('133');
});
