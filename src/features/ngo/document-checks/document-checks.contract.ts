import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  freeText,
  idInPath,
  integer,
  json,
  jsonBody,
  messageBody,
  nullableText,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import {
  CHECK_RESULTS,
  CHECK_SOURCES,
  CHECKED_DOCUMENTS,
  DOCUMENT_STATES,
  NOTE_MOST,
  STATED_MOST,
} from './document-checks.values.ts';

const endpoint = endpointsOf('checking');

/** A document as our team sees it. */
export const checkedDocument = z.object({
  document: z.enum(CHECKED_DOCUMENTS),
  /** What the NGO states, as one text; null if it states nothing. Must be returned with a decision. */
  stated: nullableText,
  state: z.enum(DOCUMENT_STATES),
  /** Counts the decisions on it. Must be returned with the next one. */
  revision: integer,
  /** The last decision; null if there is none. */
  decision: z
    .object({
      result: z.enum(CHECK_RESULTS),
      source: z.enum(CHECK_SOURCES).nullable(),
      seenOn: z.iso.date().nullable(),
      note: nullableText,
      /** Null if it was made before decisions were recorded one by one. */
      decidedBy: nullableText,
      decidedAt: dateTime,
    })
    .nullable(),
});

/** A document that our team saw and found right. */
export const publicCheck = z.object({
  document: z.enum(CHECKED_DOCUMENTS),
  seenOn: z.iso.date(),
  /** Whether the NGO has changed it since. */
  hasChanged: z.boolean(),
});

export const documentDecision = z.object({
  document: z.enum(CHECKED_DOCUMENTS, 'checkResultRequired'),
  result: z.enum(CHECK_RESULTS, 'checkResultRequired'),
  /** Where and when it was seen. Required unless the document is left open. */
  source: z.enum(CHECK_SOURCES, 'checkSourceRequired').optional(),
  seenOn: z.iso.date('seenOnInvalid').optional(),
  note: freeText({ most: NOTE_MOST }).optional(),
  stated: z.string().max(STATED_MOST),
  revision: integer,
});

export const decideDocument = endpoint.post('/decideDocument/{id}', {
  summary:
    'Record whether a document of an NGO is right. Returns 409 if the NGO changed it or someone else decided on it meanwhile.',
  rules: signedInRules('staff', { audit: true, confirm: true }),
  request: { params: idInPath, ...jsonBody(documentDecision) },
  responses: { 200: json(messageBody, 'The decision is saved') },
});

export type PublicCheck = z.infer<typeof publicCheck>;
export type CheckedDocumentRow = z.infer<typeof checkedDocument>;
export type DocumentDecision = z.infer<typeof documentDecision>;
