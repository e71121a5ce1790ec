import { cleanLines } from '#src/shared/clean-text.ts';
import { z } from '@hono/zod-openapi';
import { dateTime } from '#src/server/endpoint.server.ts';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
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

const freeText = (most: number) =>
  z
    .string({ error: 'helpMessageRequired' })
    .overwrite(cleanLines)
    .max(most, 'textLong')
    .refine((value) => !holdsAadhaar(value), { error: 'aadhaar' });
/** A message to the other side. */
export const messageText = freeText(MESSAGE_MOST).min(1, 'helpMessageRequired');
/** How and when it is safe to reach the person. May be empty. */
export const safeContactText = freeText(SAFE_CONTACT_MOST);
/** A reason. */
export const noteText = freeText(NOTE_MOST).min(1, 'helpMessageRequired');

/** What people in need write to the NGOs that help them. They may say where they were asked to pay, or how to be paid. */
export const WORDS_OF_PEOPLE = ['words', 'helpDescription', 'safeContact', 'message'];
