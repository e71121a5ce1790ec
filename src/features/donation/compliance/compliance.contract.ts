import { z } from '@hono/zod-openapi';
import {
  endpointsOf,
  EVERY_STANDING,
  integer,
  jsonData,
  nullableText,
  signedInRules,
} from '#src/server/endpoint.server.ts';
import { DUTIES } from './compliance.values.ts';

const endpoint = endpointsOf('donation');

const duty = z.object({
  duty: z.enum(DUTIES),
  dueOn: z.iso.date(),
  /** Days that are left; negative after the date. */
  days: integer,
  /** Of a statement: its financial year, as `2026-27`, and the form to file. */
  year: nullableText,
  form: nullableText,
});
export type ComplianceDuty = z.infer<typeof duty>;

export const getComplianceCalendar = endpoint.get('/getComplianceCalendar', {
  summary:
    'List the dates that the NGO must keep within a year or has missed, the nearest first: registrations that expire, and the yearly statement if it received deductible donations and is verified',
  rules: signedInRules('ngo', { standings: EVERY_STANDING }),
  responses: { 200: jsonData(z.array(duty), 'The dates') },
});
