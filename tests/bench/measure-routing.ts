import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { runnerImport } from 'vite';
import type * as HelpRequestJobs from '../../src/features/help-request/help-request.jobs.server.ts';
import { ROUTE_HELP, sendRouting } from '../../src/features/help-request/routing/send-routing.server.ts';
import { readConfig } from '../../src/server/config.server.ts';
import { openQueue, type JobKind } from '../../src/server/queue.server.ts';
import { deriveKeys } from '../../src/server/security/keys.server.ts';
import { startRuntime } from '../../src/server/runtime.server.ts';
import { asOwner } from '../support/as-owner.ts';
import { prepareData } from './data-folders.ts';
import { atLeast, atMost, type Row } from './table.ts';

const NGOS = 5_000;
const REQUESTS = 1_000;
const MIN_PER_SECOND = 40;
const MAX_MS = 200;
const TIMEOUT_MS = 300_000;
const SEND_MAIL = 'sendMail';
const JOBS = fileURLToPath(
  new URL('../../src/features/help-request/help-request.jobs.server.ts', import.meta.url),
);

/**
 * Measures how fast the queue finds NGOs for help requests: 1,000 open ones at once, among 5,000 verified
 * NGOs, including writing all mails.
 */
export async function measureRouting(): Promise<Row[]> {
  const { dataDir } = await prepareData(NGOS);
  const runtime = await startRuntime(readConfig({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn' }));
  const owner = new pg.Client({ connectionString: asOwner(runtime.databaseUrl) });
  await owner.connect();
  const queue = await openQueue({ url: runtime.databaseUrl, log: pino({ level: 'silent' }) });
  try {
    const kind = await loadRouting();
    // Mails are written as usual, but not sent.
    await queue.prepare([kind, { name: SEND_MAIL }]);
    const ids = await addRequests(owner);
    const keys = deriveKeys('a secret key that only the benchmark has');
    const services = { db: runtime.db, queue, keys, origin: 'http://localhost' };
    for (const id of ids) await sendRouting(services, id);
    const times: number[] = [];
    const timedKind: JobKind<typeof services> = {
      ...kind,
      async run(input, data) {
        const startedAt = performance.now();
        await kind.run(input, data);
        times.push(performance.now() - startedAt);
      },
    };
    const startedAt = performance.now();
    await queue.work({ kinds: [timedKind], services });
    while (times.length < REQUESTS && performance.now() - startedAt < TIMEOUT_MS) await wait(20);
    const seconds = (performance.now() - startedAt) / 1000;
    const [counts] = (
      await owner.query<{ routed: number; offers: number }>(
        'select count(distinct request_id)::int as routed, count(*)::int as offers from help_offer',
      )
    ).rows;
    const { routed, offers } = counts!;
    times.sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
    return [
      atLeast({
        name: '1,000 requests among 5,000 NGOs, routed',
        min: MIN_PER_SECOND,
        value: routed / seconds,
        unit: 'a second',
        note: `${routed} routed in ${seconds.toFixed(1)} s, ${offers} NGOs asked`,
      }),
      atMost({
        name: '1,000 requests among 5,000 NGOs, one routing, p95',
        max: MAX_MS,
        value: quantile(0.95),
        unit: 'ms',
        note: `p50 ${quantile(0.5).toFixed(1)}, five at once`,
      }),
    ];
  } finally {
    await queue.stop();
    await owner.end();
    await runtime.stop();
  }
}

/** Loads the job as the product runs it. Mails are written in JSX, which Node cannot load by itself. */
async function loadRouting() {
  const { module } = await runnerImport<typeof HelpRequestJobs>(JOBS, {
    configFile: false,
    logLevel: 'error',
  });
  return module.helpRequestJobs.find(({ name }) => name === ROUTE_HELP)!;
}

/**
 * Makes every NGO verified with an account, and adds open requests all over Gujarat. Returns the ids of the
 * requests.
 */
async function addRequests(owner: pg.Client): Promise<string[]> {
  for (const text of [
    'delete from help_event',
    'delete from help_request',
    `delete from mail`,
    `delete from pgboss.job where name in ('${SEND_MAIL}', '${ROUTE_HELP}')`,
    `update ngo set status = 'verified', verified_at = now() where status <> 'verified'`,
    `insert into account (email, name, role, ngo_role, ngo_id, password_hash)
      select 'ngo' || id || '@example.org', 'Somebody', 'ngo', 'manager', id, '-' from ngo on conflict do nothing`,
  ])
    await owner.query(text);
  const { rows } = await owner.query<{ id: string }>(
    `insert into help_request (reference, user_name, user_mobile, user_email, user_address, help_description, user_city,
        district, user_help_category, user_pin, language, sent_hash, content_hash)
      select 'SH-' || translate(lpad(to_hex(n), 4, '0'), '01abcdef', 'XYABCDEF') || '-22', 'Kokila Patel', '9876543210',
        'person' || n || '@example.org', '12 Main Road', 'An operation', town.city, 'Rajkot',
        (array['Education', 'Occupation', 'Health'])[1 + n % 3], '360001', 'en', 'x' || n, 'x' || n
      from generate_series(1, $1::int) n
      join lateral (select city from ngo where listed order by id offset n % 997 limit 1) town on true
      returning id::text`,
    [REQUESTS],
  );
  // Provides the statistics that a site has after running for a while.
  await owner.query('analyze');
  return rows.map(({ id }) => id);
}
