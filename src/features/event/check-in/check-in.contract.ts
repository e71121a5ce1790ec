import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  integer,
  jsonBody,
  jsonData,
  signedInRules,
  VERIFIED_ONLY,
} from '#src/server/endpoint.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import { REGISTRATION_STATUSES } from '#src/features/event/event.values.ts';
import { CHECK_IN_RESULTS, CHECK_INS_MOST } from './check-in.values.ts';

const endpoint = endpointsOf('event');
const eventInPath = z.object({ eventId: z.string().max(20) });

/** A ticket as the door needs it: no mobile number, no mail address. */
const doorTicket = z.object({
  ticket: z.string(),
  name: z.string(),
  partySize: integer,
  status: z.enum(REGISTRATION_STATUSES),
  attendedAt: dateTime.nullable(),
});
export type DoorTicket = z.infer<typeof doorTicket>;

export const getDoorList = endpoint.get('/getDoorList/{eventId}', {
  summary: 'List the tickets of an event of the NGO for the door, in parts. `next` names the next part.',
  rules: signedInRules('ngo', { standings: VERIFIED_ONLY }),
  request: { params: eventInPath, query: z.object({ after: z.string().max(20).regex(ROW_ID).optional() }) },
  responses: {
    200: jsonData(
      z.object({
        event: z.object({
          _id: z.string(),
          title: z.string(),
          titleGu: z.string().nullable(),
          titleHi: z.string().nullable(),
          startsAt: dateTime,
          endsAt: dateTime,
        }),
        tickets: z.array(doorTicket),
        next: z.string().nullable(),
      }),
      'A part of the tickets, and the event',
    ),
  },
});

export const checkInTickets = endpoint.post('/checkIn/{eventId}', {
  summary: 'Let parties in by their tickets. A repeated report of the same device gets the same answer.',
  rules: { ...signedInRules('ngo', { audit: true, standings: VERIFIED_ONLY }), contactsIn: ['at'] },
  request: {
    params: eventInPath,
    ...jsonBody(
      z.object({
        /** A random id of the device at the door. */
        door: z.uuid().max(36),
        checkIns: z
          .array(z.object({ ticket: z.string().max(REFERENCE_MOST), at: dateTime.max(30) }))
          .min(1)
          .max(CHECK_INS_MOST),
      }),
    ),
  },
  responses: {
    200: jsonData(
      z.array(
        z.object({
          ticket: z.string(),
          result: z.enum(CHECK_IN_RESULTS),
          /** When the party was let in first. */
          attendedAt: dateTime.nullable(),
        }),
      ),
      'One result for each check-in, in their order',
    ),
  },
});
