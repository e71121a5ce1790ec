import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { auditTab, securityTab } from '#src/features/audit/audit.navigation.ts';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { openTab, showTabs } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = en['account'];
const PASSWORD_PAGE = '/ngopage/changePassword';
const ngo = { email: 'ngo@example.org', password: DEMO_PASSWORD };
const readToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));
const fetchStatus = async (token: string | null) =>
  (await fetch(addressOf('/api/auth/getAccount'), { headers: { authorization: token! } })).status;

test('a user lists their sessions and signs out of another one and of this one', async () => {
  const { page, pageErrors } = await newVisitor();
  const { page: phone } = await newVisitor();
  await signIn(page, { ...ngo, to: PASSWORD_PAGE });
  await signIn(phone, { ...ngo, to: '/ngopage' });
  await page.reload();
  const list = page.getByRole('table', { name: t.sessions.title });
  await list.getByText(t.sessions.current).waitFor();
  await list.getByText(t.sessions.browserOn('Chrome', 'Linux')).first().waitFor();
  await expectAccessible(page);

  const others = list.getByRole('row').filter({ hasNotText: t.sessions.current }).getByRole('button');
  const sessionCount = await others.count();
  expect(sessionCount).toBeGreaterThan(0);
  await others.first().click();
  await page.getByText(t.sessions.ended).waitFor();
  await expect.poll(() => others.count()).toBe(sessionCount - 1);
  await phone.goto(addressOf('/ngopage'));
  await phone.waitForURL((url) => url.pathname === '/logIn');
  await phone.getByText(t.why.again).waitFor();

  await signIn(phone, { ...ngo, to: '/ngopage' });
  await page.reload();
  await page.getByRole('button', { name: t.sessions.endOthers }).click();
  await page.getByText(t.sessions.othersEnded).waitFor();
  await page.getByText(t.sessions.onlyHere).waitFor();
  expect(await fetchStatus(await readToken(phone))).toBe(401);

  const token = await readToken(page);
  expect(await fetchStatus(token)).toBe(200);
  await page.getByRole('button', { name: en.area.signOut, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => fetchStatus(token)).toBe(401);
  expect(pageErrors).toEqual([]);
});

test('a user confirms the password to set up an authenticator app; a wrong one shows an error at its field', async () => {
  const { page } = await newVisitor();
  await signIn(page, { ...ngo, to: PASSWORD_PAGE, language: 'gu' });
  const dialog = page.getByRole('dialog');
  const { confirm } = gu.area;
  await page.getByRole('button', { name: gu['account'].change.appStart }).click();
  await expectAccessible(page);
  await dialog.getByLabel(confirm.password, { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: confirm.submit }).click();
  await dialog.getByText('આ તમારો પાસવર્ડ નથી').waitFor();
  expect(await dialog.getByLabel(confirm.password, { exact: true }).getAttribute('aria-invalid')).toBe(
    'true',
  );
  await dialog.getByLabel(confirm.password, { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: confirm.submit }).click();
  await page.getByAltText(gu['account'].step.qr).waitFor();
  expect(await dialog.count()).toBe(0);
});

test('an administrator reads the security log, which staff cannot open', async () => {
  const texts = en['audit/security-log'];
  const home = `/${BRAND.slug}`;
  const { page } = await newVisitor();
  await signIn(page, { email: 'staff@example.org', password: DEMO_PASSWORD, to: home });
  await showTabs(page);
  await page.getByRole('link', { name: auditTab.label.en, exact: true }).waitFor();
  expect(await page.getByRole('link', { name: securityTab.label.en, exact: true }).count()).toBe(0);

  const { page: admin } = await newVisitor();
  await signIn(admin, { email: 'admin@example.org', password: DEMO_PASSWORD, to: home });
  await openTab(admin, securityTab.label.en);
  const table = admin.getByRole('table', { name: texts.title });
  await table.getByText('staff@example.org').first().waitFor();
  await table.getByText(texts.kinds.signedIn, { exact: true }).first().waitFor();
  await expectAccessible(admin);
  await admin.locator('select[name="kind"]').selectOption('passwordReset');
  await admin.getByRole('main').getByRole('search').getByRole('button').click();
  await admin.getByText(texts.empty, { exact: true }).waitFor();
  await expectAccessible(admin);
});
