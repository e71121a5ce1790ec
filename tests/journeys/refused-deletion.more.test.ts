import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { BRAND } from '#src/brand.ts';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { startRestoringBrowser } from '../support/browser.ts';
import { main } from '../support/page.ts';
import { signIn } from '../support/sign-in.ts';
import { addressOf, newVisitor, waitForScript, waitUntilIdle } from '../support/visit.ts';
import { confirmAtApi } from '../support/call-api.ts';

const t = en['site/operations'];
const LIST = `/${BRAND.slug}/ngos`;
const REFUSAL = 'Not this one.';

/** Signs in as an administrator who then reads a page that is not of the area. */
const asAdminAt = (page: Page, to: string) =>
  signIn(page, { email: 'admin@example.org', password: DEMO_PASSWORD, to });

/** Deletes the first NGO of the list, which the server refuses. The page itself refuses: a route would prevent the cache. */
async function deleteAndBeRefused(page: Page): Promise<void> {
  const button = main(page)
    .getByRole('button', { name: /^Delete / })
    .first();
  await button.waitFor();
  await page.evaluate((msg) => {
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes('/deleteNgo/')
        ? Promise.resolve(Response.json({ success: false, msg }, { status: 409 }))
        : send(input, init);
  }, REFUSAL);
  await button.click();
  await page.getByRole('button', { name: t.deletion.yes }).click();
}

const notice = (page: Page) => page.getByRole('alert').getByText(REFUSAL);

/** The notice is shown, and after a reload it is not shown again. */
async function expectShownOnce(page: Page): Promise<void> {
  await notice(page).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('notice'))).toBeNull();
  await page.reload();
  await waitForScript(page);
  await waitUntilIdle(page);
  expect(await notice(page).count()).toBe(0);
}

test('the notice is visible if the previous page is another document, without a script of its own', async () => {
  const { page, context } = await newVisitor();
  await asAdminAt(page, '/about');
  await page.goto(addressOf(LIST));
  await deleteAndBeRefused(page);
  await page.waitForURL((url) => url.pathname === '/about');
  await notice(page).waitFor();
  const other = await context.newPage();
  await other.goto(addressOf('/about'));
  await waitForScript(other);
  expect(await notice(other).count()).toBe(0);
  await expectShownOnce(page);

  // An old notice is not shown, unlike the same one if it is new.
  const store = (storedAt: number) =>
    page.evaluate(
      (stored) => sessionStorage.setItem('notice', stored),
      JSON.stringify({ kind: 'error', text: REFUSAL, storedAt }),
    );
  await store(Date.now() - 61_000);
  await page.reload();
  await page.waitForFunction(() => sessionStorage.getItem('notice') === null);
  await waitUntilIdle(page);
  expect(await notice(page).count()).toBe(0);
  await store(Date.now());
  await page.reload();
  await notice(page).waitFor();
});

test('the notice is visible if the previous page has changed since, so that its script is gone', async () => {
  const { page } = await newVisitor();
  await asAdminAt(page, '/');
  await page.goto(addressOf(LIST));
  const found = await fetch(addressOf('/api/ngo/getNgoByCity/Rajkot?pageSize=1'));
  const [ngo] = ((await found.json()) as { data: { _id: string }[] }).data;
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const confirmation = await confirmAtApi(token ?? '');
  const headers = { authorization: `Bearer ${token}`, 'x-confirmation': confirmation };
  const deleted = await fetch(addressOf(`/api/ngo/deleteNgo/${ngo!._id}`), { method: 'DELETE', headers });
  expect(deleted.status).toBe(200);
  await deleteAndBeRefused(page);
  await page.waitForURL((url) => url.pathname === '/');
  await expectShownOnce(page);
});

test('the notice is visible if the browser restores the previous page from its memory', async () => {
  const browser = await startRestoringBrowser();
  onTestFinished(() => browser.close());
  for (const withScript of [false, true]) {
    const page = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.2.3' } });
    await asAdminAt(page, '/about');
    if (withScript) await waitForScript(page);
    await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
    await page.goto(addressOf(LIST));
    await deleteAndBeRefused(page);
    // A restored document is no navigation for `waitForURL`.
    await expect.poll(() => page.evaluate(() => 'isFirst' in globalThis)).toBe(true);
    await expectShownOnce(page);
    await page.close();
  }
});

test('without a previous page, the list stays with the notice', async () => {
  const { page, context } = await newVisitor();
  await asAdminAt(page, '/about');
  const opened = context.waitForEvent('page');
  await page.evaluate((address) => void open(address), addressOf(LIST));
  const fresh = await opened;
  expect(await fresh.evaluate(() => history.length)).toBe(1);
  await deleteAndBeRefused(fresh);
  await notice(fresh).waitFor();
  expect(new URL(fresh.url()).pathname).toBe(LIST);
});
