import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { insertEvent } from '#src/features/help-request/records/history.queries.server.ts';
import type { StepServices } from '#src/features/help-request/records/in-request.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { insertOffer } from '#src/features/help-request/routing/routing.queries.server.ts';
import { notifyNgo } from '#src/features/help-request/notifications.server.ts';
import type { AddressedNgo } from './chosen-ngo.contract.ts';
import { selectNow, selectToAddress, updateAddressed } from './chosen-ngo.queries.server.ts';
import { aloneUntil, answerTimeOf, helpCategoryOf } from './chosen-ngo.rules.ts';

/**
 * Returns an NGO to address a request to, whether it can be asked now, and how fast it usually answers.
 * @throws {AppError} 404 if the NGO is not in the directory.
 */
export async function readNgoToAddress({ db }: Pick<AppServices, 'db'>, id: string): Promise<AddressedNgo> {
  if (!ROW_ID.test(id)) throw notFound();
  const found = await selectToAddress(db, id);
  if (!found) throw notFound();
  const { answerTimes, ...ngo } = found;
  return {
    ...ngo,
    helpCategory: helpCategoryOf(ngo.category) ?? null,
    answerTime: answerTimeOf(answerTimes),
  };
}

/**
 * Asks the NGO that a new request is addressed to, in the transaction `services.db`: alone for 24 hours,
 * unless other NGOs are to be asked too. Returns false if the NGO cannot be asked; the request is then routed
 * like any other.
 */
export async function offerToChosenNgo(
  services: StepServices,
  { requestId, ngoId, askOthers }: { requestId: string; ngoId: string; askOthers: boolean },
): Promise<boolean> {
  const { db } = services;
  const ngo = ROW_ID.test(ngoId) ? await selectToAddress(db, ngoId) : undefined;
  if (!ngo?.canBeAsked) return false;
  const until = aloneUntil({ now: await selectNow(db), askOthers });
  await updateAddressed(db, { requestId, ngoId, until });
  await insertOffer(db, { requestId, ngoId });
  await insertEvent(db, { requestId, kind: 'askedFirst', actor: 'person', ngoId });
  await notifyNgo(services, { ngoId, step: 'offered' });
  return true;
}
