import { z } from '@hono/zod-openapi';
import { defineEndpoint, idInPath, json, PUBLIC_READ } from '#src/server/endpoint.server.ts';
import { HELP_CATEGORIES } from '#src/features/help-request/help-request.values.ts';
import { namedNgo } from '#src/features/help-request/history.contract.ts';

/** An NGO that somebody wants to ask for help. */
export const addressedNgo = namedNgo.extend({
  city: z.string(),
  category: z.string(),
  /** The category of help that it answers. */
  helpCategory: z.enum(HELP_CATEGORIES).nullable(),
  /** It is checked, somebody signs in for it, and it has room. */
  canBeAsked: z.boolean(),
  /** It said that it has no room until this day, that day included. */
  pausedUntil: z.iso.date().nullable(),
});
export type AddressedNgo = z.infer<typeof addressedNgo>;

export const getNgoToAsk = defineEndpoint({
  method: 'get',
  path: '/getNgoToAsk/{id}',
  tags: ['helpRequest'],
  summary:
    'Whether an NGO of the directory can be asked for help now, its town and the category of help that it answers',
  rules: PUBLIC_READ,
  request: { params: idInPath },
  responses: { 200: json(z.object({ success: z.literal(true), data: addressedNgo }), 'The NGO') },
});
