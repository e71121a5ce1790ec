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
 * Returns the NGO and the scheme that the sweep visits, from the product running at `origin`. The scheme is
 * the first that any NGO offers.
 */
export async function findSweptPages(origin: string): Promise<SweptPages> {
  const [ngo, response] = await Promise.all([
    findSweptNgo(origin),
    fetch(`${origin}/api/scheme/getAllScheme?state=Gujarat`),
  ]);
  const { data } = (await response.json()) as { data: { _id: string; type: string }[] };
  const scheme = data.find(({ type }) => type === 'ngo');
  if (!scheme) throw new Error('no NGO offers a scheme');
  return { ngo, scheme };
}
