import { formValuesOf } from '#src/features/ngo/editing/ngo-form-values.ts';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';
import type { AttackedProduct } from './attacked-product.ts';

/** Returns what the form would send to save the page of the caller's NGO without changes. */
export async function readOwnForm(
  { call }: AttackedProduct,
  token: string,
): Promise<Record<string, unknown>> {
  const { body } = await call('/api/ngo/getOwnNgo', { token });
  const ngo = body.data as OwnNgo;
  const saved = await call('/api/ngo/updateNgo', {
    token,
    body: { ...formValuesOf(ngo), revision: ngo.revision },
  });
  // Otherwise, an error in the form would hide an error in the text.
  if (saved.status !== 200) throw new Error(`updateNgo: ${saved.status} ${JSON.stringify(saved.body)}`);
  return { ...formValuesOf(ngo), revision: saved.body.data?.['revision'] };
}
