import { expect } from 'vitest';
import { eventTesting } from '#src/features/event/event.fixture.ts';
import type { TestApp } from '../../../../tests/support/test-app.ts';
import { formatIndianTime } from './event-times.rules.ts';
import type { ListedEvent, OwnEvent } from './management.contract.ts';

export const HOUR = 3_600_000;
// One moment for all: an event must not move because a minute passes between two calls.
const NOW = Date.now();
/** A time of the form, in hours from now. */
export const inHours = (hours: number) => formatIndianTime(new Date(NOW + hours * HOUR).toISOString());
export const formOf = (input: Record<string, unknown> = {}) => ({
  title: 'Free eye camp',
  titleGu: 'મફત આંખ કેમ્પ',
  description: 'Doctors test your eyes.',
  category: 'health',
  startsAt: inHours(240),
  endsAt: inHours(244),
  city: 'rajkot',
  venue: 'Town hall',
  capacity: '4',
  ...input,
});
type Body<Data> = { msg: string; data: Data; errors?: Record<string, string>; mailed?: number };
export type EventPage = Body<ListedEvent[]> & {
  total: number;
  counts: Record<'upcoming' | 'drafts' | 'past', number>;
};

/** Helpers for the tests of the management of events. `currentToken` returns the token of the user. */
export function managementTesting(app: TestApp, currentToken: () => string) {
  const { call, callConfirmed } = app;
  const { mailsTo } = eventTesting(app);
  const add = (body: object = formOf(), as = currentToken()) =>
    callConfirmed<Body<OwnEvent>>('POST', 'event/addNewEvent', { token: as, body });
  const edit = (id: string, body: object, as = currentToken()) =>
    callConfirmed<Body<OwnEvent & { now: OwnEvent }>>('POST', `event/editEvent/${id}`, { token: as, body });
  const publish = (id: string, as = currentToken()) =>
    callConfirmed<Body<OwnEvent>>('POST', `event/publishEvent/${id}`, { token: as });
  const cancel = (id: string, reason: string, as = currentToken()) =>
    callConfirmed<Body<OwnEvent>>('POST', `event/cancelEvent/${id}`, { token: as, body: { reason } });
  const copy = (id: string, body: object, as = currentToken()) =>
    callConfirmed<Body<{ _id: string; startsAt: string }[]>>('POST', `event/copyEvent/${id}`, {
      token: as,
      body,
    });
  const remove = (id: string, as = currentToken()) =>
    callConfirmed<Body<undefined>>('DELETE', `event/deleteEvent/${id}`, { token: as });
  const read = async (id: string) =>
    (await call<Body<OwnEvent>>('GET', `event/getEventOfNgo/${id}`, { token: currentToken() })).body.data;
  const list = async (body: object = {}) =>
    (await call<EventPage>('POST', 'event/getAllEventByNgoId', { token: currentToken(), body })).body;
  async function published(input: Record<string, unknown> = {}): Promise<string> {
    const { _id } = (await add(formOf(input))).body.data;
    expect((await publish(_id)).status).toBe(200);
    return _id;
  }
  const eventsMailedTo = async (email: string) => (await mailsTo(email)).map(({ event }) => event);
  return { add, edit, publish, cancel, copy, remove, read, list, published, eventsMailedTo };
}
