import { setTimeout as wait } from 'node:timers/promises';
import { makeDataDir, removeDataDir } from '../lifecycle/start-app.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { askForHelp, type Sending, type World } from './asking-client.ts';
import { checkCrash, type CrashFigures } from './check-crash.ts';
import { startKilledApp, type KilledApp } from './killed-app.ts';
import { readMails } from './mails-received.ts';

export type CrashPlan = {
  requests: number;
  /** Number of concurrent clients. */
  clients: number;
  kills: number;
  /** How many of the kills include PostgreSQL. */
  postgresKills: number;
};

/** If the queue is not empty after this many milliseconds, it counts as stuck. */
const LONGEST_EMPTYING = 240_000;

/**
 * Sends help requests to the product while it is killed repeatedly. Returns the figures and a sentence for
 * each error.
 */
export async function runCrash(
  plan: CrashPlan,
  tell: (line: string) => void = () => {},
): Promise<CrashFigures> {
  const began = performance.now();
  const dataDir = await makeDataDir();
  const smtp = await startSmtpServer();
  let app: KilledApp | undefined;
  try {
    app = await startKilledApp({ dataDir, smtpUrl: smtp.url });
    const ngos = await giveAccounts(app);
    tell(`${ngos} NGOs have an account`);
    const mails = readMails(smtp.received);
    const sendings: Sending[] = [];
    const failures: string[] = [];
    const asking = askAll({ origin: app.origin, mails }, { plan, sendings, failures });
    const kills = await killMeanwhile(app, { plan, tell, answered: () => sendings.length + failures.length });
    await asking;
    tell(`All requests completed after ${secondsSince(began)} s`);
    await untilQueueIsEmpty(app);
    const checked = await checkCrash(app, { sendings, mails });
    const errors = [...failures, ...checked.errors];
    if (kills < plan.kills) errors.push(`Only ${kills} kills happened before the last response`);
    return { ...checked, errors, kills, seconds: secondsSince(began) };
  } catch (error) {
    throw new Error(`The crash test was interrupted.\n${app?.output() ?? ''}`, { cause: error });
  } finally {
    await app?.stop();
    await smtp.stop();
    await removeDataDir(dataDir);
  }
}

const secondsSince = (began: number) => Math.round((performance.now() - began) / 1000);

/** Adds an account for every verified NGO of the demo. Its email address names the NGO. */
async function giveAccounts(app: KilledApp): Promise<number> {
  const rows = await app.query(
    `insert into account (email, name, role, ngo_id, password_hash)
      select 'ngo' || n.id || '@example.org', 'Somebody', 'ngo', n.id, (select min(password_hash) from account)
      from ngo n where n.status = 'verified' and not exists (select from account a where a.ngo_id = n.id)
      returning 1`,
  );
  return rows.length + 1;
}

async function askAll(
  world: World,
  { plan, sendings, failures }: { plan: CrashPlan; sendings: Sending[]; failures: string[] },
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < plan.requests) {
      const number = next++;
      await askForHelp(world, number).then(
        (sending) => sendings.push(sending),
        (error: Error) => failures.push(error.message),
      );
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, work));
}

/** Kills the app at even intervals of answered requests. Returns the number of kills. */
async function killMeanwhile(
  app: KilledApp,
  input: { plan: CrashPlan; tell: (line: string) => void; answered: () => number },
): Promise<number> {
  const { plan, tell, answered } = input;
  for (let kill = 0; kill < plan.kills; kill++) {
    const at = Math.floor((plan.requests * (kill + 0.5)) / (plan.kills + 0.5));
    while (answered() < at) await wait(5);
    // At a random moment of the work, but before all requests are answered.
    await wait(Math.random() * Math.min(200, plan.requests / 2));
    if (answered() >= plan.requests) return kill;
    // Spreads the kills of PostgreSQL evenly.
    const share = plan.postgresKills / plan.kills;
    const withPostgres = Math.floor((kill + 1) * share) > Math.floor(kill * share);
    await app.kill({ withPostgres });
    tell(`Kill ${kill + 1}${withPostgres ? ' with PostgreSQL' : ''}: ${answered()} answered`);
  }
  return plan.kills;
}

async function untilQueueIsEmpty(app: KilledApp): Promise<void> {
  for (const until = performance.now() + LONGEST_EMPTYING; performance.now() < until; await wait(500)) {
    const [row] = await app.query<{ left: number }>(
      `select count(*)::int as left from pgboss.job
        where name in ('sendMail', 'routeHelpRequest', 'giveUpMail') and state in ('created', 'retry', 'active')`,
    );
    if (row!.left === 0) return;
  }
  throw new Error('The queue did not become empty');
}
