import { expect, test } from 'vitest';
import { accountsTab } from '#src/features/account/account.navigation.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { auditTab, securityTab } from '#src/features/audit/audit.navigation.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { BRAND } from '#src/brand.ts';
import { gu } from '#src/messages/catalogues.server.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main, openTab, readFocusedText, showTabs, areaTabs, waitForHeading } from '../support/page.ts';
import { waitForMail } from '../support/mails.ts';
import { withProductDatabase } from '../support/product-database.ts';
import { signIn } from '../support/sign-in.ts';
import { typePassword } from '../support/type-password.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = gu['account/accounts'];
const words = gu['account/person-lists'];
const invitation = gu['account/invitation'];
const HOME = `/${BRAND.slug}`;
const ADMIN_EMAIL = 'admin@example.org';
const STAFF_PASSWORD = 'nine white herons wade';

test('an administrator adds a staff member, later resets the second factor, and disables the account', async () => {
  const name = 'Kiran Joshi';
  const email = 'kiran@example.org';
  const admin = await newVisitor();
  const { page } = admin;
  await signIn(page, { email: ADMIN_EMAIL, password: DEMO_PASSWORD, to: HOME, language: 'gu' });
  await openTab(page, accountsTab.label.gu);
  await page.waitForURL((url) => url.pathname === `/gu${HOME}/accounts`);
  await main(page).getByRole('row').filter({ hasText: ADMIN_EMAIL }).getByText(words.you).waitFor();

  // Invites the staff member, with the password again. A bad address is named at its field before.
  await page.locator('#name').fill(name);
  await page.locator('#email').fill('kiran');
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByRole('alert').getByText(words.email).first().waitFor();
  expect(await page.locator('#name').inputValue()).toBe(name);
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: words.submit }).click();
  await typePassword(page);
  await page.getByRole('heading', { level: 2, name: words.invitedHeading }).waitFor();
  await rowOf(email).getByText(t.roles.staff, { exact: true }).waitFor();
  await expectAccessibleEverywhere(page);

  const colleague = await openInvitation(email);
  const staffPage = colleague.page;
  await signIn(staffPage, { email, password: STAFF_PASSWORD, to: HOME, language: 'gu' });
  await showTabs(staffPage);
  await areaTabs(staffPage).getByRole('link', { name: auditTab.label.gu }).waitFor();
  for (const { label } of [accountsTab, securityTab])
    expect(await areaTabs(staffPage).getByRole('link', { name: label.gu }).count()).toBe(0);
  await staffPage.goto(addressOf(`/gu${HOME}/accounts`));
  await waitForHeading(staffPage, gu.site.notFound.title);

  // Resets the second factor. How it was set up has a journey of its own (sign-in.test.ts).
  await withProductDatabase((db) =>
    db
      .updateTable('account')
      .set({ totp_secret: 'sealed', totp_step: '1' })
      .where('email', '=', email)
      .execute(),
  );
  await page.reload();
  await rowOf(email).getByText(t.app).waitFor();
  // The password was typed a moment ago, before the reload.
  await act(t.reset, { question: t.resetText, yes: t.resetYes });
  await page.getByText(apiMessages.gu.secondFactorReset).waitFor();
  await rowOf(email).getByText(t.notSetUp).waitFor();

  // Disables the account.
  await act(t.disable, { question: t.disableText, yes: t.disableYes });
  await page.getByText(apiMessages.gu.accountDisabled).waitFor();
  await rowOf(email).getByText(words.disabled, { exact: true }).waitFor();
  expect(await readFocusedText(page)).toBe(await page.locator('h1').textContent());
  await expectAccessibleEverywhere(page);
  const isExpected = (line: string) => /40[013]/.test(line);
  expect([...admin.pageErrors, ...colleague.pageErrors].filter((line) => !isExpected(line))).toEqual([]);

  function rowOf(text: string) {
    return main(page).getByRole('row').filter({ hasText: text });
  }
  /** Presses a button of the staff member's row and answers the question. */
  async function act(label: string, texts: { question: string; yes: string }) {
    await rowOf(email)
      .getByRole('button', { name: `${label} ${name}` })
      .click();
    await page.getByRole('dialog').getByText(texts.question).waitFor();
    await page.getByRole('button', { name: texts.yes, exact: true }).click();
  }
});

/** Opens the account of an invited staff member with the link of the mail. */
async function openInvitation(email: string) {
  const visitor = await newVisitor();
  const { page } = visitor;
  const link = /https?:\/\/\S+(\/gu\/logIn\/invitation#\S+)/;
  const mail = await waitForMail(email, ({ text }) => link.test(text ?? ''));
  expect(mail.subject).toBe(gu.mail.invitation.subjectTeam);
  await page.goto(addressOf(link.exec(mail.text!)![1]!));
  await page.getByText(invitation.staff).waitFor();
  await page.getByText(invitation.consentTeam).waitFor();
  await page.locator('#password').fill(STAFF_PASSWORD);
  await page.locator('#consent').check();
  await page.getByRole('button', { name: invitation.submit }).click();
  await page.getByText(invitation.done).waitFor();
  return visitor;
}
