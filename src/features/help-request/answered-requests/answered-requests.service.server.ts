import type { Database } from '#src/server/database.server.ts';
import type { AnsweredRequests } from './answered-requests.contract.ts';
import { selectAnswered } from './answered-requests.queries.server.ts';

/** With fewer, somebody who knows one of the people could learn something about them. */
const REQUESTS_LEAST = 10;

/** Counts the requests that NGOs accepted this year. Says nothing while there are fewer than ten. */
export async function countAnswered(db: Database): Promise<AnsweredRequests> {
  const { thisYear, lastDay } = await selectAnswered(db);
  return thisYear < REQUESTS_LEAST ? { thisYear: null, lastDay: null } : { thisYear, lastDay };
}
