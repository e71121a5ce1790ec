import { expect, test } from 'vitest';
import { canHandle, retentionAction, inactivityAction } from './retention.rules.ts';

const now = new Date('2026-11-21T06:00:00Z');
const before = (days: number) => new Date(now.getTime() - days * 86_400_000);

test('reminds an inactive NGO once after seven days, and involves staff after fourteen', () => {
  const due = (stepped: number, reminded: number | null = null, isWithStaff = false) =>
    inactivityAction({
      steppedAt: before(stepped),
      remindedAt: reminded === null ? null : before(reminded),
      isWithStaff,
      now,
    });
  expect([due(0), due(6.9), due(7), due(13.9)]).toEqual([undefined, undefined, 'remind', 'remind']);
  expect([due(10, 3), due(8, 20)]).toEqual([undefined, 'remind']);
  expect([due(14), due(14, 7), due(90, 80)]).toEqual(['giveToStaff', 'giveToStaff', 'giveToStaff']);
  expect([due(14, 7, true), due(8, null, true)]).toEqual([undefined, 'remind']);
});

test('closes a resolved request after 30 inactive days, and erases it 180 days after its end', () => {
  const due = (status: 'open' | 'accepted' | 'resolved' | 'closed', days: number, isWithStaff = false) =>
    retentionAction({ status, isWithStaff, lastAt: before(days), now });
  expect([due('resolved', 29.9), due('resolved', 30), due('resolved', 400)]).toEqual([
    ...[undefined, 'close', 'close'],
  ]);
  expect([due('closed', 179.9), due('closed', 180)]).toEqual([undefined, 'erase']);
  expect([due('open', 400), due('accepted', 400), due('resolved', 400, true)]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test('lets only a verified NGO with an active account handle a request', () => {
  expect(canHandle({ status: 'verified', hasPeople: true })).toBe(true);
  for (const status of ['pending', 'suspended', 'deleted'])
    expect(canHandle({ status, hasPeople: true })).toBe(false);
  expect(canHandle({ status: 'verified', hasPeople: false })).toBe(false);
});
