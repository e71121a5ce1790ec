import { hashWith, readSigned, signText, type Keys } from '#src/server/security/keys.server.ts';
import { integerOf, paise, type Paise } from '#src/shared/money.ts';
import type { StatementLine } from './reading/statement-lines.rules.ts';

/** What a person confirms: that this line is the payment of this donation. */
export type ConfirmedMatch = {
  ngoId: string;
  donationId: string;
  /** The keyed hash of the line. */
  line: string;
  day: string;
  amount: Paise;
  utr: string | undefined;
};

const PURPOSE = 'bank statement match';
const TEXT = /^(\d{1,19})\.(\d{1,19})\.([\w-]{43})\.(\d{4}-\d\d-\d\d)\.(\d{1,16})\.([0-9A-Z]{0,22})$/;

/**
 * Signs a match that is proposed, so that its confirmation can only be what we proposed. Nothing is stored in
 * between.
 */
export function matchToken({ keys, match }: { keys: Keys; match: ConfirmedMatch }): string {
  const { ngoId, donationId, line, day, amount, utr = '' } = match;
  const text = [ngoId, donationId, line, day, integerOf(amount), utr].join('.');
  return signText({ keys, text, purpose: PURPOSE });
}

/** Returns the match that a token contains, or undefined if the token is not one of ours. */
export function readMatchToken({ keys, token }: { keys: Keys; token: string }): ConfirmedMatch | undefined {
  const text = readSigned({ keys, text: token, purpose: PURPOSE });
  const parts = text === undefined ? null : TEXT.exec(text);
  if (!parts) return undefined;
  const [, ngoId, donationId, line, day, amount, utr] = parts as unknown as string[];
  return {
    ngoId: ngoId!,
    donationId: donationId!,
    line: line!,
    day: day!,
    amount: paise(Number.parseInt(amount!, 10)),
    utr: utr || undefined,
  };
}

/**
 * Returns the keyed hash by which a line of a bank statement is known again. `ordinal` tells lines of one file
 * apart that say the same.
 */
export function hashLine({
  key,
  ngoId,
  line,
  ordinal,
}: {
  key: Uint8Array;
  ngoId: string;
  line: Pick<StatementLine, 'day' | 'amount' | 'reference' | 'narration'>;
  ordinal: number;
}): string {
  return hashWith(key, JSON.stringify(['statement line', ngoId, lineKey(line), ordinal]));
}

/** Returns what a line says, as a text. Lines that say the same have the same text. */
export function lineKey({
  day,
  amount,
  reference,
  narration,
}: Pick<StatementLine, 'day' | 'amount' | 'reference' | 'narration'>): string {
  return JSON.stringify([day, integerOf(amount), reference.toUpperCase(), narration.toUpperCase()]);
}
