import { listAccountsOfNgo } from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { addPaise, ZERO } from '#src/shared/money.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { claimDigestMail } from './claim-digest.emails.server.ts';
import { countClaims, selectNgosToTell, updateClaimsMailed } from './claim-digest.queries.server.ts';

const NGOS_AT_ONCE = 500;

/**
 * Mails the accounts of each NGO, once a day at most, how many donors say that they have paid. One mail tells of all, so
 * that false claims cannot flood a mailbox. Safe to run in several processes and after a crash.
 * @returns the number of NGOs that were told.
 */
export async function mailNewClaims(services: DonationServices): Promise<number> {
  let told = 0;
  for (let after = '0'; ;) {
    const ids = await selectNgosToTell(services.db, { after, limit: NGOS_AT_ONCE });
    for (const id of ids) if (await tellNgo(services, id)) told++;
    after = ids.at(-1) ?? after;
    if (ids.length < NGOS_AT_ONCE) return told;
  }
}

/** Returns false if another process was faster. */
async function tellNgo(services: DonationServices, ngoId: string): Promise<boolean> {
  return services.db.transaction().execute(async (db) => {
    const amounts = await updateClaimsMailed(db, ngoId);
    if (amounts.length === 0) return false;
    const digest = {
      claims: amounts.length,
      amount: addPaise(ZERO, ...amounts),
      waiting: await countClaims(db, ngoId),
    };
    for (const { email: to, language, isDisabled } of await listAccountsOfNgo(db, ngoId)) {
      if (isDisabled) continue;
      const text = claimDigestMail({ ...digest, language });
      await queueMail({ ...services, db }, { event: 'newClaims', to, language, text });
    }
    return true;
  });
}
