import { AppError, notFound } from '#src/server/errors.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { indexDonation } from '#src/features/donation/donor/donation-words.server.ts';
import { sealDonorId } from '#src/features/donation/donor/donor-id.server.ts';
import type { Donor } from './donor-page.contract.ts';
import {
  lockGiftsOf,
  lockStandingGiftsOf,
  updateGiftDetails,
  updateStandingGiftDetails,
} from './donor-page.queries.server.ts';
import { dayOfGift, donorOf, firstDayToCorrect, requireDonor } from './donor-page.service.server.ts';
import { checkOwnDetails, personKey, type OwnDetailsForm } from './own-details.rules.ts';

type Services = { db: Database; keys: Keys };

/**
 * Corrects name, address and PAN of the gifts of a person in the current and the last financial year, and of the
 * person's reminders. `person` is the name as it is stored. Receipts that are issued stay as they are.
 * @throws {AppError} 404 if the token is unknown or nobody of this name gave; 422 with every error of the form.
 */
export async function changeDetails(
  services: Services,
  { token, person, form }: { token: string; person: string; form: OwnDetailsForm },
): Promise<Donor> {
  const email = await requireDonor(services, token);
  const { keys } = services;
  return services.db.transaction().execute(async (db) => {
    const isPerson = ({ donorName }: { donorName: string | null }) =>
      donorName !== null && personKey(donorName) === personKey(person);
    const first = firstDayToCorrect();
    const gifts = (await lockGiftsOf(db, email)).filter((gift) => isPerson(gift) && dayOfGift(gift) >= first);
    const standing = (await lockStandingGiftsOf(db, email)).filter(isPerson);
    const all = [...gifts, ...standing];
    if (all.length === 0) throw notFound();
    const ngoPans = all.map(({ ngoPan }) => ngoPan).filter((pan) => pan !== null);
    const { name, address, pan } = checkedDetails({ form, ngoPans });
    const sealedFor = (reference: string) =>
      pan === '' ? undefined : sealDonorId({ keys, reference, donorId: { kind: 'pan', id: pan } });
    for (const gift of gifts)
      await updateGiftDetails(db, {
        id: gift.id,
        name,
        address,
        donorId: sealedFor(gift.reference),
        search: indexDonation({ ...gift, donorName: name }),
      });
    for (const { id, reference } of standing)
      await updateStandingGiftDetails(db, { id, name, address, donorId: sealedFor(reference) });
    return donorOf({ ...services, db }, email);
  });
}

function checkedDetails(input: Parameters<typeof checkOwnDetails>[0]) {
  const { details, errors: fields } = checkOwnDetails(input);
  const keys = Object.values(fields);
  if (keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields });
  return details;
}
