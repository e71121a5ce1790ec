import type { MissingPart } from '#src/features/ngo/editing/own-ngo.values.ts';

/** The steps that complete the page of an NGO, and the parts of the profile that each needs. */
export const SET_UP_STEPS = [
  { step: 'aim', parts: ['mission', 'description'] },
  { step: 'help', parts: ['services', 'needs'] },
  { step: 'reach', parts: ['address', 'phone', 'email', 'website'] },
  { step: 'names', parts: ['nameGu', 'nameHi'] },
  { step: 'documents', parts: ['darpanId', 'pan', 'reg80G'] },
  { step: 'photos', parts: ['photos'] },
] as const satisfies readonly { step: string; parts: readonly MissingPart[] }[];

/** The documents that every NGO has. Not every NGO is approved under 80G. */
const NEEDED_DOCUMENTS = ['darpanId', 'pan'] as const satisfies readonly MissingPart[];

/** Tells whether our team waits for a document that every NGO has. */
export function lacksDocuments(missing: readonly MissingPart[]): boolean {
  return NEEDED_DOCUMENTS.some((part) => missing.includes(part));
}
