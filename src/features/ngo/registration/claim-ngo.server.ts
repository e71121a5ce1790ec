import { hashPassword } from '#src/features/account/password/passwords.server.ts';
import {
  announceClaim,
  listManagersToWarn,
} from '#src/features/ngo/stop-claim/announce-claim.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import { lockOpenClaim } from '#src/features/ngo/verification/claim.queries.server.ts';
import { checkClaim } from './check-form.server.ts';
import type { Claim } from './registration.contract.ts';
import { claimedMail } from './registration.emails.server.ts';
import { insertClaim, selectListedName } from './registration.queries.server.ts';
import { consentIn } from './registration.values.ts';
import { REGISTRATION_LIMIT, refuseWrongCode, notifyOwner } from './register-ngo.server.ts';

/** Mails about claims to the managers of an NGO per day. Above that they are told when our team accepts a claim. */
const TOLD_OF_CLAIMS: RateLimit = { name: 'claims-told', requests: 3, seconds: 86_400 };

/**
 * Records a claim to a listed NGO, with the account that the claimant will use. Staff decide. If the email
 * address already has an account, this behaves as `registerNgo` does.
 * @throws {AppError} 422 with all errors of the form, or if only the code is wrong; 404 if no such NGO is
 * listed; 409 if this address already has an undecided claim to the NGO; 429 after too many attempts.
 */
export async function claimNgo(
  services: AppServices,
  { form, caller }: { form: Claim; caller: Caller },
): Promise<void> {
  const { language } = caller;
  await consumeRateLimit(services.db, { limit: REGISTRATION_LIMIT, caller });
  const { person, note } = checkClaim(form);
  const ngo = ngoId.safeParse(form.ngoId).success
    ? await selectListedName(services.db, form.ngoId)
    : undefined;
  if (ngo === undefined) throw notFound();
  await refuseWrongCode(services, { person, sender: { form: form.otpForm, caller } });
  const passwordHash = await hashPassword(person.password, { trusted: true });
  const mayTell =
    (await countRequest(services.db, { limit: TOLD_OF_CLAIMS, subject: form.ngoId })) === undefined;
  await services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    if (await notifyOwner(inside, person)) return;
    const { name, email } = person;
    const claim = { ngoId: form.ngoId, email, name, language, note, passwordHash };
    const id = await insertClaim(db, { ...claim, consentText: consentIn(language) });
    if (id === undefined) throw new AppError({ status: 409, key: 'claimWaits' });
    const managers = mayTell ? await listManagersToWarn(db, form.ngoId) : [];
    const open = managers.length > 0 ? await lockOpenClaim(db, id) : undefined;
    if (open) await announceClaim(inside, { claim: open, managers });
    const text = claimedMail({ language, person: name, ngo });
    await queueMail(inside, { event: 'claimReceived', to: email, language, text });
  });
}
