import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import {
  addAccountOfClaim,
  listAccountsOfNgo,
} from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { claimMail, claimWaitsMail, personAddedMail } from './verification.emails.server.ts';
import {
  announceClaim,
  effectOf,
  listManagersToWarn,
} from '#src/features/ngo/stop-claim/announce-claim.service.server.ts';
import {
  hasWaited,
  selectDueClaims,
  updateApproved,
} from '#src/features/ngo/stop-claim/stop-claim.queries.server.ts';
import { timeInWords } from '#src/features/ngo/stop-claim/time-in-words.server.ts';
import { lockOpenClaim, updateDecided, type OpenClaim } from './claim.queries.server.ts';

/** What became of a claim. `waits`: accepted, but managers of the NGO can still stop it. */
type ClaimOutcome = 'accepted' | 'waits' | 'declined';

/**
 * Accepts or declines a claim to an NGO. Acceptance creates an account with the chosen password; a declined
 * claim loses it. The claimant receives an email, and so do the existing accounts of the NGO if the claim is
 * accepted. If the NGO has managers, acceptance takes effect 48 hours after they were mailed the link that stops it.
 * @throws {AppError} 404 if there is no such open claim, 409 if the address has an account by now.
 */
export async function decideClaim(
  services: AppServices,
  decision: { id: string; isAccepted: boolean; note: string | undefined; call: SignedInCall },
): Promise<ClaimOutcome> {
  const { id, isAccepted, note, call } = decision;
  if (!ngoId.safeParse(id).success) throw notFound();
  return services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    const claim = await lockOpenClaim(db, id);
    if (!claim) throw notFound();
    const mustWait = isAccepted && (await startWaiting(inside, claim));
    if (mustWait) await approve(inside, claim);
    else await completeClaim(inside, { claim, isAccepted, note });
    const outcome = isAccepted ? 'accepted' : 'declined';
    const about = { action: 'decideClaim', entity: 'claim', entityId: id, ngoId: claim.ngoId };
    const after = { decision: outcome, claimant: claim.email, note: note ?? null };
    await recordChange(db, { call, change: { ...about, before: { decision: null }, after } });
    return mustWait ? 'waits' : outcome;
  });
}

/**
 * Lets the claims take effect that our team accepted and nobody stopped in time. Each has its own transaction. If the
 * address has an account by now, our team decides again.
 */
export async function completeDueClaims(services: AppServices): Promise<void> {
  for (const id of await selectDueClaims(services.db))
    try {
      await services.db.transaction().execute(async (db) => {
        const claim = await lockOpenClaim(db, id);
        if (claim) await completeClaim({ ...services, db }, { claim, isAccepted: true, note: undefined });
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await updateApproved(services.db, { id, isApproved: false });
    }
}

/** Tells the managers of the NGO of a claim, unless that has happened, and returns whether it must wait for them. */
async function startWaiting(inside: AppServices, claim: OpenClaim): Promise<boolean> {
  const managers = await listManagersToWarn(inside.db, claim.ngoId);
  if (managers.length === 0) return false;
  if (claim.announcedAt === null) await announceClaim(inside, { claim, managers });
  return claim.announcedAt === null || !(await hasWaited(inside.db, claim.id));
}

/** Records that a locked claim takes effect once it has waited, and tells the claimant when. */
async function approve(inside: AppServices, claim: OpenClaim): Promise<void> {
  const { id, email, language, ngo, announcedAt, isApproved } = claim;
  await updateApproved(inside.db, { id, isApproved: true });
  if (isApproved) return;
  const from = timeInWords({ language, at: effectOf(announcedAt ?? new Date().toISOString()) });
  const text = claimWaitsMail({ language, name: nameIn({ names: ngo, language }), from });
  await queueMail(inside, { event: 'claimWaits', to: email, language, text });
}

/** Ends a locked claim and mails everybody whom it concerns. */
async function completeClaim(
  inside: AppServices,
  { claim, isAccepted, note }: { claim: OpenClaim; isAccepted: boolean; note: string | undefined },
): Promise<void> {
  const { db } = inside;
  const { id, ngoId: ofNgo, email, name, language, passwordHash, consent } = claim;
  const people = isAccepted ? await listAccountsOfNgo(db, ofNgo) : [];
  if (isAccepted) await addAccountOfClaim(db, { email, name, language, passwordHash, consent, ngoId: ofNgo });
  await updateDecided(db, { id, isAccepted });
  const ngoName = nameIn({ names: claim.ngo, language });
  const text = claimMail({ isAccepted, language, name: ngoName, note });
  await queueMail(inside, { event: 'decideClaim', to: email, language, text });
  for (const person of people) {
    if (person.isDisabled) continue;
    const ngoNameOfPerson = nameIn({ names: claim.ngo, language: person.language });
    const notice = personAddedMail({ language: person.language, name: ngoNameOfPerson, person: name });
    const mail = { event: 'personAdded', to: person.email, language: person.language, text: notice };
    await queueMail(inside, mail);
  }
}
