import { z } from '@hono/zod-openapi';
import { shownNeed } from '#src/features/ngo/ngo.contract.ts';
import {
  BENEFICIARIES,
  CIRCUMSTANCES,
  MARITAL_STATUSES,
  SCHEME_CATEGORIES,
  SCHEME_GENDERS,
} from './scheme.values.ts';

const amount = z.number().int().nullable();

/** Requirements other than beneficiary, gender and state. Null means no requirement. */
export const eligibility = z.object({
  ageFrom: amount,
  ageTo: amount,
  /** Yearly income of the whole family in whole rupees. */
  incomeUpTo: amount,
  /** Any of them. Empty if it does not matter. */
  maritalStatus: z.array(z.enum(MARITAL_STATUSES)),
  /** The least degree of disability in percent. */
  disabilityFrom: amount,
  /** All of them. */
  circumstances: z.array(z.enum(CIRCUMSTANCES)),
  /** Other conditions, stated as text. */
  conditions: z.array(z.string()),
  documents: z.array(z.string()),
});

const text = z.string().nullable();
const textsInLanguage = z.object({
  schemeName: text,
  description: text,
  benefit: text,
  howToApply: text,
  office: text,
  conditions: z.array(z.string()),
  documents: z.array(z.string()),
});

/** The texts and rules of a scheme, whoever offers it. */
export const schemeText = z.object({
  schemeName: z.string(),
  description: z.string(),
  /** What a person gets, in a sentence. */
  benefit: text,
  howToApply: text,
  /** Name and address of the office. */
  office: text,
  /** Digits only. */
  phone: text,
  /** The day in India on which it was last looked over. */
  checkedOn: z.string(),
  /** The texts in Gujarati and Hindi, as far as they are translated. */
  translations: z.object({ gu: textsInLanguage.optional(), hi: textsInLanguage.optional() }),
  category: z.array(z.enum(SCHEME_CATEGORIES)),
  beneficiary: z.array(z.enum(BENEFICIARIES)),
  gender: z.enum(SCHEME_GENDERS),
  /** One of the 28 states or 'all'. Built-in schemes use 'All'. */
  state: z.string(),
  link: z.string().nullable(),
  eligibility,
  /** The needs that the NGO confirmed. */
  needs: z.array(shownNeed),
});

/** A text field of a form, limited only to what forms send, because the services check the details. */
export const formText = z.string().max(8000, 'textLong').optional();

export const schemeInPath = z.object({ schemeId: z.string().max(20) });
