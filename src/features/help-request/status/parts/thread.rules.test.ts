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
  contactBy: null,
  contacted: null,
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

test('merges NGOs asked together into one step, and a refusal with its replacement', () => {
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

test('shows NGOs that did not answer after a replacement was asked as a step of their own', () => {
  const steps = stepsOf({
    history: [
      ...['1', '2'].map((id) => event('offered', 1, id)),
      event('passed', 4, '1'),
      event('offered', 4, '3'),
      event('passed', 5, '2'),
      event('offered', 5, '4'),
    ],
    messages: [],
    ngos: ['1', '2', '3', '4'].map((id) => offer(id)),
  });
  expect(steps).toMatchObject([
    { kind: 'offered', count: 2 },
    { kind: 'passed', at: day(4), count: 1, ngos: [{ _id: '1' }], next: 1 },
    { kind: 'passed', at: day(5), count: 1, ngos: [{ _id: '2' }], next: 1 },
  ]);
});

test('shows the chosen NGO as a step of its own before the others', () => {
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

test('merges NGOs that lost the request into one step', () => {
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

test('reports that no NGO is left after the last refusal', () => {
  const steps = stepsOf({
    history: [event('offered', 1, '1'), event('declined', 2, '1')],
    messages: [],
    ngos: [offer('1', { status: 'declined', reason: 'Full' })],
  });
  expect(steps[1]).toMatchObject({ kind: 'declined', others: false, next: 0 });
});

test('attaches messages of both sides and of the outcome to their steps', () => {
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

test('keeps the step of a deleted NGO without its message', () => {
  const deleted = { ...event('messageOfNgo', 3), ngo: null };
  const messages = [message('later, by another', 5, { byPerson: false, id: '2' })];
  expect(stepsOf({ history: [deleted], messages, ngos: [offer('2')] })).toMatchObject([
    { kind: 'messageOfNgo', text: undefined },
  ]);
});

test('finds the NGO that handles a request: none without capacity, none while it is open or closed', () => {
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

test('waits for the NGOs that have not answered, until the earliest deadline', () => {
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

test('counts a message of the NGO as contact', () => {
  const accepted = {
    status: 'accepted' as const,
    isWithStaff: false,
    ngos: [offer('1', { status: 'accepted' })],
  };
  const replies = [message('Hello', 2, { byPerson: false, id: '1' })];
  expect(nextStepsOf({ ...accepted, messages: [] })).toContain('contact');
  expect(nextStepsOf({ ...accepted, messages: replies })).toEqual(['confirmation']);
  const told = { ...accepted, ngos: [offer('1', { status: 'accepted', contacted: true })] };
  expect(nextStepsOf({ ...told, messages: [] })).toEqual(['confirmation']);
});

test.each(['withdrawn', 'merged', 'closed', 'helped', 'ended'] as const)(
  'returns why a request is closed: %s',
  (kind) => {
    expect(endOf({ history: [event('received', 1), event('notHelped', 2), event(kind, 3)] })).toBe(kind);
  },
);
