import { z } from '@hono/zod-openapi';
import {
  dateTime,
  endpointsOf,
  jsonBody,
  jsonData,
  nullableText,
  publicRules,
} from '#src/server/endpoint.server.ts';
import { destination } from '#src/features/donation/bank-changes/destination.contract.ts';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';

const endpoint = endpointsOf('donation');
const RULES = publicRules(300);
/** A body, not a path: addresses are logged. */
const token = jsonBody(z.object({ token: z.string().min(1).max(200) }));

const whoAndWhen = {
  destination,
  /** The mail address of the account that asked for it; null once that is deleted. */
  requestedBy: nullableText,
  requestedAt: dateTime,
  /** Null if it waits for our team. */
  takesEffectAt: dateTime.nullable(),
  /** Where money or calls go now, the primary account first. */
  current: z.array(destination),
};

/** The change that a mail was about, and everything that waits at its NGO. */
const changeToStop = z.object({
  ...whoAndWhen,
  /**
   * `open`: the link can stop what waits. `frozen`: that has happened. `over`: it was stopped, our team has cleared it
   * up, and nothing waits.
   */
  state: z.enum(['open', 'frozen', 'over']),
  ngo: z.object(ngoNames),
  /** Whether it is public now, because it has waited long enough or our team confirmed it. */
  isActive: z.boolean(),
  /** Whether it was removed, withdrawn or replaced since. */
  isPast: z.boolean(),
  /** Who took it off, and when, if somebody of the NGO did. `by` is null once that account is erased. */
  removal: z.object({ by: nullableText, at: dateTime }).nullable(),
  /** Everything that waits, whatever the mail was about: what is about money first. */
  waiting: z.array(z.object(whoAndWhen)),
});
export type ChangeToStop = z.infer<typeof changeToStop>;

export const readChangeToStop = endpoint.post('/readChangeToStop', {
  summary:
    'Get a change of where the money or calls for an NGO go, by the secret token in the mail about it, and everything that waits there. Changes nothing.',
  rules: RULES,
  request: token,
  responses: { 200: jsonData(changeToStop, 'The changes, with masked numbers') },
});

export const stopChange = endpoint.post('/stopChange', {
  summary:
    'Say that a change was not made by the NGO: stops everything that waits, and freezes where its money and calls go until our team has cleared it up. Repeated calls change nothing.',
  rules: RULES,
  request: token,
  responses: { 200: jsonData(changeToStop, 'The change, stopped') },
});
