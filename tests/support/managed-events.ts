import type { Page } from 'playwright-core';
import { formatIndianTime } from '#src/features/event/management/event-times.rules.ts';
import { post } from './managed-schemes.ts';

const DAY_MS = 86_400_000;

/** Returns the day in India, `YYYY-MM-DD`, so many days from now. */
export function dayIn(days: number): string {
  return formatIndianTime(new Date(Date.now() + days * DAY_MS).toISOString()).slice(0, 10);
}

/** Returns the form of an event in twenty days, with three seats unless `input` has others. */
export function eventForm(input: object = {}) {
  return {
    title: 'Eye camp',
    description: 'We test eyes.',
    category: 'health',
    startsAt: `${dayIn(20)}T09:00`,
    endsAt: `${dayIn(20)}T14:00`,
    city: 'Rajkot',
    venue: 'Town hall',
    capacity: 3,
    ...input,
  };
}

/** Publishes an event of the NGO that is signed in on `page`, and returns its id. */
export async function publishEvent(page: Page, input: object = {}): Promise<string> {
  const { data } = await post<{ data: { _id: string } }>('event/addNewEvent', eventForm(input), page);
  await post(`event/publishEvent/${data._id}`, {}, page);
  return data._id;
}
