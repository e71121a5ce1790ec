import { listStaff } from '#src/features/account/administration/staff-accounts.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { addDays } from '#src/shared/india-time.ts';
import { nameIn } from '#src/shared/ngo-names.ts';
import { listNgoNames } from '#src/features/ngo/ngo.service.server.ts';
import { changeStatus } from '#src/features/ngo/verification/ngo-status.service.server.ts';
import { RESTORABLE_DAYS } from '#src/features/ngo/verification/verification.values.ts';
import { withdrawnMail, withdrawnStaffMail } from './consent.emails.server.ts';

/**
 * Takes the NGO of the caller off the site because it takes back its consent: as if an admin deleted it, and its people
 * are signed out, and what it had planned is cancelled (`onNgoStatusChange`). Its people and staff are told by mail. It is
 * erased after 30 days, unless an admin restores it until then.
 * @throws {AppError} 404 if the NGO is deleted already.
 */
export async function withdrawConsent(services: AppServices, call: SignedInCall): Promise<void> {
  const id = call.account.ngoId!;
  // Today counts, so that the whole of the last day is within the 30 days.
  const until = addDays(todayInIndia(), RESTORABLE_DAYS - 1);
  await services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    await changeStatus(inside, { id, move: 'withdraw', call }, ({ language, name }) =>
      withdrawnMail({ language, name, person: call.account.name, until }),
    );
    const names = (await listNgoNames(db, [id])).get(id);
    if (!names) throw notFound();
    for (const { email, language } of await listStaff(db)) {
      const text = withdrawnStaffMail({ language, name: nameIn({ names, language }), id, until });
      await queueMail(inside, { event: 'ngoConsentStaff', to: email, language, text });
    }
  });
}
