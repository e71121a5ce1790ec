import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import type { Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { insertAccount } from '#src/features/account/account.queries.server.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { hashPassword } from '#src/features/account/password/passwords.server.ts';
import { en, gu } from '#src/messages/catalogues.server.ts';
import { openDatabase } from '#src/server/database.server.ts';
import { startEmbeddedPostgres } from '#src/server/embedded-postgres.server.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { startProduct, type Product } from '../support/product.ts';
import { savedNgo } from '../support/saved-ngo.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, blockStorage, newVisitor, waitForScript } from '../support/visit.ts';
import { removeFolder } from '../support/remove-folder.ts';

const OPERATIONS = `/${BRAND.slug}/changePassword`;

async function fillIn(
  page: Page,
  { email, password, t = en }: { email: string; password: string; t?: typeof en },
) {
  await waitForScript(page);
  await page.getByLabel(t['account'].email, { exact: true }).fill(email);
  await page.getByLabel(t['account'].password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: t['account'].submit, exact: true }).click();
}
const signInAsDemo = (page: Page, role: 'ngo' | 'admin') =>
  fillIn(page, { email: `${role}@example.org`, password: DEMO_PASSWORD });
const readStorage = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
const signOut = (page: Page) => page.getByRole('button', { name: en.area.signOut, exact: true });

test('a user signs in and reaches the requested page; session storage has the token and the NGO, and calls send the token', async () => {
  const { page } = await newVisitor();
  const sentTokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/api\/(auth\/getAccount|ngo\/)/.test(request.url()))
      sentTokens.push(request.headers()['authorization']);
  });
  await page.goto(addressOf('/ngopage/changePassword'));
  await page.waitForURL((url) => url.pathname === '/logIn');
  await page.getByText(en['account'].why.first).waitFor();
  expect(await readStorage(page, 'token')).toBeNull();
  // A failed attempt shows the error beside the form and keeps the input.
  await fillIn(page, { email: 'ngo@example.org', password: 'not this one' });
  await page.getByText('The email or the password is wrong.').waitFor();
  expect(await page.getByLabel(en['account'].email, { exact: true }).inputValue()).toBe('ngo@example.org');
  await signInAsDemo(page, 'ngo');
  await page.waitForURL((url) => url.pathname === '/ngopage/changePassword');
  await signOut(page).waitFor();

  const token = await readStorage(page, 'token');
  const information = decodeJwt(token!);
  expect(information).toMatchObject({
    role: 'ngo',
    account: expect.any(String),
    ngo: expect.any(String),
    name: 'Demo NGO user',
    exp: expect.any(Number),
  });
  const ngo: unknown = JSON.parse((await readStorage(page, 'ngo'))!);
  expect(ngo).toMatchObject({ _id: information['ngo'], name: expect.any(String) });
  await page.reload();
  await signOut(page).waitFor();
  await expect.poll(() => sentTokens.length).toBeGreaterThan(0);
  expect(new Set(sentTokens)).toEqual(new Set([token]));

  // The next account finds nothing, not even an unsent draft.
  await page.evaluate(() => sessionStorage.setItem('draft of a message', 'She can be reached after six.'));
  await signOut(page).click();
  await page.waitForURL((url) => url.pathname === '/');
  for (const key of ['token', 'ngo', 'draft of a message']) expect(await readStorage(page, key)).toBeNull();
});

test('a user whose browser blocks storage sees why signing in is not possible', async () => {
  const { page, context, pageErrors } = await newVisitor();
  await blockStorage(context);
  await page.goto(addressOf('/logIn'));
  await waitForScript(page);
  await signInAsDemo(page, 'ngo');
  await page.getByRole('alert').getByText(en['account'].keepsNothing).waitFor();
  await expectAccessible(page);
  await page.goto(addressOf('/ngopage'));
  await page.waitForURL((url) => url.pathname === '/logIn');
  expect(pageErrors).toEqual([]);
});

test('each area admits only its own role, whatever the address', async () => {
  const { page } = await newVisitor();
  await page.goto(addressOf(OPERATIONS));
  await page.waitForURL((url) => url.pathname === '/logIn');
  // Another site is no page to return to.
  await page.goto(addressOf('/logIn?to=//elsewhere.example/'));
  await signInAsDemo(page, 'admin');
  await page.waitForURL(addressOf(`/${BRAND.slug}`));
  await signOut(page).waitFor();
  expect(await readStorage(page, 'ngo')).toBeNull();
  await page.goto(addressOf('/ngopage'));
  await page.waitForURL((url) => url.pathname === `/${BRAND.slug}`);

  const { email, password } = { email: 'ngo@example.org', password: DEMO_PASSWORD };
  await signIn(page, { email, password, to: '/ngopage' });
  await signOut(page).waitFor();
  await page.goto(addressOf(OPERATIONS));
  await page.waitForURL((url) => url.pathname === '/ngopage');

  // A token that the server did not sign, and one that is none, are no session.
  await page.evaluate(() => {
    const [head, body] = sessionStorage.getItem('token')!.split('.');
    sessionStorage.setItem('token', `${head}.${body}.${'A'.repeat(43)}`);
  });
  await page.goto(addressOf('/ngopage'));
  await page.waitForURL((url) => url.pathname === '/logIn');
  await page.getByText(en['account'].why.again).waitFor();
  expect(await readStorage(page, 'token')).toBeNull();
  // Another document: calls of the refused page that are still on their way would refuse this token too.
  await page.goto(addressOf('/about'));
  await page.evaluate(() => Object.assign(sessionStorage, { token: 'nonsense', ngo: '{"_id":"1"}' }));
  await page.goto(addressOf('/ngopage'));
  await page.waitForURL((url) => url.pathname === '/logIn');
  await page.getByText(en['account'].why.invalid).waitFor();
  expect([await readStorage(page, 'token'), await readStorage(page, 'ngo')]).toEqual([null, null]);
});

describe('outside the demo', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sahay-sign-in-'));
  const PASSWORD = 'seven green buffaloes';
  let product: Product;

  beforeAll(async () => {
    product = await startProduct({ dataDir, env: { DEMO: 'off' } });
    const cluster = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), shared: true });
    const { db, close } = openDatabase({ url: cluster.ownerUrl, poolSize: 1 });
    const passwordHash = await hashPassword(PASSWORD);
    const ngoId = await savedNgo(db);
    const asha = { email: 'asha@example.org', name: 'Asha', role: 'ngo', ngoRole: 'manager' } as const;
    await insertAccount(db, { ...asha, ngoId, language: 'gu', passwordHash });
    const ravi = { email: 'ravi@example.org', name: 'Ravi', role: 'staff', ngoRole: null } as const;
    await insertAccount(db, { ...ravi, ngoId: null, language: 'en', passwordHash });
    await close();
    await cluster.stop();
  });
  afterAll(async () => {
    await product.stop();
    await removeFolder(dataDir);
  });

  /** The newest mail, once it is there. */
  async function newestMail(count: number) {
    const outbox = join(dataDir, 'outbox');
    const files = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    await expect.poll(() => (files().length >= count ? 'there' : 'not yet')).toBe('there');
    const ordered = files().sort((a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)));
    return PostalMime.parse(readFileSync(join(outbox, ordered.at(-1)!)));
  }
  const typeCode = async (page: Page, code: string, t = en) => {
    await page.getByLabel(t['account'].step.code, { exact: true }).fill(code);
    await page.getByRole('main').getByRole('button', { name: t['account'].step.submit, exact: true }).click();
  };

  test('an NGO user enters a mailed code once per browser, changes the password, and resets a forgotten one by a link', async () => {
    const { page } = await newVisitor();
    await page.goto(`${product.origin}/gu/logIn`);
    await fillIn(page, { email: 'asha@example.org', password: PASSWORD, t: gu });
    await page.getByLabel(gu['account'].step.code, { exact: true }).waitFor();
    const mail = await newestMail(1);
    expect(mail).toMatchObject({ subject: gu.mail.code.subject, to: [{ address: 'asha@example.org' }] });
    await typeCode(page, /^\d{6}$/m.exec(mail.text!)![0], gu);
    await page.waitForURL((url) => url.pathname === '/gu/ngopage');
    await page.getByRole('button', { name: gu.area.signOut, exact: true }).click();
    await page.waitForURL((url) => /^\/gu\/?$/.test(url.pathname));
    await page.goto(`${product.origin}/logIn`);
    await fillIn(page, { email: 'asha@example.org', password: PASSWORD });
    await page.waitForURL((url) => url.pathname === '/ngopage');

    // Changes the password, which ends this session too.
    await page.goto(`${product.origin}/ngopage/changePassword`);
    await page.getByLabel(en['account'].change.old, { exact: true }).fill(PASSWORD);
    await page.locator('input[name="newPassword"]').fill('four grey cranes dance');
    await page.getByRole('button', { name: en['account'].change.submit }).click();
    await page.waitForURL((url) => url.pathname === '/logIn');
    await page.getByText(en['account'].change.done).waitFor();
    await newestMail(2);

    // Somebody who forgot it sets another one with a link.
    await page.goto(`${product.origin}/forgetPassword`);
    await waitForScript(page);
    await page.getByLabel(en['account'].email, { exact: true }).fill('asha@example.org');
    await page.getByRole('button', { name: en['account'].forget.submit }).click();
    await page.getByText(en['account'].forget.sent).waitFor();
    const link = /https?:\S+forgetPassword#\S+/.exec((await newestMail(3)).text!)![0];
    await page.goto('about:blank');
    await page.goto(link);
    await waitForScript(page);
    await page.locator('input[name="password"]').fill('three blue bullock carts');
    await page.getByRole('main').getByRole('button', { name: gu['account'].forget.set }).click();
    await page.getByText(gu['account'].forget.done).first().waitFor();
  });

  test('staff set up an authenticator app at the first sign-in and enter its code at each later one', async () => {
    const { page } = await newVisitor();
    await page.goto(`${product.origin}/logIn`);
    await fillIn(page, { email: 'ravi@example.org', password: PASSWORD });
    await page.getByAltText(en['account'].step.qr).waitFor();
    const key = /\b[A-Z2-7]{32}\b/.exec(
      (await page.getByRole('main').innerText()).replace(/(?<=[A-Z2-7]{4}) (?=[A-Z2-7]{4})/g, ''),
    )![0];
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    await typeCode(page, totp.generate());
    await page.waitForURL((url) => url.pathname === `/${BRAND.slug}`);

    await page.goto(`${product.origin}/logIn`);
    await fillIn(page, { email: 'ravi@example.org', password: PASSWORD });
    await page.getByLabel(en['account'].step.code, { exact: true }).waitFor();
    expect(await page.getByAltText(en['account'].step.qr).count()).toBe(0);
    await typeCode(page, '000000');
    await page.getByText('This code is wrong or too old.').first().waitFor();
    await typeCode(page, totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.waitForURL((url) => url.pathname === `/${BRAND.slug}`);
  });
});
