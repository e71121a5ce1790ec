import type { Caller } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { consumeRateLimit, countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { normalizePhone } from '#src/shared/india/contact-details.ts';
import { isLongPin, isPin, readPin } from '#src/features/help-request/assisted/pin.server.ts';
import { WRONG_PINS_A_DAY } from '#src/features/help-request/help-request.values.ts';
import { notifyStaff } from '#src/features/help-request/notifications.server.ts';
import {
  countWrongPin,
  selectEarlierPins,
  selectPin,
  updateEarlierPinsEnded,
  type PinOfRequest,
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
const replaced = () =>
  new AppError({ status: 422, key: 'helpPinReplaced', fields: { pin: 'helpPinReplaced' } });
const REFUSALS = { wrong, replaced };

/**
 * Returns the id of the request with this reference and PIN. After ten tries from the caller's network, or 200 wrong PINs
 * of the request in a day from anywhere, the mobile number of the request is needed too, so that guessing gets hopeless
 * and the owner is never locked out. The long PIN on her slip is compared without a limit, so even somebody in her own
 * network who knows her mobile number cannot keep her out. Staff are told of the 200th wrong PIN. An unknown reference is
 * answered like a wrong PIN. A PIN that was replaced works until the new one is used, in its short or its long form; then
 * its owner is told that it was replaced.
 * @throws {AppError} 422 if they do not match, if the PIN was replaced, or if the mobile number is missing; 429 after too
 * many tries with it.
 */
export async function findByPin(
  services: AppServices,
  { reference, pin, userMobile = '', caller }: PinQuery,
): Promise<string> {
  const { db } = services;
  if (reference === undefined) throw wrong();
  if (readPin(pin).isLong) {
    const found = await selectPin(db, reference);
    if (!found) throw wrong();
    const match = await matchPin(services, { ...found, pin });
    if (match !== 'opens') throw REFUSALS[match]();
    return found.id;
  }
  const isOverLimit = (await countRequest(db, { limit: TRIES, subject: reference, caller })) !== undefined;
  const row = await selectPin(db, reference);
  if (isOverLimit || (row?.wrongToday ?? 0) >= WRONG_PINS_A_DAY) {
    const mobile = normalizePhone(userMobile.trim());
    if (mobile === undefined)
      throw new AppError({ status: 422, key: 'helpPinMobile', fields: { userMobile: 'helpPinMobile' } });
    const subject = `${reference} ${mobile}`;
    await consumeRateLimit(db, { limit: TRIES_WITH_MOBILE, subject, caller, message: 'helpPinTries' });
    if (row?.mobile !== mobile) throw wrong();
  }
  if (!row) throw wrong();
  const { id } = row;
  const match = await matchPin(services, { ...row, pin });
  if (match === 'opens') return id;
  if ((await countWrongPin(db, id)) === WRONG_PINS_A_DAY)
    await db
      .transaction()
      .execute((transaction) =>
        notifyStaff({ ...services, db: transaction }, { step: 'pinGuessed', about: reference }),
      );
  throw REFUSALS[match]();
}

/**
 * Compares a PIN, short or long, with the last one of the request and those before it. The first use of the last one
 * ends the others.
 */
async function matchPin(
  { db, keys }: Pick<AppServices, 'db' | 'keys'>,
  { id, sealed, pin }: Pick<PinOfRequest, 'id' | 'sealed'> & { pin: string },
): Promise<'opens' | 'replaced' | 'wrong'> {
  const { digits, isLong } = readPin(pin);
  const is = (stored: string) =>
    (isLong ? isLongPin : isPin)({ keys, requestId: id, sealed: stored, digits });
  if (is(sealed)) {
    await updateEarlierPinsEnded(db, id);
    return 'opens';
  }
  const earlier = (await selectEarlierPins(db, id)).filter((each) => is(each.sealed));
  if (earlier.some(({ hasEnded }) => !hasEnded)) return 'opens';
  return earlier.length > 0 ? 'replaced' : 'wrong';
}
