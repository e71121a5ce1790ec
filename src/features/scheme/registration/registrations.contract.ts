import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  idInPath,
  integer,
  json,
  jsonBody,
  jsonDataWithMessage,
  pageOf,
  paging,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { schemeInPath } from '#src/features/scheme/scheme.contract.ts';
import {
  CONFIRMATIONS,
  EXPORT_FORMATS,
  NOTE_MOST,
  REGISTRATION_STATUSES,
} from '#src/features/scheme/scheme.values.ts';

const endpoint = endpointsOf('scheme');

/** A registration as shown to the NGO of the scheme. */
export const registration = z.object({
  _id: z.string(),
  name: z.string(),
  mobileNumber: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  /**
   * Whether the person confirmed the mailbox. `superseded`: unconfirmed, while another registration with the
   * same number is confirmed.
   */
  confirmation: z.enum(CONFIRMATIONS),
  /** A note by the NGO, or ''. */
  note: z.string(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Registration = z.infer<typeof registration>;

const filters = z.object({
  /**
   * Words of the name or the city, the last four digits of a mobile number, or a whole mobile number or email. The last
   * word may be incomplete.
   */
  q: z.string().max(SEARCH_MOST).optional(),
  status: z.enum(REGISTRATION_STATUSES).or(z.literal('')).optional(),
});
export type RegistrationFilters = z.infer<typeof filters>;

export const getAllRegistration = endpoint.get('/getAllRegistration/{schemeId}', {
  summary: 'List the registrations for a scheme of the NGO, latest first',
  rules: signedInRules('ngo', { confirm: 'ifNeeded', standings: VERIFIED_ONLY }),
  request: { params: schemeInPath, query: filters.extend(paging) },
  responses: {
    200: json(
      pageOf(registration).extend({
        /** False if more than `total` registrations match the words. */
        totalIsExact: z.boolean(),
        /** Number of registrations for each status, regardless of the filters. */
        counts: z.object({ new: integer, contacted: integer, approved: integer, rejected: integer }),
        scheme: z.object({
          _id: z.string(),
          schemeName: z.string(),
          schemeNameGu: z.string().nullable(),
          schemeNameHi: z.string().nullable(),
        }),
      }),
      'A page of registrations',
    ),
  },
});

export const updateRegistration = endpoint.post('/updateRegistration/{id}', {
  summary: 'Change the status or the note of a registration. Omitted fields stay unchanged.',
  // The NGO alone reads its notes.
  rules: {
    ...signedInRules('ngo', { audit: true, confirm: 'ifNeeded', standings: VERIFIED_ONLY }),
    paymentDetailsIn: ['note'],
  },
  request: {
    params: idInPath,
    ...jsonBody(
      z.object({
        status: z.enum(REGISTRATION_STATUSES).optional(),
        note: z
          .string()
          .overwrite((text) => cleanText({ text, keepLines: true }))
          .max(NOTE_MOST, 'textLong')
          .refine((text) => !holdsAadhaar(text), { error: 'aadhaar' })
          .optional(),
      }),
    ),
  },
  responses: { 200: jsonDataWithMessage(registration, 'The saved registration') },
});

export const exportRegistration = endpoint.get('/exportRegistration/{schemeId}', {
  summary: 'Export all matching registrations as CSV or XLSX',
  rules: signedInRules('ngo', { audit: true, confirm: true, standings: VERIFIED_ONLY }),
  request: {
    params: schemeInPath,
    query: filters.extend({ format: z.enum(EXPORT_FORMATS).default('csv') }),
  },
  responses: {
    200: {
      content: {
        'text/csv': { schema: z.string() },
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: z.string() },
      },
      description: 'A file with one row per registration',
    },
  },
});
