import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsTab } from '#src/features/account/account.navigation.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { BRAND } from '#src/brand.ts';
import { gu } from '#src/messages/catalogues.server.ts';
import { expectAccessibleEverywhere } from '../support/page-checks.ts';
import { main, openTab, readFocusedText, showTabs, areaTabs, waitForHeading } from '../support/page.ts';
import { startProduct, type Product } from '../support/product.ts';
import { newVisitor, waitForScript } from '../support/visit.ts';
import { removeFolder } from '../support/remove-folder.ts';

const t = gu['account/accounts'];
const words = gu['account/person-lists'];
const invitation = gu['account/invitation'];
const signInWords = gu.account;
const { step } = signInWords;
const HOME = `/gu/${BRAND.slug}`;
const ADMIN_EMAIL = 'asha@example.org';
const ADMIN_PASSWORD = 'seven green buffaloes';
const STAFF_PASSWORD = 'nine white herons wade';

const dataDir = mkdtempSync(join(tmpdir(), 'sahay-accounts-'));
/** Without the demo, in which the password alone is enough. */
let product: Product;
beforeAll(async () => {
  product = await startProduct({ dataDir, env: { DEMO: 'off' } });
  addAdmin();
});
afterAll(async () => {
  await product.stop();
  await removeFolder(dataDir);
});

function addAdmin() {
  const file = 'src/features/account/administration/account.cli.ts';
  const person = ['--email', ADMIN_EMAIL, '--name', 'Asha Patel', '--language', 'gu'];
  const args = [file, 'add', '--role', 'admin', ...person];
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'error', NODE_ENV: '' };
  execFileSync(process.execPath, args, { env, input: ADMIN_PASSWORD });
}

/** Waits for a mail to this address that matches, and returns the newest. */
async function waitForMail(address: string, pattern: RegExp): Promise<Email> {
  const outbox = join(dataDir, 'outbox');
  const numberOf = (name: string) => Number(/\d+/.exec(name));
  let found: Email | undefined;
  await expect
    .poll(async () => {
      const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
      for (const name of names.sort((a, b) => numberOf(b) - numberOf(a))) {
        const mail = await PostalMime.parse(readFileSync(join(outbox, name)));
        const isMeant = mail.to?.some((to) => to.address === address) && pattern.test(mail.text ?? '');
        if (isMeant) return (found = mail).subject;
      }
      return undefined;
    })
    .toBeDefined();
  return found!;
}

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(`${product.origin}/gu/logIn`);
  await waitForScript(page);
  await page.getByLabel(signInWords.email, { exact: true }).fill(email);
  await page.getByLabel(signInWords.password, { exact: true }).fill(password);
  await main(page).getByRole('button', { name: signInWords.submit, exact: true }).click();
}
async function enterCode(page: Page, code: string) {
  await page.getByLabel(step.code, { exact: true }).fill(code);
  await main(page).getByRole('button', { name: step.submit, exact: true }).click();
}
/** Sets up an authenticator app with the setup code that the page shows, and lands in the operations area. */
async function setUpApp(page: Page): Promise<TOTP> {
  await page.getByAltText(step.qr).waitFor();
  const text = (await main(page).innerText()).replace(/(?<=[A-Z2-7]{4}) (?=[A-Z2-7]{4})/g, '');
  const totp = new TOTP({ secret: Secret.fromBase32(/\b[A-Z2-7]{32}\b/.exec(text)![0]) });
  await enterCode(page, totp.generate());
  await page.waitForURL((url) => url.pathname === HOME);
  return totp;
}

test('an administrator adds a staff member, who sets up the second factor, later resets it, and disables the account', async () => {
  const name = 'Kiran Joshi';
  const email = 'kiran@example.org';
  const admin = await newVisitor();
  const { page } = admin;
  await enterPassword(page, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  await setUpApp(page);
  await openTab(page, accountsTab.label.gu);
  await page.waitForURL((url) => url.pathname === `${HOME}/accounts`);
  await main(page).getByRole('row').filter({ hasText: ADMIN_EMAIL }).getByText(words.you).waitFor();
  await expectAccessibleEverywhere(page);

  // Invites the staff member, with the password again. A bad address is named at its field before.
  await page.locator('#name').fill(name);
  await page.locator('#email').fill('kiran');
  await page.getByRole('button', { name: words.submit }).click();
  await page.getByRole('alert').getByText(words.email).first().waitFor();
  expect(await page.locator('#name').inputValue()).toBe(name);
  await page.locator('#email').fill(email);
  await page.getByRole('button', { name: words.submit }).click();
  await confirmPassword();
  await page.getByRole('heading', { level: 2, name: words.invitedHeading }).waitFor();
  await rowOf(email).getByText(t.roles.staff, { exact: true }).waitFor();
  await expectAccessibleEverywhere(page);

  const colleague = await openInvitation(email);
  const staffPage = colleague.page;
  await enterPassword(staffPage, { email, password: STAFF_PASSWORD });
  const totp = await setUpApp(staffPage);
  await showTabs(staffPage);
  expect(await areaTabs(staffPage).getByRole('link', { name: accountsTab.label.gu }).count()).toBe(0);
  await staffPage.goto(`${product.origin}${HOME}/accounts`);
  await waitForHeading(staffPage, gu.site.notFound.title);

  // Resets the second factor. The staff member is signed out, and sets up another app.
  await page.reload();
  await rowOf(email).getByText(t.app).waitFor();
  await act(t.reset, { question: t.resetText, yes: t.resetYes, done: apiMessages.gu.secondFactorReset });
  await rowOf(email).getByText(t.notSetUp).waitFor();
  await waitForMail(email, /logIn/);
  await staffPage.goto(`${product.origin}${HOME}`);
  await staffPage.waitForURL((url) => url.pathname === '/gu/logIn');
  await enterPassword(staffPage, { email, password: STAFF_PASSWORD });
  const next = await setUpApp(staffPage);
  expect(next.secret.base32).not.toBe(totp.secret.base32);

  // Disables the account: the staff member cannot sign in any more.
  await page.reload();
  await act(t.disable, {
    question: t.disableText,
    yes: t.disableYes,
    done: apiMessages.gu.accountDisabled,
  });
  await rowOf(email).getByText(words.disabled, { exact: true }).waitFor();
  expect(await readFocusedText(page)).toBe(await page.locator('h1').textContent());
  await expectAccessibleEverywhere(page);
  await staffPage.goto(`${product.origin}${HOME}`);
  await staffPage.waitForURL((url) => url.pathname === '/gu/logIn');
  await enterPassword(staffPage, { email, password: STAFF_PASSWORD });
  await staffPage.getByText(apiMessages.gu.wrongSignIn).first().waitFor();
  const isExpected = (line: string) => /40[013]/.test(line) || line.includes(`host: ${product.origin}/`);
  expect([...admin.pageErrors, ...colleague.pageErrors].filter((line) => !isExpected(line))).toEqual([]);

  function rowOf(text: string) {
    return main(page).getByRole('row').filter({ hasText: text });
  }
  /** Presses a button of the staff member's row, answers the question and enters the password. */
  async function act(label: string, texts: { question: string; yes: string; done: string }) {
    await rowOf(email)
      .getByRole('button', { name: `${label} ${name}` })
      .click();
    await page.getByRole('dialog').getByText(texts.question).waitFor();
    await expectAccessibleEverywhere(page);
    await page.getByRole('button', { name: texts.yes, exact: true }).click();
    await confirmPassword();
    await page.getByText(texts.done).waitFor();
  }
  async function confirmPassword() {
    await page.locator('#confirmedPassword').fill(ADMIN_PASSWORD);
    await page.locator('dialog button[type=submit]').click();
  }
});

/** Opens the account of an invited staff member with the link of the mail. */
async function openInvitation(email: string) {
  const visitor = await newVisitor();
  const { page } = visitor;
  const mail = await waitForMail(email, /logIn\/invitation#/);
  expect(mail.subject).toBe(gu.mail.invitation.subjectTeam);
  await page.goto(/https?:\/\/\S+\/gu\/logIn\/invitation#\S+/.exec(mail.text!)![0]);
  await page.getByText(invitation.staff).waitFor();
  await page.getByText(invitation.consentTeam).waitFor();
  await expectAccessibleEverywhere(page);
  await page.locator('#password').fill(STAFF_PASSWORD);
  await page.locator('#consent').check();
  await page.getByRole('button', { name: invitation.submit }).click();
  await page.getByText(invitation.done).waitFor();
  return visitor;
}
