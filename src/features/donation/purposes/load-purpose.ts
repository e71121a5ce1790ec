import { load } from '#src/browser/session.ts';

/** Loads the form of a purpose for a `clientLoader`. Without an id, it is for a new purpose. */
export async function loadPurpose(id: string | undefined) {
  if (id === undefined) return undefined;
  return (await load((api) => api.donation.getPurpose[':id'].$get({ param: { id } }))).data;
}
