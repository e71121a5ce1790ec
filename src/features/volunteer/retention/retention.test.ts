import { expect, test } from 'vitest';
import { volunteerTesting } from '#src/features/volunteer/volunteer.fixture.ts';
import {
  DECLINED_RETENTION_DAYS,
  UNCONFIRMED_RETENTION_DAYS,
  VOLUNTEER_RETENTION_DAYS,
} from '#src/features/volunteer/volunteer.values.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { eraseOldVolunteers } from './retention.service.server.ts';

const app = await testApp();
const { db } = app;
const { savedNgo, savedVolunteer, savedShift, savedPlace, countPlaces } = volunteerTesting(app);

const HOURS_A_DAY = 24;

test('volunteers are erased when their time is over, and no sooner', async () => {
  const ngoId = await savedNgo();
  type Times = { updated: number; decided?: number };
  const aged = async (status: 'unconfirmed' | 'applied' | 'accepted' | 'declined', times: Times) => {
    const { _id } = await savedVolunteer(ngoId, { status });
    const { updated, decided = null } = times;
    await runSql(db, {
      text: `update volunteer set updated_at = now() - make_interval(days => $2::int),
          decided_at = coalesce(now() - make_interval(days => $3::int), decided_at)
        where id = $1::bigint`,
      values: [_id, updated, decided],
    });
    return _id;
  };
  const withShift = async (id: string, endedDaysAgo: number) => {
    const shiftId = await savedShift(ngoId, { startsInHours: -endedDaysAgo * HOURS_A_DAY - 3 });
    await savedPlace({ shiftId, volunteerId: id });
    return shiftId;
  };
  const [day, decided, long] = [
    UNCONFIRMED_RETENTION_DAYS,
    DECLINED_RETENTION_DAYS,
    VOLUNTEER_RETENTION_DAYS,
  ];
  const old = [
    await aged('unconfirmed', { updated: day + 1 }),
    await aged('declined', { updated: 1, decided: decided + 1 }),
    await aged('applied', { updated: long + 1 }),
    await aged('accepted', { updated: long + 1 }),
  ];
  const emptied = await withShift(old[3]!, long + 1);
  const recent = [
    await aged('unconfirmed', { updated: day - 1 }),
    await aged('declined', { updated: decided + 5, decided: decided - 1 }),
    await aged('applied', { updated: long - 1 }),
    await aged('accepted', { updated: long + 1 }),
    await aged('accepted', { updated: long + 1 }),
  ];
  await withShift(recent[3]!, long - 1);
  // A shift to come.
  await withShift(recent[4]!, -9);
  expect(await eraseOldVolunteers({ db })).toBe(old.length);
  const left = await runSql<[string]>(db, {
    text: 'select id::text from volunteer where ngo_id = $1::bigint order by id',
    values: [ngoId],
  });
  expect(left.map(([id]) => id)).toEqual(recent);
  expect(await countPlaces(emptied)).toEqual({ held: 0, counted: 0 });
  expect(await eraseOldVolunteers({ db })).toBe(0);
});
