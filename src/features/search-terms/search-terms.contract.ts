import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { z } from '@hono/zod-openapi';
import {
  csvFile,
  dateTime,
  endpointsOf,
  failureBody,
  idInPath,
  integer,
  json,
  jsonBody,
  messageBody,
  noneOr,
  nullableText,
  pageOf,
  paging,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import {
  PERIODS,
  PHRASE_LANGUAGES,
  SEARCH_KINDS,
  SEARCHES_LEAST,
  TERM_LISTS,
  TERM_MOST,
} from './search-terms.values.ts';

const endpoint = endpointsOf('search');

const namedNeed = z.object({ id: z.string(), name: z.string(), nameGu: z.string(), nameHi: z.string() });

/** Words that people searched, without anything about those people. */
export const searchTerm = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** The words in alphabetical order, which identify the term. */
  term: z.string(),
  /** The most frequent word order, in lower case, without places and filler words. */
  words: z.string(),
  searches: integer,
  /** Searches without a matching result. */
  withoutMatch: integer,
  /** Searches after which a result was opened. This is a lower bound. */
  followed: integer,
  /** The need to which staff assigned the words. */
  assigned: z.object({ _id: z.string(), need: namedNeed }).nullable(),
});
export type ListedSearchTerm = z.infer<typeof searchTerm>;

/** Words that staff assigned to a need. */
export const assignedPhrase = z.object({
  _id: z.string(),
  term: z.string(),
  phrase: z.string(),
  language: z.enum(PHRASE_LANGUAGES),
  need: namedNeed,
  assignedAt: dateTime,
  /** Email address of the person who assigned it, or null if the account no longer exists. */
  assignedBy: nullableText,
  /** Null while the phrase is in use. */
  removedAt: dateTime.nullable(),
  removedBy: nullableText,
  /** Whether the catalogue contains the phrase by now. */
  isInCatalogue: z.boolean(),
});
export type ListedPhrase = z.infer<typeof assignedPhrase>;

/** Words, or parts of words, that a row must contain. */
const q = z.string().max(SEARCH_MOST).optional();
const filters = z.object({ q, show: noneOr(z.enum(TERM_LISTS)), days: noneOr(z.enum(PERIODS)) });
export type SearchTermFilters = z.infer<typeof filters>;

export const getAllSearchTerm = endpoint.get('/getAllSearchTerm', {
  summary: `List search terms with at least ${SEARCHES_LEAST} searches in the period, most frequent first. By default only terms without a match.`,
  rules: signedInRules('staff'),
  request: { query: filters.extend({ ...paging }) },
  responses: { 200: json(pageOf(searchTerm), 'A page of search terms') },
});

export const exportSearchTerm = endpoint.get('/exportSearchTerm', {
  summary: 'Export all matching search terms as CSV',
  rules: signedInRules('staff', { audit: true }),
  request: { query: filters },
  responses: { 200: csvFile('One row per search term') },
});

export const getAllAssignedPhrase = endpoint.get('/getAllAssignedPhrase', {
  summary: 'List the phrases assigned to needs, latest first, including removed ones',
  rules: signedInRules('staff'),
  request: { query: z.object({ q, ...paging }) },
  responses: { 200: json(pageOf(assignedPhrase), 'A page of phrases') },
});

export const getCatalogueFile = endpoint.get('/getCatalogueFile', {
  summary: 'Export the assigned phrases that the catalogue does not contain yet, as YAML',
  rules: signedInRules('staff'),
  responses: {
    200: {
      content: { 'application/yaml': { schema: z.string() } },
      description: 'Needs with their phrases, in the format of the catalogue',
    },
  },
});

const conflict = failureBody.extend({
  errors: z.record(z.string(), z.string()).optional(),
  data: z.object({ need: namedNeed }).optional(),
});

export const assignPhrase = endpoint.post('/assignPhrase', {
  summary: 'Assign a search term to a need, with immediate effect',
  rules: signedInRules('staff', { audit: true }),
  request: jsonBody(
    z.object({
      term: z.string().min(1).max(TERM_MOST),
      need: z.string().max(80),
      language: z.enum(PHRASE_LANGUAGES),
    }),
  ),
  responses: {
    200: json(messageBody.extend({ data: z.object({ _id: z.string() }) }), 'The id of the assignment'),
    409: json(conflict, 'The term is already assigned'),
    422: json(conflict, 'A need already has the phrase, or one error message per invalid field'),
  },
});

export const removeAssignedPhrase = endpoint.post('/removeAssignedPhrase/{id}', {
  summary: 'Remove an assignment. Responds with 409 if it was already removed.',
  rules: signedInRules('staff', { audit: true }),
  request: { params: idInPath },
  responses: { 200: json(messageBody, 'The assignment is removed') },
});
