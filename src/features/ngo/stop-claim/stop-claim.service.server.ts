import { listStaff } from '#src/features/account/administration/staff-accounts.service.server.ts';
import { recordSecurityEvent } from '#src/features/audit/security-log/security-log.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { claimMail } from '#src/features/ngo/verification/verification.emails.server.ts';
import type { Call } from '#src/server/api-env.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { effectOf } from './announce-claim.service.server.ts';
import { claimOfToken } from './claim-token.server.ts';
import type { ClaimToStop } from './stop-claim.contract.ts';
import { claimStoppedMail } from './stop-claim.emails.server.ts';
import { lockAnnouncedClaim, updateStopped, type AnnouncedClaim } from './stop-claim.queries.server.ts';

/**
 * Returns the claim that a token from a mail stops. Changes nothing.
 * @throws {AppError} 404 if the token is not one of ours.
 */
export async function readClaimToStop(services: AppServices, token: string): Promise<ClaimToStop> {
  return services.db.transaction().execute(async (db) => viewOf(await findClaim({ ...services, db }, token)));
}

/**
 * Stops a claim whoever is signed in, as long as nobody decided it: the claimant gets no account. Tells the claimant and
 * our team, and records a security event. Repeated calls change nothing.
 * @throws {AppError} 404 as `readClaimToStop` does.
 */
export async function stopClaim(
  services: AppServices,
  { token, call }: { token: string; call: Call },
): Promise<ClaimToStop> {
  const { claim, isNew } = await services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    const found = await findClaim(inside, token);
    if (found.isDecided) return { claim: found, isNew: false };
    const { id, email, language, ngo } = found;
    await updateStopped(db, id);
    const name = nameIn({ names: ngo, language });
    const text = claimMail({ isAccepted: false, language, name, note: undefined });
    await queueMail(inside, { event: 'decideClaim', to: email, language, text });
    for (const staff of await listStaff(db)) {
      const about = {
        language: staff.language,
        ngo: nameIn({ names: ngo, language: staff.language }),
        email,
      };
      const alarm = { to: staff.email, language: staff.language, text: claimStoppedMail(about) };
      await queueMail(inside, { event: 'claimStopped', ...alarm });
    }
    return { claim: { ...found, isDecided: true, isStopped: true }, isNew: true };
  });
  const { caller, requestId } = call;
  const details = { ngo: claim.ngoId };
  if (isNew) await recordSecurityEvent(services, { kind: 'claimStopped', caller, requestId, details });
  return viewOf(claim);
}

async function findClaim({ db, keys }: AppServices, token: string): Promise<AnnouncedClaim> {
  const id = claimOfToken({ keys, token });
  const claim = id !== undefined && ROW_ID.test(id) ? await lockAnnouncedClaim(db, id) : undefined;
  if (!claim) throw notFound();
  return claim;
}

function viewOf({ ngo, email, announcedAt, isDecided, isStopped }: AnnouncedClaim): ClaimToStop {
  const state = isStopped ? 'stopped' : isDecided ? 'over' : 'open';
  return { state, ngo, email, takesEffectAt: effectOf(announcedAt).toISOString() };
}
