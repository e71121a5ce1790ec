import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#src/server/embedded-postgres.server.ts';
import { readConfig } from '#src/server/config.server.ts';
import { openDatabase } from '#src/server/database.server.ts';
import { deriveKeys } from '#src/server/security/keys.server.ts';
import { startSession } from '#src/features/account/sessions/session.service.server.ts';
import { startDatabaseForwarder } from '../support/database-forwarder.ts';
import { asOwner } from '../support/as-owner.ts';
import { copyDemoData } from '../support/demo-data.ts';
import { document, endpoints } from '../support/endpoints.ts';
import { findSweptPages } from '../support/find-swept-ngo.ts';
import { startProduct } from '../support/product.ts';
import { publicPages } from '../support/public-pages.ts';
import { watchStatements } from '../support/statement-counter.ts';
import { makeDataDir, removeDataDir } from './start-app.ts';

// How many SQL statements each public page and each call that only reads sends, with the demo data: one more waits for the
// database once more. `npm test -- tests/lifecycle/statements.test.ts -u` writes the table after a change on purpose.
const TABLE = '../support/statements.txt';

const dataDir = await makeDataDir();
await copyDemoData(dataDir);
const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
const QUIET_MS = 40;
const sent: string[] = [];
const forwarder = await startDatabaseForwarder(postgres.url, (client) =>
  watchStatements(client, (text) => sent.push(text)),
);
const product = await startProduct({
  dataDir,
  env: {
    DATABASE_URL: forwarder.through(postgres.url),
    DATABASE_OWNER_URL: asOwner(postgres.url),
  },
});
const { db, pool, close } = openDatabase({ url: asOwner(postgres.url), poolSize: 1 });
afterAll(async () => {
  await close();
  await product.stop();
  forwarder.close();
  await postgres.stop();
  await removeDataDir(dataDir);
});

// Jobs of the schedules would be counted with what a page sends.
await pool.query('delete from pgboss.schedule');
await pool.query(`delete from pgboss.job where state < 'active'`);
beforeAll(async () => {
  const readActive = () => pool.query(`select 1 from pgboss.job where state = 'active'`);
  await vi.waitUntil(async () => (await readActive()).rowCount === 0, 60_000);
});

/** Returns how many statements a response took, or its status if it is no answer. */
async function count(path: string, token = ''): Promise<string> {
  sent.length = 0;
  const headers = { authorization: token };
  const response = await fetch(product.origin + path, { ...(token && { headers }), redirect: 'manual' });
  await response.arrayBuffer();
  // What a page begins and does not wait for belongs to it, not to the next one.
  await sleep(QUIET_MS);
  const isPage = !path.startsWith('/api/');
  return isPage || response.status === 200 ? String(sent.length) : `(${response.status})`;
}

/** By whom the calls are made that some may make. A manager of an NGO makes those for everybody signed in. */
const READERS = {
  ngo: 'ngo@example.org',
  signedIn: 'ngo@example.org',
  staff: 'staff@example.org',
  admin: 'admin@example.org',
};

/** Signs a demo account in. Its second factor is left out: there is no demo with a database of one's own. */
async function signIn(email: string): Promise<string> {
  const { rows } = await pool.query<Parameters<typeof startSession>[1]['account']>(
    `select id::text, role, ngo_id::text as "ngoId", name, version from account where email = $1`,
    [email],
  );
  const keys = deriveKeys(readConfig({ DATA_DIR: dataDir }).secretKey);
  const caller = { address: '127.0.0.1', language: 'en' as const };
  return startSession({ db, keys }, { account: rows[0]!, caller, names: { browser: '', system: '' } });
}

/** Returns what stands in the address of a call: records that the readers may read, by feature and name. */
async function readValues(): Promise<(feature: string, name: string) => string> {
  const { rows } = await pool.query<Record<string, string>>(
    `with own as (
      select n.id, n.category, n.city from account a join ngo n on n.id = a.ngo_id where a.email = 'ngo@example.org')
    select id::text as "ngoId", id::text as "ngo id", category, city,
        '1,2' as ids, 'SBIN0000300' as ifsc, 'eye' as ids_of_needs, 'a' as part,
        (select id::text from scheme where ngo_id = own.id order by id limit 1) as "schemeId",
        (select id::text from event where ngo_id = own.id and status = 'published' order by id limit 1) as "eventId",
        (select id::text from donation where ngo_id = own.id order by id limit 1) as "donation id",
        (select request_id::text from help_offer where ngo_id = own.id order by 1 limit 1) as "helpRequest id",
        (select id::text from volunteer_shift where ngo_id = own.id order by id limit 1) as "volunteer id",
        to_char(now() + interval '1 month', 'YYYY-MM') as month
      from own`,
  );
  const values = rows[0] ?? {};
  return (feature, name) =>
    values[`${feature} ${name}`] ?? values[name === 'id' ? `${feature}Id` : name] ?? name;
}

test('each public page and each call that reads sends as many statements as the table says', async () => {
  const pages = publicPages(await findSweptPages(product.origin));
  // What is kept for all pages is read by those in the other languages.
  for (const { path } of pages) for (const language of ['/gu', '/hi']) await count(language + path);
  const lines: string[] = [];
  for (const { name, path } of pages) lines.push(`${await count(path)} page ${name}`);
  const valueOf = await readValues();
  const tokens = new Map<string, string>();
  for (const [access, email] of Object.entries(READERS)) tokens.set(access, await signIn(email));
  for (const { method, path, rules } of endpoints) {
    if (method !== 'GET') continue;
    const feature = path.split('/')[2] ?? '';
    const needed =
      document.paths[path]?.get?.parameters?.filter((value) => value.in === 'query' && value.required) ?? [];
    const query = needed.map(({ name }) => `${name}=${valueOf(feature, name)}`).join('&');
    const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(feature, name));
    lines.push(
      `${await count(query ? `${target}?${query}` : target, tokens.get(rules?.access ?? ''))} ${path}`,
    );
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(TABLE);
});
