import type { Call, SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { networksOf } from '#src/server/security/networks.server.ts';
import { recordSecurityEvent } from '#src/features/audit/security-log/security-log.service.server.ts';
import type { AccountRow } from '#src/features/account/account.queries.server.ts';
import { signSession } from './session-token.server.ts';
import type { BrowserNames } from './browser-names.rules.ts';
import {
  insertSession,
  selectLiveSessions,
  updateSessionEnded,
  updateSessionsEnded,
  type SessionRow,
} from './session.queries.server.ts';

const SESSION_ID = /^[1-9]\d{0,17}$/;
const NETWORK_MOST = 64;

/** Starts a session and returns its token, which is valid as long as the session. */
export async function startSession(
  { db, keys }: { db: Database; keys: Keys },
  {
    account,
    caller,
    names,
  }: {
    account: Pick<AccountRow, 'id' | 'role' | 'ngoId' | 'name' | 'version'>;
    caller: Call['caller'];
    names: BrowserNames;
  },
): Promise<string> {
  const { id, role, ngoId, name, version } = account;
  const network = networksOf(caller.address)[0].slice(0, NETWORK_MOST);
  const session = await insertSession(db, { accountId: id, network, ...names });
  return signSession({
    key: keys.token,
    session: { session, account: id, role, ngo: ngoId, name, version },
  });
}

/** Returns the live sessions of the signed-in person. `isCurrent` marks the session of this call. */
export async function listSessions(
  db: Database,
  { id, session }: SignedInCall['account'],
): Promise<(SessionRow & { isCurrent: boolean })[]> {
  const sessions = await selectLiveSessions(db, id);
  return sessions.map((row) => ({ ...row, isCurrent: row._id === session.id }));
}

/** Ends the session of this call. */
export async function logOut(services: AppServices, call: SignedInCall): Promise<void> {
  const { id: accountId, session } = call.account;
  await updateSessionEnded(services.db, { id: session.id, accountId });
  await recordSecurityEvent(services, { ...eventOf(call), kind: 'signedOut' });
}

/**
 * Ends one of the signed-in person's own sessions.
 * @throws {AppError} 404 if there is no such session, or it belongs to someone else.
 */
export async function endOneSession(
  services: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  if (!SESSION_ID.test(id)) throw notFound();
  if (!(await updateSessionEnded(services.db, { id, accountId: call.account.id }))) throw notFound();
  await recordSecurityEvent(services, { ...eventOf(call), kind: 'sessionEnded' });
}

/** Ends all sessions of the signed-in person except the one of this call. */
export async function endOtherSessions(services: AppServices, call: SignedInCall): Promise<void> {
  const { id: accountId, session } = call.account;
  const sessions = await updateSessionsEnded(services.db, { accountId, except: session.id });
  await recordSecurityEvent(services, { ...eventOf(call), kind: 'sessionEnded', details: { sessions } });
}

function eventOf({ caller, requestId, account }: SignedInCall) {
  return { caller, requestId, accountId: account.id };
}
