import { callApi, confirmAtApi, signInAtApi } from './call-api.ts';
import { dayIn } from './days.ts';
import { SCHEME_NGO } from './managed-schemes.ts';

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

/** Publishes an event of the demo NGO and returns its id. */
export async function publishDemoEvent(input: object = {}): Promise<string> {
  const token = await signInAtApi(SCHEME_NGO.email);
  const { data } = await callApi<{ data: { _id: string } }>('POST', 'event/addNewEvent', {
    token,
    body: eventForm(input),
  });
  await callApi('POST', `event/publishEvent/${data._id}`, {
    token,
    body: {},
    confirmation: await confirmAtApi(token),
  });
  return data._id;
}
