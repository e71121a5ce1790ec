import { SWEPT_NGO, type SweptPages } from './public-pages.ts';

/** Returns the id and category of the NGO that the sweep visits, from the product running at `origin`. */
export async function findSweptNgo(origin: string): Promise<{ category: string; _id: string }> {
  const response = await fetch(`${origin}/api/ngo/getAllNgo?q=${encodeURIComponent(SWEPT_NGO)}`);
  const { data } = (await response.json()) as { data?: { _id: string; category: string; name: string }[] };
  const ngo = data?.find(({ name }) => name === SWEPT_NGO);
  if (!ngo) throw new Error(`${SWEPT_NGO} is not in the directory`);
  return ngo;
}

/**
 * Returns the NGO, the scheme and the event that the sweep visits, from the product running at `origin`. The scheme
 * and the event are the first that any NGO offers.
 */
export async function findSweptPages(origin: string): Promise<SweptPages> {
  const [ngo, schemes, events] = await Promise.all([
    findSweptNgo(origin),
    readList(`${origin}/api/scheme/getAllScheme?state=Gujarat`),
    readList(`${origin}/api/event/getAllEvent`),
  ]);
  const scheme = schemes.find(({ type }) => type === 'ngo');
  const event = events.at(0);
  if (!scheme || !event) throw new Error('no NGO offers a scheme, or none an event');
  return { ngo, scheme, event };
}

async function readList(address: string): Promise<{ _id: string; type?: string }[]> {
  const { data } = (await (await fetch(address)).json()) as { data: { _id: string; type?: string }[] };
  return data;
}
