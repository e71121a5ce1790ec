import { z } from '@hono/zod-openapi';
import { endpointsOf, integer, jsonData, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';
import { eligibility } from '#src/features/scheme/scheme.contract.ts';
import { RULES } from './eligibility.values.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { CIRCUMSTANCES } from '#src/features/scheme/scheme.values.ts';
import { QUESTIONS, readAnswers, type AnswerName } from './finder.values.ts';

const endpoint = endpointsOf('scheme');

/** A scheme in the result of the finder, with the rules that decided. */
export const judgedScheme = z.object({
  _id: z.union([z.number().int(), z.string()]),
  type: z.enum(['builtin', 'ngo']),
  schemeName: z.string(),
  /** What a person gets, or the beginning of the description. */
  summary: z.string(),
  beneficiary: z.array(z.string()),
  gender: z.string(),
  state: z.string(),
  eligibility: eligibility.omit({ documents: true }),
  /** The NGO that offers it, or null for a scheme of the government. */
  ngo: z.object(ngoNames).nullable(),
  /** The rules that fail or cannot be decided yet. */
  rules: z.array(z.enum(RULES)),
});
export type JudgedScheme = z.infer<typeof judgedScheme>;

/** `total` also counts schemes that are not included in the response. */
const group = z.object({ total: integer, schemes: z.array(judgedScheme) });

export const judgedSchemes = z.object({
  /** No rule fails and none is unknown. */
  can: group,
  /** No rule fails, but some cannot be decided. The most likely come first: those with the fewest open rules. */
  perhaps: group,
  /** At least one rule fails. Schemes with the fewest failed rules come first. */
  not: group,
  /**
   * Papers required by the schemes of `can` and the first five of `perhaps`, without duplicates, most often
   * required first.
   */
  documents: z.array(z.string()),
});
export type JudgedSchemes = z.infer<typeof judgedSchemes>;

/** What the finder asks next. */
export const nextQuestionBody = z.object({
  /** Null once no answer decides anything, or seven were given or skipped. */
  question: z.enum(QUESTIONS).nullable(),
  /** What the question about circumstances offers: those that schemes require and nothing else decides. */
  circumstances: z.array(z.enum(CIRCUMSTANCES)),
});
export type NextQuestionBody = z.infer<typeof nextQuestionBody>;

/** An answer as a query parameter of the finder. Omitted if unknown. */
const answer = (name: AnswerName, description: string) =>
  z
    .string()
    .max(100)
    .optional()
    .refine((value) => !value || readAnswers((other) => (other === name ? value : null))[name] !== undefined)
    .openapi({ description });

const answers = {
  for: answer('for', "Categories with '-' between them (Health-Education), or 'all'"),
  gender: answer('gender', "Female, Male, Other or 'unknown'"),
  age: answer('age', 'Whole years'),
  marital: answer('marital', "single, married, widowed, deserted or 'unknown'"),
  income: answer(
    'income',
    "What the whole family earns in a year, in rupees: 0-100000, 100001-250000, 250001-600000, 600001-799999, 800000- or 'unknown'",
  ),
  group: answer('group', "Every caste that fits, with '-' between them (SC-OBC), or 'unknown'"),
  disability: answer('disability', "Percent: 0-0 for none, 1-39, 40-79, 80-100, 1-100 or 'unknown'"),
  has: answer('has', "Circumstances that are true (student-noHouse), 'none' of them, or 'unknown'"),
  offered: z
    .string()
    .max(100)
    .optional()
    .openapi({ description: 'Circumstances that `has` answers; any other stays unknown' }),
  state: answer('state', "One of the 28 states, 'other' for a union territory, or 'unknown'"),
};

export const getSchemesByAnswers = endpoint.get('/getSchemesByAnswers', {
  summary: 'Group the schemes by whether a person can get them, from a few answers. Stores nothing.',
  rules: PUBLIC_READ,
  request: {
    query: z.object({
      ...answers,
      /** Of the texts. Those that are not translated are in their original language. */
      language: z.enum(LANGUAGES).default('en'),
    }),
  },
  responses: { 200: jsonData(judgedSchemes, 'The schemes by verdict') },
});

export const getNextQuestion = endpoint.get('/getNextQuestion', {
  summary: 'Choose the question whose answer decides most about the schemes still possible. Stores nothing.',
  rules: PUBLIC_READ,
  request: { query: z.object(answers) },
  responses: { 200: jsonData(nextQuestionBody, 'The next question, if any') },
});
