import { makeDataDir, removeDataDir } from '../lifecycle/start-app.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { waitForEmptyQueue } from '../support/wait-for-empty-queue.ts';
import { submitHelpRequest, type Submission, type CrashContext } from './help-client.ts';
import { checkCrash, type CrashFigures } from './check-crash.ts';
import { startKilledApp, type KilledApp } from './killed-app.ts';
import { readMails } from './received-mails.ts';
import { secondsSince, sendWhileKilling, type CrashPlan } from './send-while-killing.ts';

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
    const context: CrashContext = { origin: app.origin, mails };
    const {
      submissions,
      errors: failures,
      kills,
    } = await sendWhileKilling<Submission>(app, {
      plan,
      log,
      submit: (number) => submitHelpRequest(context, number),
    });
    log(`All requests completed after ${secondsSince(startedAt)} s`);
    await waitForEmptyQueue(app, ['sendMail', 'routeHelpRequest', 'giveUpMail']);
    const check = await checkCrash(app, { submissions, mails });
    const errors = [...failures, ...check.errors];
    return { ...check, errors, kills, seconds: secondsSince(startedAt) };
  } catch (error) {
    throw new Error(`The crash test was interrupted.\n${app?.output() ?? ''}`, { cause: error });
  } finally {
    await app?.stop();
    await smtp.stop();
    await removeDataDir(dataDir);
  }
}

/** Adds an account for every verified NGO of the demo. Its email address names the NGO. */
async function addAccounts(app: KilledApp): Promise<number> {
  const rows = await app.query(
    `insert into account (email, name, role, ngo_role, ngo_id, password_hash)
      select 'ngo' || n.id || '@example.org', 'Somebody', 'ngo', 'manager', n.id, (select min(password_hash) from account)
      from ngo n where n.status = 'verified' and not exists (select from account a where a.ngo_id = n.id)
      returning 1`,
  );
  return rows.length + 1;
}
