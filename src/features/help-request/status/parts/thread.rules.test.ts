import { expect, test } from 'vitest';
import type { EventKind, RequestStatus } from '#src/features/help-request/help-request.values.ts';
import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';
import { endOf, holderOf, nextStepsOf, stepsOf, waitsFor } from './thread.rules.ts';

type Offer = FullStatus['ngos'][number];

const ngo = (_id: string) => ({
  _id,
  name: `NGO ${_id}`,
  nameGu: null,
  nameHi: null,
  category: 'health',
  isListed: true,
  phone: null,
  email: null,
});
const offer = (id: string, input: Partial<Offer> = {}): Offer => ({
  ngo: ngo(id),
  status: 'sent',
  reason: null,
  outcome: null,
  sentAt: day(1),
  dueAt: day(4),
  answeredAt: null,
  resolvedAt: null,
  ...input,
});
const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:00:00Z`;
const event = (kind: EventKind, date: number, id?: string): FullStatus['history'][number] => ({
  at: day(date),
  kind,
  actor: 'system',
  ngo: id ? ngo(id) : null,
});
const message = (text: string, date: number, input: { byPerson: boolean; id?: string }) => ({
  at: day(date),
  text,
  byPerson: input.byPerson,
  ngo: input.id ? ngo(input.id) : null,
});

test('NGOs asked together are one step; who says no stands with who is asked instead', () => {
  const steps = stepsOf({
    history: [
      event('received', 1),
      ...['1', '2', '3'].map((id) => event('offered', 1, id)),
      event('declined', 2, '2'),
      event('offered', 2, '4'),
      event('passed', 4, '1'),
      event('passed', 4, '3'),
      event('offered', 4, '5'),
      event('withStaff', 7),
    ],
    messages: [],
    ngos: [
      offer('1', { status: 'passed' }),
      offer('2', { status: 'declined', reason: 'No place' }),
      ...['3', '4', '5'].map((id) => offer(id)),
    ],
  });
  expect(steps).toMatchObject([
    { kind: 'received' },
    { kind: 'offered', count: 3, ngos: [{ _id: '1' }, { _id: '2' }, { _id: '3' }] },
    { kind: 'declined', reason: 'No place', next: 1, others: true },
    { kind: 'passed', count: 2, next: 1 },
    { kind: 'withStaff' },
  ]);
});

test('the NGO that was chosen is a step of its own, before those that are asked beside or after it', () => {
  const ngos = ['1', '2', '3'].map((id) => offer(id));
  const history = [event('received', 1), event('askedFirst', 1, '1')];
  const beside = [...history, event('offered', 2, '2'), event('offered', 2, '3')];
  expect(stepsOf({ history: beside, messages: [], ngos })).toMatchObject([
    { kind: 'received' },
    { kind: 'askedFirst', ngo: { _id: '1' } },
    { kind: 'offered', count: 2, ngos: [{ _id: '2' }, { _id: '3' }] },
  ]);
  const instead = [...history, event('declined', 2, '1'), event('offered', 2, '2')];
  expect(stepsOf({ history: instead, messages: [], ngos }).at(-1)).toMatchObject({
    kind: 'declined',
    next: 1,
    others: false,
  });
});

test('NGOs that had to give it up are one step, and do not have it any more', () => {
  const steps = stepsOf({
    history: [
      ...['1', '2', '3'].map((id) => event('offered', 1, id)),
      ...['1', '2'].map((id) => event('ngoLeft', 2, id)),
      event('declined', 3, '3'),
    ],
    messages: [],
    ngos: ['1', '2', '3'].map((id) => offer(id)),
  });
  expect(steps).toMatchObject([
    { kind: 'offered', count: 3 },
    { kind: 'ngoLeft' },
    { kind: 'declined', others: false },
  ]);
});

test('the last one that says no leaves nobody', () => {
  const steps = stepsOf({
    history: [event('offered', 1, '1'), event('declined', 2, '1')],
    messages: [],
    ngos: [offer('1', { status: 'declined', reason: 'Full' })],
  });
  expect(steps[1]).toMatchObject({ kind: 'declined', others: false, next: 0 });
});

test('what was written stands with its step, in both directions, and with how it ended', () => {
  const steps = stepsOf({
    history: [
      event('messageOfPerson', 1),
      event('accepted', 2, '1'),
      event('messageOfNgo', 3, '1'),
      event('messageOfPerson', 4, '1'),
      event('resolved', 5, '1'),
    ],
    messages: [
      message('anybody?', 1, { byPerson: true }),
      message('come on Monday', 3, { byPerson: false, id: '1' }),
      message('I come', 4, { byPerson: true, id: '1' }),
      message('she was here', 5, { byPerson: false, id: '1' }),
    ],
    ngos: [offer('1', { status: 'accepted', outcome: 'helped', resolvedAt: day(5) })],
  });
  expect(steps.map((step) => ('text' in step ? step.text : step.kind))).toEqual([
    'anybody?',
    'accepted',
    'come on Monday',
    'I come',
    'she was here',
  ]);
  expect(steps.at(-1)).toMatchObject({ outcome: 'helped' });
});

test('of an NGO that is gone the step stays, without its words', () => {
  const gone = { ...event('messageOfNgo', 3), ngo: null };
  const messages = [message('later, by another', 5, { byPerson: false, id: '2' })];
  expect(stepsOf({ history: [gone], messages, ngos: [offer('2')] })).toMatchObject([
    { kind: 'messageOfNgo', text: undefined },
  ]);
});

test('one NGO looks after it: not one that had no room, and none while it is open or closed', () => {
  const ngos = [
    offer('1', { status: 'accepted', outcome: 'noCapacity', resolvedAt: day(2) }),
    offer('2', { status: 'accepted', outcome: 'referred', resolvedAt: day(3) }),
    offer('3', { status: 'accepted' }),
  ];
  const of = (status: RequestStatus) => holderOf({ status, ngos })?.ngo._id;
  expect([of('open'), of('accepted'), of('resolved'), of('closed')]).toEqual([
    undefined,
    '3',
    '2',
    undefined,
  ]);
});

test('it waits for those who have not answered, until the first of them has to', () => {
  const ngos = [
    offer('1', { dueAt: day(9) }),
    offer('2', { dueAt: day(6) }),
    offer('3', { status: 'passed', dueAt: day(1) }),
  ];
  expect(waitsFor({ status: 'open', ngos })).toEqual({ count: 2, until: day(6) });
  expect(waitsFor({ status: 'accepted', ngos })).toBeUndefined();
});

test.each<[RequestStatus, boolean, Offer[], string[]]>([
  ['open', false, [], ['acceptance', 'confirmation']],
  ['open', true, [], ['staffSearch', 'confirmation']],
  ['open', true, [offer('1')], ['acceptance', 'confirmation']],
  ['accepted', false, [], ['contact', 'confirmation']],
  ['resolved', false, [], ['confirmation']],
  ['closed', false, [], []],
])('%s (with our team: %s) has still to come what can come', (status, isWithStaff, ngos, next) => {
  expect(nextStepsOf({ status, isWithStaff, ngos, messages: [] })).toEqual(next);
});

test('an NGO that has written has got in touch', () => {
  const accepted = {
    status: 'accepted' as const,
    isWithStaff: false,
    ngos: [offer('1', { status: 'accepted' })],
  };
  const written = [message('Hello', 2, { byPerson: false, id: '1' })];
  expect(nextStepsOf({ ...accepted, messages: [] })).toContain('contact');
  expect(nextStepsOf({ ...accepted, messages: written })).toEqual(['confirmation']);
});

test.each(['withdrawn', 'merged', 'closed', 'helped', 'ended'] as const)(
  'why it is closed is told: %s',
  (kind) => {
    expect(endOf({ history: [event('received', 1), event('notHelped', 2), event(kind, 3)] })).toBe(kind);
  },
);
