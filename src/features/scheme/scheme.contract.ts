import { z } from '@hono/zod-openapi';
import { shownNeed } from '#src/features/ngo/ngo.contract.ts';
import { BENEFICIARIES, SCHEME_CATEGORIES, SCHEME_GENDERS } from './scheme.values.ts';

const amount = z.number().int().nullable();

/** Who may get it, beside beneficiary, gender and state; null: it does not matter. */
export const eligibility = z.object({
  ageFrom: amount,
  ageTo: amount,
  /** Whole rupees a year, of the whole family. */
  incomeUpTo: amount,
  /** What else must be true, in words. */
  conditions: z.array(z.string()),
  documents: z.array(z.string()),
});

/** What a scheme says of itself, whoever offers it. */
export const schemeText = z.object({
  schemeName: z.string(),
  description: z.string(),
  category: z.array(z.enum(SCHEME_CATEGORIES)),
  beneficiary: z.array(z.enum(BENEFICIARIES)),
  gender: z.enum(SCHEME_GENDERS),
  /** 'all' (the built-in ones say 'All') or one of the 28 states. */
  state: z.string(),
  link: z.string().nullable(),
  eligibility,
  /** What people can come to it for, as its NGO confirmed. */
  needs: z.array(shownNeed),
});

export const schemeInPath = z.object({ schemeId: z.string().max(20) });

/** What a form sent wrong: a sentence for each field. */
export const refused = z.object({
  success: z.literal(false),
  msg: z.string(),
  errors: z.record(z.string(), z.string()),
});
