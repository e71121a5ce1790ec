import type { Page } from 'playwright-core';
import { dayIn } from './days.ts';
import { post } from './managed-schemes.ts';

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
