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
 * Returns the NGO, the scheme, the event and the fundraiser that the sweep visits, from the product running at `origin`.
 * All but the NGO are the first that any NGO offers.
 */
export async function findSweptPages(origin: string): Promise<SweptPages> {
  const [ngo, schemes, events, fundraiser] = await Promise.all([
    findSweptNgo(origin),
    readList(`${origin}/api/scheme/getAllScheme?state=Gujarat`),
    readList(`${origin}/api/event/getAllEvent`),
    findFundraiser(origin),
  ]);
  const scheme = schemes.find(({ type }) => type === 'ngo');
  const event = events.at(0);
  if (!scheme || !event) throw new Error('no NGO offers a scheme, or none an event');
  return { ngo, scheme, event, fundraiser };
}

async function findFundraiser(origin: string): Promise<SweptPages['fundraiser']> {
  for (const { _id: ngoId } of await readList(`${origin}/api/donation/getAllNgoToGive`)) {
    const response = await fetch(`${origin}/api/donation/getGivingPage/${ngoId}`);
    const { data } = (await response.json()) as {
      data: { purposes: { _id: string; goal: number | null }[] };
    };
    const purpose = data.purposes.find(({ goal }) => goal !== null);
    if (purpose) return { _id: purpose._id, ngoId };
  }
  throw new Error('no NGO has a fundraiser');
}

async function readList(address: string): Promise<{ _id: string; type?: string }[]> {
  const { data } = (await (await fetch(address)).json()) as { data: { _id: string; type?: string }[] };
  return data;
}
