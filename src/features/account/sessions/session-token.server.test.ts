import { randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { forgedTokens } from '../../../../tests/support/forged-tokens.ts';
import { readSession, readTicket, signSession, signTicket } from './session-token.server.ts';

const key = randomBytes(32);
const session = { session: '5', account: '7', role: 'staff' as const, ngo: null, name: 'આશા બેન', version: 3 };
const ticket = { account: '7', version: 3, totp: 'sealed' };

test('a session token holds account, role and NGO and expires after twelve hours', async () => {
  const token = await signSession({ key, session });
  expect(await readSession({ key, token })).toEqual(session);
  const payload = decodeJwt(token);
  expect(payload.exp! - payload.iat!).toBe(12 * 3600);
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256' });
});

test('a ticket for the second step is valid for ten minutes and one purpose', async () => {
  const token = await signTicket({ key, purpose: 'second-step', of: ticket });
  expect(await readTicket({ key, purpose: 'second-step', token })).toEqual(ticket);
  await expect(readTicket({ key, purpose: 'totp-set-up', token })).rejects.toThrow(/"aud"/);
  const payload = decodeJwt(token);
  expect(payload.exp! - payload.iat!).toBe(600);
  await expect(readSession({ key, token })).rejects.toThrow(/"aud"/);
  const sessionToken = await signSession({ key, session });
  await expect(readTicket({ key, purpose: 'second-step', token: sessionToken })).rejects.toThrow(/"aud"/);
});

describe('is refused', async () => {
  const forged = await forgedTokens({ key, session });
  test.each(Object.entries(forged))('a token %s', async (error, token) => {
    await expect(readSession({ key, token })).rejects.toThrow(/./);
    for (const purpose of ['second-step', 'totp-set-up'] as const)
      if (!/second step|authenticator/.test(error))
        await expect(readTicket({ key, purpose, token })).rejects.toThrow(/./);
  });
});

test('a token with a single changed letter is refused', async () => {
  const token = await signSession({ key, session });
  for (let at = 0; at < token.length - 1; at += 7) {
    const letter = token[at] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, at) + letter + token.slice(at + 1);
    await expect(readSession({ key, token: changed }), `at ${at}`).rejects.toThrow(/./);
  }
});
