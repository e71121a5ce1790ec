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
