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
  return { ...formValuesOf(ngo), revision: ngo.revision };
}
