import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, needsConfirmation } from '#src/server/errors.server.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import type { SeatServices } from '#src/features/event/seats/seats.service.server.ts';
import { findStartError } from './check-event-times.rules.ts';
import { parseIndianTime, seriesStarts, timesFrom } from './event-times.rules.ts';
import { guardEvent } from './guard-event.service.server.ts';
import { insertEvent } from './management.queries.server.ts';
import { refusal, rowOf } from './event-row.service.server.ts';
import { readOwnEvent, recordEventChange, refuseTooMany } from './management.service.server.ts';
import { COPIES_MOST, type Repeat } from './management.values.ts';

type CopyInput = {
  /** Of the first copy. */
  startsAt: string;
  repeat: Repeat;
  /** The number of copies of a series. */
  count: string | number | null | undefined;
  publish: boolean;
};

/**
 * Copies an event of the NGO of the caller, without its registrations: once, or as a series. Its length, and
 * the time before the start to register, stay the same.
 * @returns the copies, first to last.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO; 422 with every error of the form;
 * 403 if it is to be published and the NGO is not verified, or the password was not typed again; 409 if the
 * NGO would have too many events; as `guardNewContacts` if it is to be published.
 */
export async function copyEvent(
  services: SeatServices,
  { id, input, call }: { id: string; input: CopyInput; call: SignedInCall },
): Promise<{ _id: string; startsAt: string }[]> {
  const ngoId = call.account.ngoId!;
  if (input.publish && call.account.standing !== 'verified')
    throw new AppError({ status: 403, key: 'ngoIsNotChecked' });
  return services.db.transaction().execute(async (transaction) => {
    const original = await readOwnEvent(transaction, { id, ngoId });
    const starts = checkedStarts(input);
    const all = starts.map((startsAt) => timesFrom({ event: original, startsAt }));
    if (all.some(({ registrationEndsAt }) => new Date(registrationEndsAt) <= new Date()))
      throw refusal({ startsAt: 'eventCopyDeadline' });
    if (input.publish && call.isConfirmed !== true) throw needsConfirmation();
    // What the copies say is public anew, whatever became of the original.
    const after = { ...original, status: 'published' as const };
    if (input.publish) await guardEvent({ ...services, db: transaction }, { call, after });
    await refuseTooMany(transaction, { call, more: all.length });
    const row = await rowOf(transaction, { event: original, ngoId });
    const copies = [];
    for (const times of all) {
      const _id = await insertEvent(transaction, {
        ngoId,
        row: { ...row, ...times },
        isPublished: input.publish,
      });
      const copied = { copyOf: id, status: input.publish ? 'published' : 'draft', ...times };
      await recordEventChange(transaction, { action: 'copyEvent', id: _id, call, after: copied });
      copies.push({ _id, startsAt: times.startsAt });
    }
    return copies;
  });
}

function checkedStarts({ startsAt: text, repeat, count: countText }: CopyInput): string[] {
  const now = new Date();
  const startsAt = parseIndianTime(text) ?? '';
  const count = repeat === 'none' ? 1 : Number(toAsciiDigits(String(countText ?? '')).trim() || NaN);
  const isCount = repeat === 'none' || (Number.isInteger(count) && count >= 2 && count <= COPIES_MOST);
  const isPast = new Date(startsAt) <= now;
  const error = findStartError({ startsAt, now, isPast });
  if (error || !isCount)
    throw refusal({
      ...(error && { startsAt: error }),
      ...(!isCount && { count: 'eventCountWrong' as const }),
    });
  return seriesStarts({ startsAt, repeat, count });
}
