import { expect, test } from 'vitest';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import { eraseOldRegistrations } from './retention.service.server.ts';

const app = await testApp();
const { db } = app;
const { savedEvent, savedNgo, partyOf, register } = eventTesting(app);

test('registrations are erased 90 days after the event, and no sooner', async () => {
  const ngoId = await savedNgo();
  const registeredFor = async (daysAgo: number) => {
    const id = await savedEvent(ngoId);
    expect((await register(id, partyOf())).status).toBe(200);
    await runSql(db, {
      text: `update event set starts_at = now() - make_interval(days => $2::int, hours => 1),
        ends_at = now() - make_interval(days => $2::int), registration_ends_at = now() - make_interval(days => $2::int)
        where id = $1::bigint`,
      values: [id, daysAgo],
    });
    return id;
  };
  const [old, recent] = [await registeredFor(91), await registeredFor(89)];
  expect(await eraseOldRegistrations(db)).toBe(1);
  const count = (id: string) =>
    runSql<[number]>(db, {
      text: 'select count(*)::int from event_registration where event_id = $1::bigint',
      values: [id],
    });
  expect([await count(old), await count(recent)]).toEqual([[[0]], [[1]]]);
  expect(await eraseOldRegistrations(db)).toBe(0);
});
