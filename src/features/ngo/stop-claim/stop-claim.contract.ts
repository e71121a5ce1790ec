import { z } from '@hono/zod-openapi';
import { dateTime, endpointsOf, jsonBody, jsonData, publicRules } from '#src/server/endpoint.server.ts';
import { ngoNames } from '#src/features/ngo/ngo.contract.ts';

const endpoint = endpointsOf('joining');
const RULES = publicRules(300);
/** A body, not a path: addresses are logged. */
const token = jsonBody(z.object({ token: z.string().min(1).max(200) }));

const claimToStop = z.object({
  /** `open`: the link can stop it. `stopped`: that has happened. `over`: our team has decided it. */
  state: z.enum(['open', 'stopped', 'over']),
  ngo: z.object(ngoNames),
  /** The address of whoever says that the NGO is theirs. */
  email: z.string(),
  /** From when the claim can take effect. */
  takesEffectAt: dateTime,
});
export type ClaimToStop = z.infer<typeof claimToStop>;

export const readClaimToStop = endpoint.post('/readClaimToStop', {
  summary: 'Get a claim to an NGO by the secret token in the mail to its managers. Changes nothing.',
  rules: RULES,
  request: token,
  responses: { 200: jsonData(claimToStop, 'The claim') },
});

export const stopClaim = endpoint.post('/stopClaim', {
  summary:
    'Say that somebody who claims an NGO does not belong to it: the claim ends. Repeated calls change nothing.',
  rules: RULES,
  request: token,
  responses: { 200: jsonData(claimToStop, 'The claim, stopped unless it was decided before') },
});
