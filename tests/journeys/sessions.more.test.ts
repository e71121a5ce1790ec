import { expect, test } from 'vitest';
import { securityTab } from '#src/features/audit/audit.navigation.ts';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { signInAtApi } from '../support/call-api.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { openTab } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor } from '../support/visit.ts';

const t = en['account'];
const PASSWORD_PAGE = '/ngopage/changePassword';
const ngo = { email: 'ngo@example.org', password: DEMO_PASSWORD };
const fetchStatus = async (token: string | null) =>
  (await fetch(addressOf('/api/auth/getAccount'), { headers: { authorization: token! } })).status;

test('a user lists their sessions, signs out of the others and this one, and confirms the password to set up an app', async () => {
  const elsewhere = [await signInAtApi(ngo.email), await signInAtApi(ngo.email)];
  const { page, pageErrors } = await newVisitor();
  await signIn(page, { ...ngo, to: PASSWORD_PAGE });
  const list = page.getByRole('table', { name: t.sessions.title });
  await list.getByText(t.sessions.current).waitFor();
  await list.getByText(t.sessions.browserOn('Chrome', 'Linux')).first().waitFor();
  await expectAccessible(page);

  const others = list.getByRole('row').filter({ hasNotText: t.sessions.current }).getByRole('button');
  const sessionCount = await others.count();
  expect(sessionCount).toBeGreaterThan(1);
  await others.first().click();
  // It asks for the password. A wrong one shows an error at its field.
  const dialog = page.getByRole('dialog');
  const { confirm } = en.area;
  await expectAccessible(page);
  const field = dialog.getByLabel(confirm.password, { exact: true });
  await field.fill('not this one');
  await dialog.getByRole('button', { name: confirm.submit }).click();
  await dialog.getByText(apiMessages.en.wrongPassword).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: confirm.submit }).click();
  await page.getByText(t.sessions.ended).waitFor();
  await expect.poll(() => others.count()).toBe(sessionCount - 1);
  expect(await Promise.all(elsewhere.map(fetchStatus))).toContain(401);
  await page.getByRole('button', { name: t.sessions.endOthers }).click();
  await page.getByText(t.sessions.othersEnded).waitFor();
  await page.getByText(t.sessions.onlyHere).waitFor();
  expect(await Promise.all(elsewhere.map(fetchStatus))).toEqual([401, 401]);

  await page.getByRole('button', { name: t.change.appStart }).click();
  await page.getByAltText(t.step.qr).waitFor();
  expect(await dialog.count()).toBe(0);

  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  expect(await fetchStatus(token)).toBe(200);
  await page.getByRole('button', { name: en.area.signOut, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => fetchStatus(token)).toBe(401);
  // The browser's console reports that the call asked for the password, and the refused one.
  expect(pageErrors.filter((line) => !/403|422/.test(line))).toEqual([]);
});

test('an administrator reads the security log', async () => {
  const texts = en['audit/security-log'];
  await signInAtApi('staff@example.org');
  const { page: admin } = await newVisitor();
  const to = `/${BRAND.slug}`;
  await signIn(admin, { email: 'admin@example.org', password: DEMO_PASSWORD, to });
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
