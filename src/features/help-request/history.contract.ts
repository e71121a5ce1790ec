import { z } from '@hono/zod-openapi';
import { holdsAadhaar } from '#src/shared/india/aadhaar.ts';
import { ACTORS, EVENT_KINDS, MESSAGE_MOST, NOTE_MOST, SAFE_CONTACT_MOST } from './help-request.values.ts';

const time = z.iso.datetime();
const text = z.string().nullable();

export const namedNgo = z.object({ _id: z.string(), name: z.string(), nameGu: text, nameHi: text });
/** The steps of a request, the first one first. */
export const history = z.array(
  z.object({ at: time, kind: z.enum(EVENT_KINDS), actor: z.enum(ACTORS), ngo: namedNgo.nullable() }),
);
export const messages = z.array(
  z.object({ at: time, byPerson: z.boolean(), text: z.string(), ngo: namedNgo.nullable() }),
);

const free = (most: number) =>
  z
    .string({ error: 'helpMessageRequired' })
    .trim()
    .max(most, 'textLong')
    .refine((typed) => !holdsAadhaar(typed), { error: 'aadhaar' });
/** Something written to the other side. */
export const messageText = free(MESSAGE_MOST).min(1, 'helpMessageRequired');
/** How and when it is safe to reach somebody; an empty one says nothing. */
export const safeContactText = free(SAFE_CONTACT_MOST);
/** A reason. */
export const noteText = free(NOTE_MOST).min(1, 'helpMessageRequired');
