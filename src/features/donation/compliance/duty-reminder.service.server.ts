import { listAccountsOfNgo } from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { daysBetween, todayInIndia } from '#src/shared/dates.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import {
  insertRegistrationReminders,
  insertStatementReminders,
  type Reminded,
} from './compliance.queries.server.ts';
import { reminderRanges } from './compliance.rules.ts';
import { listStatements } from './compliance.service.server.ts';
import { REGISTRATION_DUTIES } from './compliance.values.ts';
import { dutyMail, type DutyOfMail } from './duty-reminder.emails.server.ts';

/** Reminders queued in one transaction. */
const REMINDERS_AT_ONCE = 200;

/**
 * Mails the accounts of NGOs about registrations that expire and statements that are due, 90, 30 and 7 days before, each
 * once. If some were missed, only the nearest is sent. Safe to run in several processes and after a crash. `today` is a
 * day in India.
 * @returns the number of reminded NGOs and dates.
 */
export async function remindOfDuties(services: DonationServices, today = todayInIndia()): Promise<number> {
  const statements = await listStatements(services.db, today);
  let total = 0;
  for (const { daysBefore, from, to } of reminderRanges(today)) {
    const remind = (about: DutyOfMail, insert: (db: Database) => Promise<Reminded[]>) =>
      remindAll(services, { about, insert, today });
    const batch = { daysBefore, limit: REMINDERS_AT_ONCE };
    for (const duty of REGISTRATION_DUTIES)
      total += await remind({ duty }, (db) => insertRegistrationReminders(db, { ...batch, duty, from, to }));
    for (const { year, dueOn, form } of statements)
      if (from <= dueOn && dueOn <= to)
        total += await remind({ duty: 'statement', year, form }, (db) =>
          insertStatementReminders(db, { ...batch, year, dueOn }),
        );
  }
  return total;
}

async function remindAll(
  services: DonationServices,
  {
    about,
    insert,
    today,
  }: { about: DutyOfMail; insert: (db: Database) => Promise<Reminded[]>; today: string },
): Promise<number> {
  for (let total = 0; ;) {
    const reminded = await services.db.transaction().execute(async (db) => {
      const rows = await insert(db);
      for (const row of rows) await mailAccounts({ ...services, db }, { about, row, today });
      return rows.length;
    });
    total += reminded;
    if (reminded === 0) return total;
  }
}

/** Mails every active account of an NGO, each in its own language. */
async function mailAccounts(
  services: DonationServices,
  { about, row: { ngoId, dueOn }, today }: { about: DutyOfMail; row: Reminded; today: string },
): Promise<void> {
  const days = daysBetween({ from: today, to: dueOn });
  for (const { email, language, isDisabled } of await listAccountsOfNgo(services.db, ngoId)) {
    if (isDisabled) continue;
    const text = dutyMail({ about, dueOn, days, language });
    await queueMail(services, { event: 'complianceReminder', to: email, language, text });
  }
}
