import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import { comparePaise } from '#src/shared/money.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { lockDonation } from '#src/features/donation/lifecycle/lifecycle.queries.server.ts';
import { receiveDonation } from '#src/features/donation/lifecycle/lifecycle.service.server.ts';
import { readMatchToken, type ConfirmedMatch } from './match-token.server.ts';

/** Why a match is not confirmed, or null if the donation is received. */
export type MatchOutcome = MessageKey | null;

/**
 * Receives the donations of confirmed matches, each in a transaction of its own, so that one that is no longer
 * possible does not hold up the others. A line and a donation are used once, also if two people confirm at the
 * same time. Returns the outcomes in the order of the tokens.
 */
export async function confirmMatches(
  services: DonationServices,
  { tokens, call }: { tokens: readonly string[]; call: SignedInCall },
): Promise<MatchOutcome[]> {
  const outcomes: MatchOutcome[] = [];
  for (const token of tokens) outcomes.push(await confirmMatch(services, { token, call }));
  return outcomes;
}

async function confirmMatch(
  services: DonationServices,
  { token, call }: { token: string; call: SignedInCall },
): Promise<MatchOutcome> {
  const match = readMatchToken({ keys: services.keys, token });
  if (!match || match.ngoId !== call.account.ngoId) return 'statementMatchUnknown';
  try {
    await services.db
      .transaction()
      .execute(async (transaction) => receiveMatch({ ...services, db: transaction }, { match, call }));
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.key;
    throw error;
  }
}

async function receiveMatch(
  services: DonationServices,
  { match, call }: { match: ConfirmedMatch; call: SignedInCall },
): Promise<void> {
  const { ngoId, donationId: id, line, day, amount, utr } = match;
  const donation = await lockDonation(services.db, { id, ngoId });
  if (!donation) throw notFound();
  if (comparePaise(donation.amount, amount) !== 0) throw new AppError({ status: 409, key: 'donationMoved' });
  const receives = { actor: 'ngo', receivedOn: day, proof: 'statement', statementLine: line, utr } as const;
  await receiveDonation(services, { donation, ...receives });
  await recordChange(services.db, {
    call,
    change: {
      action: 'confirmMatches',
      entity: 'donation',
      entityId: id,
      ngoId,
      before: { status: donation.status },
      after: { status: 'received', receivedOn: day, proof: 'statement' },
    },
  });
}
