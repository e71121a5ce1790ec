import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { SignJWT } from 'jose';
import { BRAND } from '../../src/brand.ts';
import {
  signSession,
  signTicket,
  type SessionClaims,
} from '../../src/features/account/sessions/session-token.server.ts';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** Returns the payload of a session that would be valid for an hour. */
function payloadOf(session: SessionClaims) {
  return { ...session, iss: BRAND.slug, aud: 'session', iat: secondsFromNow(-60), exp: secondsFromNow(3600) };
}

/** Returns a token with any header and payload, signed with HMAC. */
function assembleToken(options: { alg: string; hash: string; key: Uint8Array; payload: object }): string {
  const signed = `${base64({ alg: options.alg, typ: 'JWT' })}.${base64(options.payload)}`;
  return `${signed}.${createHmac(options.hash, options.key).update(signed).digest('base64url')}`;
}

/** Returns session tokens that must all be rejected, each named after what is wrong with it. */
export async function forgedTokens({
  key,
  session,
}: {
  key: Uint8Array;
  session: SessionClaims;
}): Promise<Record<string, string>> {
  const payload = payloadOf(session);
  const validToken = await signSession({ key, session });
  const [head = '', body = '', signature = ''] = validToken.split('.');
  const hs256 = (claims: object) => assembleToken({ alg: 'HS256', hash: 'sha256', key, payload: claims });
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rsa = `${base64({ alg: 'RS256', typ: 'JWT' })}.${base64(payload)}`;
  const { exp: _exp, ...withoutExp } = payload;
  const { iat: _iat, ...withoutIat } = payload;
  return {
    expired: hs256({ ...payload, exp: secondsFromNow(-1) }),
    'without exp': hs256(withoutExp),
    'without iat': hs256(withoutIat),
    'with another key': await signSession({ key: randomBytes(32), session }),
    'alg none': `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload)}.`,
    'alg None, our signature': `${base64({ alg: 'None' })}.${body}.${signature}`,
    'without a signature': `${head}.${body}.`,
    'with a changed payload': `${head}.${base64({ ...payload, role: 'admin' })}.${signature}`,
    'of HS512': assembleToken({ alg: 'HS512', hash: 'sha512', key, payload }),
    'of HS384': assembleToken({ alg: 'HS384', hash: 'sha384', key, payload }),
    'of RS256': `${rsa}.${sign('sha256', Buffer.from(rsa), privateKey).toString('base64url')}`,
    'of HS256 with a public key': assembleToken({
      alg: 'HS256',
      hash: 'sha256',
      payload,
      key: Buffer.from(publicKey.export({ type: 'spki', format: 'pem' })),
    }),
    'of another issuer': hs256({ ...payload, iss: 'somebody-else' }),
    'for another audience': hs256({ ...payload, aud: 'photos' }),
    'of a second step': await signTicket({
      key,
      purpose: 'second-step',
      of: { account: session.account, version: session.version },
    }),
    'of an authenticator app': await signTicket({
      key,
      purpose: 'totp-set-up',
      of: { account: session.account, version: session.version },
    }),
    'without a session': hs256({ ...payload, session: undefined }),
    'of a second step, with session claims': hs256({ ...payload, aud: 'second-step' }),
    'with an unknown role': hs256({ ...payload, role: 'root' }),
    'not valid yet': await new SignJWT({ ...session })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(BRAND.slug)
      .setAudience('session')
      .setIssuedAt()
      .setNotBefore('1h')
      .setExpirationTime('2h')
      .sign(key),
    garbage: 'not.a.token',
    'not a JWT': 'null',
    'an empty bearer': 'Bearer ',
  };
}
