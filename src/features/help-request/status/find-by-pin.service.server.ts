import type { Caller } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { normalizePhone } from '#src/shared/india/contact-details.ts';
import { isPin } from '#src/features/help-request/assisted/pin.server.ts';
import { WRONG_PINS_A_DAY } from '#src/features/help-request/help-request.values.ts';
import { notifyStaff } from '#src/features/help-request/notifications.server.ts';
import {
  countWrongPin,
  selectEarlierPins,
  selectPin,
  updateEarlierPinsEnded,
} from './find-by-pin.queries.server.ts';

/** Tries with number and PIN alone, per network and request. */
const TRIES: RateLimit = { name: 'help-pin', requests: 10, seconds: 3600 };
/**
 * Further tries with the mobile number too, per network, request and mobile number: what others try with wrong numbers
 * never counts against the owner, even in the same network.
 */
const TRIES_WITH_MOBILE: RateLimit = { name: 'help-pin-mobile', requests: 10, seconds: 3600 };

type PinQuery = {
  reference: string | undefined;
  pin: string;
  userMobile?: string | undefined;
  caller: Caller;
};

const wrong = () => new AppError({ status: 422, key: 'helpPinWrong', fields: { pin: 'helpPinWrong' } });

/**
 * Returns the id of the request with this reference and PIN. After ten tries from the caller's network, or 200 wrong PINs
 * of the request in a day from anywhere, the mobile number of the request is needed too, so that guessing gets hopeless
 * and the owner is never locked out. Staff are told of the 200th wrong PIN. An unknown reference is answered like a wrong
 * PIN. A PIN that was replaced works until the new one is used; then its owner is told that it was replaced.
 * @throws {AppError} 422 if they do not match, if the PIN was replaced, or if the mobile number is missing; 429 after too many tries with it.
 */
export async function findByPin(
  services: AppServices,
  { reference, pin, userMobile = '', caller }: PinQuery,
): Promise<string> {
  const { db, keys } = services;
  if (reference === undefined) throw wrong();
  const isOverLimit = (await countRequest(db, { limit: TRIES, subject: reference, caller })) !== undefined;
  const row = await selectPin(db, reference);
  if (isOverLimit || (row?.wrongToday ?? 0) >= WRONG_PINS_A_DAY) {
    const mobile = normalizePhone(userMobile.trim());
    if (mobile === undefined)
      throw new AppError({ status: 422, key: 'helpPinMobile', fields: { userMobile: 'helpPinMobile' } });
    const subject = `${reference} ${mobile}`;
    await consumeRateLimit(db, { limit: TRIES_WITH_MOBILE, subject, caller, message: 'tooManyTries' });
    if (row?.mobile !== mobile) throw wrong();
  }
  if (!row) throw wrong();
  const { id, sealed } = row;
  if (isPin({ keys, requestId: id, sealed, entered: pin })) {
    await updateEarlierPinsEnded(db, id);
    return id;
  }
  const earlier = (await selectEarlierPins(db, id)).filter((each) =>
    isPin({ keys, requestId: id, sealed: each.sealed, entered: pin }),
  );
  if (earlier.some(({ hasEnded }) => !hasEnded)) return id;
  if ((await countWrongPin(db, id)) === WRONG_PINS_A_DAY)
    await db
      .transaction()
      .execute((transaction) =>
        notifyStaff({ ...services, db: transaction }, { step: 'pinGuessed', about: reference }),
      );
  if (earlier.length > 0)
    throw new AppError({ status: 422, key: 'helpPinReplaced', fields: { pin: 'helpPinReplaced' } });
  throw wrong();
}
