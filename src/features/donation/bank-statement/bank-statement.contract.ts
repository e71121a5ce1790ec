import { z } from '@hono/zod-openapi';
import {
  bodyBytesWithFile,
  endpointsOf,
  fieldErrorsBody,
  integer,
  json,
  jsonBody,
  jsonData,
  messageBody,
  nullableText,
  paiseAmount,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import {
  HEADING_MOST,
  MATCH_REASONS,
  MATCHES_AT_ONCE_MOST,
  STATEMENT_BYTES_MOST,
  STATEMENT_COLUMNS_MOST,
} from './bank-statement.values.ts';

const endpoint = endpointsOf('donation');
const CHANGE = signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY });

/** Reading a statement takes seconds of processor time. */
const STATEMENTS = { requests: 30, seconds: 60 };

const column = z
  .number()
  .int()
  .min(0)
  .max(STATEMENT_COLUMNS_MOST - 1);

/** Which column holds what, counted from 0. */
export const statementColumns = z.object({
  date: column,
  narration: column,
  reference: column.nullable(),
  /** Money in; or with `direction`, the amount of every line. */
  credit: column,
  /** Says Cr or Dr. */
  direction: column.nullable(),
});

const line = z.object({
  /** The number of the row in the file. */
  row: integer,
  day: z.string(),
  amount: paiseAmount,
  narration: z.string(),
  reference: z.string(),
  /** The number of the payment, if the line contains one. */
  utr: nullableText,
});
export type ShownLine = z.infer<typeof line>;

const candidate = z.object({
  /** Confirms the match. */
  token: z.string(),
  _id: z.string(),
  reference: z.string(),
  /** Null if the donor is not named. */
  donorName: nullableText,
  status: z.enum(['created', 'claimed', 'refused']),
  amount: paiseAmount,
  createdOn: z.string(),
  /** The number of the payment that the donor named. */
  utr: nullableText,
});
export type MatchCandidate = z.infer<typeof candidate>;

const proposal = z.object({
  line,
  reason: z.enum(MATCH_REASONS),
  /** Donations that the line may belong to, the likeliest first. A proved match has one. */
  candidates: z.array(candidate),
});
export type Proposal = z.infer<typeof proposal>;

const named = z.object({ _id: z.string(), reference: z.string() });

const matched = z.object({
  state: z.literal('matched'),
  headings: z.array(z.string()),
  columns: statementColumns,
  /** Whether a spreadsheet has written the days with the month first. */
  isMonthFirst: z.boolean(),
  counts: z.object({
    /** Lines in the file, and those by which money came in. */
    rows: integer,
    credits: integer,
    proved: integer,
    perhaps: integer,
    amountDiffers: integer,
    used: integer,
    unmatched: integer,
    unreadable: integer,
  }),
  /** The lists are cut if they are long. `counts` is complete. */
  proved: z.array(proposal),
  perhaps: z.array(proposal),
  amountDiffers: z.array(z.object({ line, donation: candidate.omit({ token: true }) })),
  /** Lines that have proved a donation before. */
  used: z.array(z.object({ line, donation: named })),
  /** Lines that prove nothing, and the donation added by hand that each may be. */
  unmatched: z.array(z.object({ line, recorded: named.nullable() })),
  unreadable: z.array(z.object({ row: integer, text: z.string() })),
});
export type MatchedStatement = z.infer<typeof matched>;

/** The columns are not known, or asked for. */
const unknownColumns = z.object({
  state: z.literal('columns'),
  headings: z.array(z.string()),
  /** The first lines below the headings. */
  rows: z.array(z.array(z.string())),
  /** What the columns seem to hold. */
  columns: statementColumns.nullable(),
});
export type UnknownColumns = z.infer<typeof unknownColumns>;

export const matchBankStatement = endpoint.post('/matchBankStatement', {
  summary:
    'Compare the file of a bank, CSV or XLSX of up to 10 MB and 50,000 lines, with the open donations of the NGO. The file is not stored, and nothing is confirmed.',
  rules: { ...CHANGE, limit: STATEMENTS, bodyBytes: bodyBytesWithFile(STATEMENT_BYTES_MOST) },
  request: {
    body: {
      content: {
        'multipart/form-data': {
          schema: z.object({
            file: z
              .custom<File>((value) => value instanceof File, { error: 'statementNeeded' })
              .openapi({ type: 'string', format: 'binary' }),
            /** 'true' asks for the headings and the first lines instead, to choose the columns by hand. */
            onlyHeadings: z.enum(['true', 'false']).default('false'),
          }),
        },
      },
      required: true,
    },
  },
  responses: {
    200: jsonData(
      z.discriminatedUnion('state', [matched, unknownColumns]),
      'The proposals, or the headings and first lines if it is not known which column holds what',
    ),
    422: json(fieldErrorsBody, 'The file is no bank statement that can be read'),
  },
});

export const saveStatementLayout = endpoint.post('/saveStatementLayout', {
  summary: 'Remember which column holds what in bank statements with these headings',
  // Only the NGO sees the headings of its statements.
  rules: { ...CHANGE, contactsIn: ['headings'] },
  request: jsonBody(
    z.object({
      headings: z.array(z.string().max(HEADING_MOST)).min(1).max(STATEMENT_COLUMNS_MOST),
      columns: statementColumns,
    }),
  ),
  responses: {
    200: json(messageBody, 'The layout is saved'),
    422: json(fieldErrorsBody, 'A column is chosen twice, or is none of these'),
  },
});

export const confirmMatches = endpoint.post('/confirmMatches', {
  summary: 'Confirm proposed matches. Each is received in a transaction of its own and gets its receipt.',
  rules: { ...CHANGE, confirm: true },
  request: jsonBody(z.object({ tokens: z.array(z.string().max(200)).min(1).max(MATCHES_AT_ONCE_MOST) })),
  responses: {
    200: jsonData(
      z.array(
        z.object({
          isReceived: z.boolean(),
          /** Why it is not received. */
          msg: nullableText,
        }),
      ),
      'The results, in the order of the tokens',
    ),
  },
});
