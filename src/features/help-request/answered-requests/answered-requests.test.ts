import { beforeEach, expect, test } from 'vitest';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { startOfDay } from '#src/shared/india-time.ts';
import type { Columns } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { AnsweredRequests } from './answered-requests.contract.ts';

const app = await testApp();
const { call, pool } = app;
const { saved, readyNgo, offerTo, requestsOffered } = helpTesting(app);

const FIRST = startOfDay(`${dayInIndia(new Date()).slice(0, 4)}-01-01`);
const beforeFirst = new Date(FIRST.getTime() - 1);
const accepted = (answered_at: Date): Columns<'help_offer'> => ({ status: 'accepted', answered_at });
const read = async () =>
  (await call<{ data: AnsweredRequests }>('GET', 'helpRequest/getAnsweredRequests')).body.data;

let like: string;
let ngoId: string;
beforeEach(async () => {
  await pool.query('delete from help_event');
  await pool.query('delete from help_request');
  like = (await saved()).id;
  ngoId = (await readyNgo()).ngoId;
});

/** Saves a request of another person for each of these offers to the NGO. */
const offered = (offers: Columns<'help_offer'>[]) => requestsOffered({ like, ngoId, offers, requests: [] });

test('says how many requests NGOs accepted this year in India, from the tenth on, and on which day the last one', async () => {
  const ids = await offered(Array.from({ length: 9 }, () => accepted(FIRST)));
  // Neither what was accepted last year, nor what was not accepted, nor the same request again.
  await offered([
    accepted(beforeFirst),
    { status: 'declined', answered_at: new Date() },
    { status: 'sent', answered_at: null },
    { status: 'passed', answered_at: null },
  ]);
  await offerTo((await readyNgo()).ngoId, ids[0]!, { status: 'passed', answered_at: new Date() });
  expect(await read()).toEqual({ thisYear: null, lastDay: null });

  await offered([accepted(FIRST)]);
  expect(await read()).toEqual({ thisYear: 10, lastDay: dayInIndia(FIRST) });
  const now = new Date();
  await offered([accepted(now)]);
  await offered([accepted(FIRST)]);
  expect(await read()).toEqual({ thisYear: 12, lastDay: dayInIndia(now) });
});
