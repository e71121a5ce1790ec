import { z } from '@hono/zod-openapi';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';
import {
  dateTime,
  endpointsOf,
  fieldErrorsBody,
  freeText,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonData,
  jsonDataWithMessage,
  nullableText,
  pageOf,
  paging,
  publicRules,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { LANGUAGES } from '#src/shared/languages.ts';
import { REFERENCE_MOST, SEARCH_MOST } from '#src/shared/text-limits.ts';
import { WITHDRAW_REASON_MOST } from './certificates.values.ts';

const endpoint = endpointsOf('volunteer');
const READ = signedInRules('ngo', { standings: VERIFIED_ONLY });
const CHANGE = signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY });

/** The service checks the details. The limit only keeps texts out that no form sends. */
const formText = z.string().max(1000, 'textLong').optional();
const day = z.string();

const period = { minutes: integer, periodFrom: day, periodTo: day };

/** A certificate as its NGO sees it. */
export const certificate = z.object({
  _id: z.string(),
  number: z.string(),
  /** Null once the volunteer is erased. */
  name: nullableText,
  initials: z.string(),
  language: z.enum(LANGUAGES),
  ...period,
  issuedAt: dateTime,
  withdrawnAt: dateTime.nullable(),
  withdrawReason: nullableText,
});
export type Certificate = z.infer<typeof certificate>;

export const getAllCertificate = endpoint.get('/getAllCertificate', {
  summary: 'List the certificates of the NGO, latest first',
  rules: { ...READ, confirm: 'ifNeeded' },
  request: {
    query: z.object({
      /** Words of the name, or a number. The last word may be incomplete. */
      q: z.string().max(SEARCH_MOST).optional(),
      ...paging,
    }),
  },
  responses: { 200: json(pageOf(certificate), 'A page of certificates') },
});

/** A volunteer who can get a certificate. */
export const holder = z.object({
  _id: z.string(),
  name: z.string(),
  reference: z.string(),
  city: z.string(),
});
export type Holder = z.infer<typeof holder>;

export const findCertificateHolder = endpoint.get('/findCertificateHolder', {
  summary: 'Find accepted volunteers of the NGO, to issue a certificate to one of them',
  rules: { ...READ, confirm: 'ifNeeded' },
  request: { query: z.object({ q: z.string().max(SEARCH_MOST) }) },
  responses: { 200: jsonData(z.array(holder), 'The first volunteers that match') },
});

/** What a certificate can say: the confirmed minutes in a period. */
export const proposal = z.object({ ...period, periodFrom: day.nullable(), periodTo: day.nullable() });
export type Proposal = z.infer<typeof proposal>;

export const proposeCertificate = endpoint.get('/proposeCertificate/{id}', {
  summary: 'Get the confirmed minutes of an accepted volunteer in a period; by default, in all shifts',
  rules: READ,
  request: {
    params: idInPath,
    query: z.object({ periodFrom: z.string().max(10).optional(), periodTo: z.string().max(10).optional() }),
  },
  responses: { 200: jsonData(proposal, 'The minutes, and the days of the first and the last shift') },
});

export const issueCertificate = endpoint.post('/issueCertificate', {
  summary: 'Issue a certificate to an accepted volunteer, and mail it',
  rules: { ...CHANGE, confirm: true },
  request: jsonBody(
    z.object({
      volunteerId: z.string().max(20).optional(),
      /** With at most one decimal: 12.5 */
      hours: formText,
      periodFrom: formText,
      periodTo: formText,
    }),
  ),
  responses: {
    201: jsonDataWithMessage(certificate, 'The new certificate'),
    422: json(fieldErrorsBody, 'One error message per invalid field'),
  },
});

export const withdrawCertificate = endpoint.post('/withdrawCertificate/{id}', {
  summary: 'Withdraw a certificate that is a mistake. Repeated calls change nothing.',
  rules: { ...CHANGE, confirm: true },
  request: {
    params: idInPath,
    ...jsonBody(
      z.object({ reason: freeText({ most: WITHDRAW_REASON_MOST, empty: 'certificateReasonRequired' }) }),
    ),
  },
  responses: { 200: jsonDataWithMessage(certificate, 'The withdrawn certificate') },
});

const file = {
  200: { content: { 'application/pdf': { schema: z.string() } }, description: 'The certificate as a PDF' },
};

export const getCertificateFile = endpoint.get('/getCertificateFile/{id}', {
  summary: 'Get a certificate of the NGO as a PDF, unless it is withdrawn or its volunteer is erased',
  rules: READ,
  request: { params: idInPath },
  responses: file,
});

export const readOwnCertificateFile = endpoint.post('/readOwnCertificateFile', {
  summary: 'Get an own certificate as a PDF, by the secret token of the volunteer',
  rules: publicRules(60),
  // The token in a body, not in the path: addresses are logged.
  request: jsonBody(z.object({ token: z.string().min(1).max(100), number: z.string().max(REFERENCE_MOST) })),
  responses: file,
});

/** What anyone may know about a certificate. */
export const checkedCertificate = z.object({
  number: z.string(),
  initials: z.string(),
  ...period,
  isWithdrawn: z.boolean(),
  ngo: z.object({
    _id: z.string(),
    ...ngoNames,
    category: z.string(),
    /** Whether it has a public page. */
    isListed: z.boolean(),
  }),
});
export type CheckedCertificate = z.infer<typeof checkedCertificate>;

export const checkCertificate = endpoint.get('/checkCertificate/{number}', {
  summary: 'Check a certificate by its number',
  rules: publicRules(300),
  request: { params: z.object({ number: z.string().max(REFERENCE_MOST) }) },
  responses: { 200: jsonData(checkedCertificate, 'The certificate, valid or withdrawn') },
});
