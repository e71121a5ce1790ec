import ngos from '#database/demo/ngos.json' with { type: 'json' };
import registrations from '#database/demo/registrations.json' with { type: 'json' };
import schemes from '#database/demo/schemes.json' with { type: 'json' };
import { lockToFill } from '#src/server/database/lock-to-fill.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { readDemoNgos } from '#src/features/ngo/demo-data/demo-ngos.server.ts';
import { insertScheme } from '#src/features/scheme/management/management.queries.server.ts';
import { checkScheme } from '#src/features/scheme/management/scheme-form.rules.ts';
import { insertRegistration } from '#src/features/scheme/registration/register.queries.server.ts';
import { personKeys } from '#src/features/scheme/registration/register.rules.ts';
import { indexRegistrant } from '#src/features/scheme/registrant-words.server.ts';
import { indexScheme } from '#src/features/scheme/scheme-lexemes.server.ts';
import type { RegistrationStatus } from '#src/features/scheme/scheme.values.ts';
import { updateDemoRegistration } from './demo-schemes.queries.server.ts';

const DAY_MS = 86_400_000;

/**
 * Loads the fake schemes of `database/demo`, with their registrations, for the fake NGOs. Skips schemes whose
 * NGO is missing, and does nothing if any scheme exists. Runs in one transaction and is safe to run in
 * several processes at once. Returns how many schemes were loaded.
 */
export async function loadDemoSchemes({ db, now }: { db: Database; now: Date }): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    if (await lockToFill(transaction, 'scheme')) return 0;
    const idOfNgo = await readDemoNgos(transaction);
    const idOfScheme = new Map<string, string>();
    for (const entry of schemes) {
      const ngoId = idOfNgo.get(ngos.find(({ id }) => id === entry.ngo)!.darpanId);
      if (ngoId === undefined) continue;
      const { scheme } = checkScheme(entry);
      const { needs, checkedOn } = entry;
      const row = { ...scheme, needs, ...indexScheme({ ...scheme, needs }) };
      idOfScheme.set(entry.id, await insertScheme(transaction, { ngoId, row, checkedOn }));
    }
    await loadRegistrations(transaction, { idOfScheme, now });
    return idOfScheme.size;
  });
}

async function loadRegistrations(
  db: Database,
  { idOfScheme, now }: { idOfScheme: Map<string, string>; now: Date },
): Promise<void> {
  // Oldest first, so that ids follow the time of registration.
  for (const entry of registrations.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const schemeId = idOfScheme.get(entry.scheme);
    if (schemeId === undefined) continue;
    const { name, mobileNumber, email, address, city, daysAgo } = entry;
    const person = { name, mobileNumber, email, address, city };
    const search = indexRegistrant(person);
    const keys = personKeys(person);
    const input = { isMailbox: true, confirmHash: null, language: 'en' as const, search };
    const { id } = await insertRegistration(db, { ...person, ...input, schemeId, keys });
    const at = new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
    const status = entry.status as RegistrationStatus;
    await updateDemoRegistration(db, { id, status, note: entry.note ?? null, at });
  }
}
