import type { AppServices } from '#src/server/http/app-services.server.ts';
import { nameIn, type NgoNames } from '#src/shared/ngo-names.ts';
import {
  listPeopleToWarn,
  type Recipient,
} from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import { EARLIER_ADDRESS_DAYS } from '#src/features/ngo/guarded-changes/change.values.ts';
import type { Database } from '#src/server/database.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { claimToken } from './claim-token.server.ts';
import { claimToStopMail } from './stop-claim.emails.server.ts';
import { selectClaimsToStop, updateAnnounced } from './stop-claim.queries.server.ts';
import { CLAIM_ANNOUNCED, CLAIM_HOURS } from './stop-claim.values.ts';

type Announced = { id: string; email: string; ngo: NgoNames };

/** Returns when a claim can take effect whose managers were mailed at this time (ISO 8601). */
export function effectOf(announcedAt: string): Date {
  return new Date(Date.parse(announcedAt) + CLAIM_HOURS * 3_600_000);
}

/** Returns who is told of a claim: the managers of the NGO, and who was removed lately, by an intruder perhaps. */
export async function listManagersToWarn(db: Database, ngoId: string): Promise<Recipient[]> {
  return listPeopleToWarn(db, { ngoId, days: EARLIER_ADDRESS_DAYS, isManager: true });
}

/** Claims that managers are shown at once. More than a few are not announced in a day. */
const SHOWN_MOST = 20;

/**
 * Returns the claims to an NGO that its managers can still stop, as their mails name them. Only the mails have the links
 * that do so: whoever has a session of the NGO must not stop the one who claims it.
 */
export async function listClaimsToStop(
  db: Database,
  ngoId: string,
): Promise<{ claimant: string; takesEffectAt: string }[]> {
  const claims = await selectClaimsToStop(db, { ngoId, limit: SHOWN_MOST });
  return claims.map(({ email, announcedAt }) => ({
    claimant: email,
    takesEffectAt: effectOf(announcedAt).toISOString(),
  }));
}

/**
 * Mails the managers of an NGO that somebody claims it, with the link that stops the claim, in the transaction
 * `services.db`. From now on the claim waits.
 */
export async function announceClaim(
  services: Pick<AppServices, 'db' | 'queue' | 'origin' | 'keys'>,
  { claim: { id, email, ngo }, managers }: { claim: Announced; managers: readonly Recipient[] },
): Promise<void> {
  const token = claimToken({ keys: services.keys, id });
  const from = effectOf(new Date().toISOString());
  for (const { to, language } of managers) {
    const text = claimToStopMail({ language, ngo: nameIn({ names: ngo, language }), email, from, token });
    await queueMail(services, { event: CLAIM_ANNOUNCED, to, language, text });
  }
  await updateAnnounced(services.db, id);
}
