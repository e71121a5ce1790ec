import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { BRAND } from '#src/brand.ts';
import { ROLES, SESSION_HOURS } from '#src/features/account/account.values.ts';

const ALGORITHM = 'HS256';
const ISSUER = BRAND.slug;
const SESSION = 'session';
const SESSION_LASTS = `${SESSION_HOURS}h`;
const TICKET_LASTS = '10m';

/**
 * What a ticket is for: finishing a sign-in, or confirming an authenticator app. It is not valid for the
 * other.
 */
export type TicketPurpose = 'second-step' | 'totp-set-up';

const id = z.string().regex(/^\d{1,18}$/);
const claims = z.object({
  /** The session's id. */
  session: id,
  /** The account's id. */
  account: id,
  role: z.enum(ROLES),
  ngo: id.nullable(),
  name: z.string(),
  version: z.number().int(),
});
/** What a token claims about its bearer. The database decides whether the claims still hold. */
export type SessionClaims = z.infer<typeof claims>;

const ticket = z.object({
  account: id,
  version: z.number().int(),
  /** The encrypted secret of an authenticator app that is being set up. */
  totp: z.string().optional(),
});
/** Proves that the password was correct. A ticket is valid for ten minutes. */
export type Ticket = z.infer<typeof ticket>;

/** Signs a session token, which expires after `SESSION_HOURS`. */
export function signSession({ key, session }: { key: Uint8Array; session: SessionClaims }): Promise<string> {
  return sign({ key, payload: session, audience: SESSION, lasts: SESSION_LASTS });
}

/**
 * Verifies a session token and returns its claims.
 * @throws if the token is not one of ours, is for another purpose, or has expired.
 */
export async function readSession({
  key,
  token,
}: {
  key: Uint8Array;
  token: string;
}): Promise<SessionClaims> {
  return claims.parse(await read({ key, token, audience: SESSION }));
}

/** Signs a ticket, which expires after ten minutes. */
export function signTicket(ticketOf: {
  key: Uint8Array;
  purpose: TicketPurpose;
  of: Ticket;
}): Promise<string> {
  const { key, purpose, of } = ticketOf;
  return sign({ key, payload: of, audience: purpose, lasts: TICKET_LASTS });
}

/**
 * Verifies a ticket and returns its contents.
 * @throws as `readSession`.
 */
export async function readTicket(input: {
  key: Uint8Array;
  purpose: TicketPurpose;
  token: string;
}): Promise<Ticket> {
  const { key, purpose, token } = input;
  return ticket.parse(await read({ key, token, audience: purpose }));
}

function sign(options: {
  key: Uint8Array;
  payload: object;
  audience: string;
  lasts: string;
}): Promise<string> {
  return new SignJWT({ ...options.payload })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(options.audience)
    .setIssuedAt()
    .setExpirationTime(options.lasts)
    .sign(options.key);
}

async function read({ key, token, audience }: { key: Uint8Array; token: string; audience: string }) {
  const { payload } = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience,
    requiredClaims: ['exp', 'iat'],
  });
  return payload;
}
