import { z } from '@hono/zod-openapi';
import { dateTime, freeText } from '#src/server/endpoint.server.ts';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';
import { ACTORS, EVENT_KINDS, MESSAGE_MOST, NOTE_MOST, SAFE_CONTACT_MOST } from './help-request.values.ts';

export const namedNgo = z.object({
  _id: z.string(),
  ...ngoNames,
});
/** The history of a request, oldest step first. */
export const history = z.array(
  z.object({ at: dateTime, kind: z.enum(EVENT_KINDS), actor: z.enum(ACTORS), ngo: namedNgo.nullable() }),
);
export const messages = z.array(
  z.object({ at: dateTime, byPerson: z.boolean(), text: z.string(), ngo: namedNgo.nullable() }),
);

/** A message to the other side. */
export const messageText = freeText({ most: MESSAGE_MOST, empty: 'helpMessageRequired' });
/** How and when it is safe to reach the person. May be empty. */
export const safeContactText = freeText({ most: SAFE_CONTACT_MOST });
/** A reason. */
export const noteText = freeText({ most: NOTE_MOST, empty: 'helpMessageRequired' });

/** What people in need write to the NGOs that help them. They may say where they were asked to pay, or how to be paid. */
export const WORDS_OF_PEOPLE = ['words', 'helpDescription', 'safeContact', 'message'];
