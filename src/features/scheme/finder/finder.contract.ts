import { z } from '@hono/zod-openapi';
import { defineEndpoint, json, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { eligibility } from '#src/features/scheme/scheme.contract.ts';
import { RULES } from './eligibility.values.ts';
import { readAnswers, type AnswerName } from './finder.values.ts';

const text = z.string().nullable();

/** A scheme as the finder tells of it, with the rules that decide. */
export const judgedScheme = z.object({
  _id: z.union([z.number().int(), z.string()]),
  type: z.enum(['builtin', 'ngo']),
  schemeName: z.string(),
  /** How its description begins. */
  summary: z.string(),
  beneficiary: z.array(z.string()),
  gender: z.string(),
  state: z.string(),
  eligibility: eligibility.omit({ documents: true }),
  /** Who offers it; null for one of the government's. */
  ngo: z.object({ name: z.string(), nameGu: text, nameHi: text }).nullable(),
  /** Those that fail, or that cannot be decided yet. */
  rules: z.array(z.enum(RULES)),
});
export type JudgedScheme = z.infer<typeof judgedScheme>;

/** `total` counts all of them, also when not all are sent. */
const group = z.object({ total: z.number().int(), schemes: z.array(judgedScheme) });

export const foundSchemes = z.object({
  /** No rule fails and none is unknown. */
  can: group,
  /** No rule fails, some cannot be decided. Those that need least to know first. */
  perhaps: group,
  /** At least one rule fails. Those that fail least first. */
  not: group,
  /** What to bring for those of `can` and `perhaps` that are sent: each paper once, the one most asked for first. */
  documents: z.array(z.string()),
});
export type FoundSchemes = z.infer<typeof foundSchemes>;

/** An answer as it stands in the address of the finder; left out when it is not known. */
const answer = (name: AnswerName, description: string) =>
  z
    .string()
    .max(100)
    .optional()
    .refine((value) => !value || readAnswers((asked) => (asked === name ? value : null))[name] !== undefined)
    .openapi({ description });

export const getSchemesByAnswers = defineEndpoint({
  method: 'get',
  path: '/getSchemesByAnswers',
  tags: ['scheme'],
  summary: 'Which schemes someone can get, perhaps or not, by a few answers; nothing is stored',
  rules: PUBLIC_READ,
  request: {
    query: z.object({
      for: answer('for', "Categories with '-' between them (Health-Education), or 'all'"),
      gender: answer('gender', "Female, Male or 'unknown'"),
      age: answer('age', 'Whole years'),
      group: answer('group', "Every group that fits, with '-' between them (SC-EWS), or 'unknown'"),
      income: answer(
        'income',
        "What the whole family earns in a year, in rupees: 0-100000, 100001-250000, 250001-600000, 600001- or 'unknown'",
      ),
      state: answer('state', "One of the 28 states, 'other' for a union territory, or 'unknown'"),
    }),
  },
  responses: { 200: json(z.object({ success: z.literal(true), data: foundSchemes }), 'The schemes') },
});
