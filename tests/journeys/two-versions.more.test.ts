import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import { en } from '#src/messages/catalogues.server.ts';
import { startEmbeddedPostgres } from '#src/server/embedded-postgres.server.ts';
import { makeProductionCopy } from '../lifecycle/production-copy.ts';
import { copyDemoData } from '../support/demo-data.ts';
import { findFreePort, startProduct } from '../support/product.ts';
import { ownAddress } from '../support/own-address.ts';
import { removeFolder } from '../support/remove-folder.ts';
import { renameBuild } from '../support/renamed-build.ts';
import { newVisitor, openContext, waitForScript } from '../support/visit.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'sahay-'));
const [copy] = await Promise.all([makeProductionCopy(), copyDemoData(dataDir)]);
renameBuild(copy.folder);
const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), shared: true });

const port = await findFreePort();
const env = {
  PUBLIC_ORIGIN: `http://localhost:${port}`,
  DATABASE_URL: postgres.ownerUrl,
  SECRET_KEY: readFileSync(join(dataDir, 'secret-key'), 'utf8').trim(),
  DEMO: 'off',
  TRUSTED_PROXIES: '1',
};
const before = await startProduct({ dataDir, env });
const after = await startProduct({ dataDir, env, cwd: copy.folder });

let knownBrowser: Awaited<ReturnType<BrowserContext['storageState']>>;
/** Decides which process answers a request; the tests change it. */
let choose: (request: IncomingMessage) => { origin: string };
const failed: string[] = [];
const proxy = createServer((incoming, outgoing) => {
  const { origin } = choose(incoming);
  const forwarded = request(origin + incoming.url, { method: incoming.method, headers: incoming.headers });
  forwarded.on('response', (response) => {
    const status = response.statusCode ?? 0;
    if (status >= 400) failed.push(`${status} ${incoming.url} at ${origin}`);
    outgoing.writeHead(status, response.headers);
    response.pipe(outgoing);
  });
  forwarded.on('error', (error) => {
    failed.push(`${error.message} ${incoming.url}`);
    outgoing.destroy();
  });
  incoming.pipe(forwarded);
}).listen(port, '127.0.0.1');

afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await Promise.all([before.stop(), after.stop()]);
  await postgres.stop();
  await Promise.all([copy.remove(), removeFolder(dataDir)]);
});

const isDocument = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'document';
function takeTurns(): typeof choose {
  let turn = 0;
  return () => (turn++ % 2 === 0 ? before : after);
}

async function enterPassword(page: Page): Promise<void> {
  await page.goto(`${env.PUBLIC_ORIGIN}/logIn`);
  await waitForScript(page);
  await page.getByLabel(en['account'].email, { exact: true }).fill('ngo@example.org');
  await page.getByLabel(en['account'].password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: en['account'].submit, exact: true }).click();
}
const waitForArea = (page: Page) =>
  page.getByRole('button', { name: en.area.signOut, exact: true }).waitFor();

/** Signs in in a browser in which the account has entered a mailed code before. */
async function signIn(): Promise<BrowserContext> {
  const { page, context } = await newVisitor({ storageState: knownBrowser });
  await enterPassword(page);
  await waitForArea(page);
  return context;
}

beforeAll(async () => {
  choose = () => before;
  const context = await openContext({});
  const page = await context.newPage();
  await enterPassword(page);
  const outbox = join(dataDir, 'outbox');
  const mails = () => (existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []);
  await vi.waitUntil(() => mails().length === 1, 30_000);
  const { text = '' } = await PostalMime.parse(readFileSync(join(outbox, mails()[0] ?? '')));
  await page.getByLabel(en['account'].step.code, { exact: true }).fill(/^\d{6}$/m.exec(text)?.[0] ?? '');
  await page.getByRole('main').getByRole('button', { name: en['account'].step.submit, exact: true }).click();
  await waitForArea(page);
  knownBrowser = await context.storageState();
  await context.close();
});

/** Sends messages one after the other until it is stopped, and then returns the statuses of their responses. */
function sendMessages() {
  const stopped = new AbortController();
  const sending = (async () => {
    const statuses: number[] = [];
    while (!stopped.signal.aborted) {
      const body = JSON.stringify({ rating: 5, message: `Message ${statuses.length} of many` });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': ownAddress() };
      const url = `${env.PUBLIC_ORIGIN}/api/feedback/addFeedback`;
      statuses.push((await fetch(url, { method: 'POST', headers, body })).status);
    }
    return statuses;
  })();
  return () => {
    stopped.abort();
    return sending;
  };
}

test('the two versions have no file with a hash in common', () => {
  const namesOf = (folder: string) =>
    readdirSync(join(folder, 'build/client/assets'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css)$/.test(name),
    );
  const names = new Set(namesOf('.'));
  const common = namesOf(copy.folder).filter((name) => names.has(name));
  expect(names.size).toBeGreaterThan(500);
  expect(common).toEqual([]);
});

test.each([
  ['an earlier version', before, after],
  ['a later version', after, before],
])('the page of %s signs in with files and answers of the other only', async (_, own, other) => {
  failed.length = 0;
  choose = (incoming) => (isDocument(incoming) ? own : other);
  await signIn();
  expect(failed).toEqual([]);
});

test('while requests go to both in turn, no sign-in and no message fails', async () => {
  failed.length = 0;
  choose = takeTurns();
  const stop = sendMessages();
  for (let turn = 0; turn < 12; turn++) {
    const context = await signIn();
    await context.close();
  }
  const statuses = await stop();
  expect(statuses.length).toBeGreaterThan(12);
  expect([...new Set(statuses)]).toEqual([201]);
  expect(failed).toEqual([]);
});

test('a page that was open during the update works when only the later version is left', async () => {
  failed.length = 0;
  choose = () => before;
  const { page } = await newVisitor();
  await page.goto(env.PUBLIC_ORIGIN);
  await before.stop();
  choose = () => after;
  await waitForScript(page);
  expect(failed).toEqual([]);
});
