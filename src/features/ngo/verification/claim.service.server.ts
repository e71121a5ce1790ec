import type { SignedInCall } from '#src/server/api-env.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import {
  addAccountOfClaim,
  listAccountsOfNgo,
} from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { claimMail, personAddedMail } from './verification.emails.server.ts';
import { lockOpenClaim, updateDecided } from './claim.queries.server.ts';

/**
 * Accepts or declines a claim to an NGO. Acceptance creates an account with the chosen password; a declined
 * claim loses it. The claimant receives an email, and so do the existing accounts of the NGO if the claim is
 * accepted.
 * @throws {AppError} 404 if there is no such open claim, 409 if the address has an account by now.
 */
export async function decideClaim(
  services: AppServices,
  decision: { id: string; isAccepted: boolean; note: string | undefined; call: SignedInCall },
): Promise<void> {
  const { id, isAccepted, note, call } = decision;
  if (!ngoId.safeParse(id).success) throw notFound();
  await services.db.transaction().execute(async (db) => {
    const claim = await lockOpenClaim(db, id);
    if (!claim) throw notFound();
    const people = isAccepted ? await listAccountsOfNgo(db, claim.ngoId) : [];
    const { email, name, language, passwordHash, consent } = claim;
    if (isAccepted)
      await addAccountOfClaim(db, { email, name, language, passwordHash, consent, ngoId: claim.ngoId });
    await updateDecided(db, { id, isAccepted });
    const outcome = { decision: isAccepted ? 'accepted' : 'declined', claimant: email, note: note ?? null };
    await recordChange(db, {
      call,
      change: {
        action: 'decideClaim',
        entity: 'claim',
        entityId: id,
        ngoId: claim.ngoId,
        before: { decision: null },
        after: outcome,
      },
    });
    const path = pathInLanguage({ path: '/logIn', language });
    const ngoName = nameIn({ names: claim.ngo, language });
    const text = claimMail({ isAccepted, language, name: ngoName, note, path });
    await queueMail({ ...services, db }, { event: 'decideClaim', to: email, language, text });
    for (const person of people) {
      if (person.isDisabled) continue;
      const ngoNameOfPerson = nameIn({ names: claim.ngo, language: person.language });
      const notice = personAddedMail({ language: person.language, name: ngoNameOfPerson, person: name });
      const mail = { event: 'personAdded', to: person.email, language: person.language, text: notice };
      await queueMail({ ...services, db }, mail);
    }
  });
}
