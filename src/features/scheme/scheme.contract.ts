import { z } from '@hono/zod-openapi';
import {
  BENEFICIARIES,
  SCHEME_CATEGORIES,
  SCHEME_GENDERS,
  SCHEME_PAGE_SIZE,
  SCHEME_PAGE_SIZE_MOST,
} from './scheme.values.ts';

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
});

export const schemeInPath = z.object({ schemeId: z.string().max(20) });
export const idInPath = z.object({ id: z.string().max(20) });
export const done = z.object({ success: z.literal(true), msg: z.string() });

const wholePage = z.coerce.number({ error: 'unknownPage' }).int('unknownPage').min(1, 'unknownPage');
export const paging = {
  page: wholePage.max(100_000, 'unknownPage').default(1),
  pageSize: z.coerce.number().int().min(1).max(SCHEME_PAGE_SIZE_MOST).default(SCHEME_PAGE_SIZE),
};
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    success: z.literal(true),
    data: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });

/** What a form sent wrong: a sentence for each field. */
export const refused = z.object({
  success: z.literal(false),
  msg: z.string(),
  errors: z.record(z.string(), z.string()),
});
