import { setTimeout as wait } from 'node:timers/promises';
import { makeDataDir, removeDataDir } from '../lifecycle/start-app.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { submitHelpRequest, type Submission, type CrashContext } from './help-client.ts';
import { checkCrash, type CrashFigures } from './check-crash.ts';
import { startKilledApp, type KilledApp } from './killed-app.ts';
import { readMails } from './received-mails.ts';

export type CrashPlan = {
  requests: number;
  /** Number of concurrent clients. */
  clients: number;
  kills: number;
  /** How many of the kills include PostgreSQL. */
  postgresKills: number;
};

/** If the queue is not empty after this many milliseconds, it counts as stuck. */
const QUEUE_TIMEOUT_MS = 240_000;

/**
 * Sends help requests to the product while it is killed repeatedly. Returns the figures and a sentence for
 * each error.
 */
export async function runCrash(
  plan: CrashPlan,
  log: (line: string) => void = () => {},
): Promise<CrashFigures> {
  const startedAt = performance.now();
  const dataDir = await makeDataDir();
  const smtp = await startSmtpServer();
  let app: KilledApp | undefined;
  try {
    app = await startKilledApp({ dataDir, smtpUrl: smtp.url });
    const ngos = await addAccounts(app);
    log(`${ngos} NGOs have an account`);
    const mails = readMails(smtp.received);
    const submissions: Submission[] = [];
    const failures: string[] = [];
    const submitting = submitAll({ origin: app.origin, mails }, { plan, submissions, failures });
    const kills = await killRepeatedly(app, {
      plan,
      log,
      accepted: () => submissions.length + failures.length,
    });
    await submitting;
    log(`All requests completed after ${secondsSince(startedAt)} s`);
    await waitForEmptyQueue(app);
    const check = await checkCrash(app, { submissions, mails });
    const errors = [...failures, ...check.errors];
    if (kills < plan.kills) errors.push(`Only ${kills} kills happened before the last response`);
    return { ...check, errors, kills, seconds: secondsSince(startedAt) };
  } catch (error) {
    throw new Error(`The crash test was interrupted.\n${app?.output() ?? ''}`, { cause: error });
  } finally {
    await app?.stop();
    await smtp.stop();
    await removeDataDir(dataDir);
  }
}

const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1000);

/** Adds an account for every verified NGO of the demo. Its email address names the NGO. */
async function addAccounts(app: KilledApp): Promise<number> {
  const rows = await app.query(
    `insert into account (email, name, role, ngo_id, password_hash)
      select 'ngo' || n.id || '@example.org', 'Somebody', 'ngo', n.id, (select min(password_hash) from account)
      from ngo n where n.status = 'verified' and not exists (select from account a where a.ngo_id = n.id)
      returning 1`,
  );
  return rows.length + 1;
}

async function submitAll(
  context: CrashContext,
  { plan, submissions, failures }: { plan: CrashPlan; submissions: Submission[]; failures: string[] },
): Promise<void> {
  let next = 0;
  const runWorker = async () => {
    while (next < plan.requests) {
      const number = next++;
      await submitHelpRequest(context, number).then(
        (submission) => submissions.push(submission),
        (error: Error) => failures.push(error.message),
      );
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, runWorker));
}

/** Kills the app at even intervals of answered requests. Returns the number of kills. */
async function killRepeatedly(
  app: KilledApp,
  input: { plan: CrashPlan; log: (line: string) => void; accepted: () => number },
): Promise<number> {
  const { plan, log, accepted } = input;
  for (let kill = 0; kill < plan.kills; kill++) {
    const at = Math.floor((plan.requests * (kill + 0.5)) / (plan.kills + 0.5));
    while (accepted() < at) await wait(5);
    // At a random moment of the work, but before all requests are answered.
    await wait(Math.random() * Math.min(200, plan.requests / 2));
    if (accepted() >= plan.requests) return kill;
    // Spreads the kills of PostgreSQL evenly.
    const share = plan.postgresKills / plan.kills;
    const withPostgres = Math.floor((kill + 1) * share) > Math.floor(kill * share);
    await app.kill({ withPostgres });
    log(`Kill ${kill + 1}${withPostgres ? ' with PostgreSQL' : ''}: ${accepted()} answered`);
  }
  return plan.kills;
}

async function waitForEmptyQueue(app: KilledApp): Promise<void> {
  for (const until = performance.now() + QUEUE_TIMEOUT_MS; performance.now() < until; await wait(500)) {
    const [row] = await app.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job
        where name in ('sendMail', 'routeHelpRequest', 'giveUpMail') and state in ('created', 'retry', 'active')`,
    );
    if (row!.count === 0) return;
  }
  throw new Error('The queue did not become empty');
}
