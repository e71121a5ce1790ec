import { z } from '@hono/zod-openapi';
import { endpointsOf, idInPath, jsonData, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { HELP_CATEGORIES } from '#src/features/help-request/help-request.values.ts';
import { namedNgo } from '#src/features/help-request/history.contract.ts';

const endpoint = endpointsOf('helpRequest');

/** An NGO to which a help request can be addressed. */
export const addressedNgo = namedNgo.extend({
  city: z.string(),
  category: z.string(),
  /** The help category that the NGO serves. */
  helpCategory: z.enum(HELP_CATEGORIES).nullable(),
  /** The NGO is verified, has an active account and has not paused. */
  canBeAsked: z.boolean(),
  /** The last day (inclusive) of the NGO's pause. */
  pausedUntil: z.iso.date().nullable(),
  /** How fast it usually answers; null with fewer than ten requests in a year. */
  answerTime: z
    .object({
      /** Half of its requests were answered within this number of hours; null if most were not answered in time. */
      medianHours: z.int().nullable(),
    })
    .nullable(),
});
export type AddressedNgo = z.infer<typeof addressedNgo>;

export const getNgoToAsk = endpoint.get('/getNgoToAsk/{id}', {
  summary:
    'Get whether an NGO of the directory takes help requests now, how fast it answers, its city and its help category',
  rules: PUBLIC_READ,
  request: { params: idInPath },
  responses: { 200: jsonData(addressedNgo, 'The NGO') },
});
