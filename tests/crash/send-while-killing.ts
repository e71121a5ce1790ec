import { setTimeout as wait } from 'node:timers/promises';
import type { KilledApp } from './killed-app.ts';

export type CrashPlan = {
  requests: number;
  /** Number of concurrent clients. */
  clients: number;
  kills: number;
  /** How many of the kills include PostgreSQL. */
  postgresKills: number;
};

export const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1000);

type Sending<Submission> = {
  plan: CrashPlan;
  /** Sends the request of this number until it is answered. */
  submit: (number: number) => Promise<Submission>;
  log: (line: string) => void;
};

/**
 * Sends all requests of a plan from concurrent clients while the app is killed. Returns what was answered, and a
 * sentence for each request that failed and for each kill that did not happen.
 */
export async function sendWhileKilling<Submission>(
  app: KilledApp,
  { plan, submit, log }: Sending<Submission>,
): Promise<{ submissions: Submission[]; errors: string[]; kills: number }> {
  const submissions: Submission[] = [];
  const errors: string[] = [];
  let next = 0;
  const runClient = async () => {
    while (next < plan.requests)
      await submit(next++).then(
        (submission) => submissions.push(submission),
        (error: Error) => errors.push(error.message),
      );
  };
  const sending = Promise.all(Array.from({ length: plan.clients }, runClient));
  const kills = await killRepeatedly(app, {
    plan,
    log,
    answered: () => submissions.length + errors.length,
  });
  await sending;
  if (kills < plan.kills) errors.push(`Only ${kills} kills happened before the last response`);
  return { submissions, errors, kills };
}

/** Kills the app at even intervals of answered requests. Returns the number of kills. */
async function killRepeatedly(
  app: KilledApp,
  { plan, log, answered }: { plan: CrashPlan; log: (line: string) => void; answered: () => number },
): Promise<number> {
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
    log(`Kill ${kill + 1}${withPostgres ? ' with PostgreSQL' : ''}: ${answered()} answered`);
  }
  return plan.kills;
}
