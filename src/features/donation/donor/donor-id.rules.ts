import { isPan } from '#src/shared/india/registration-numbers.ts';
import type { DonorIdKind } from '#src/features/donation/donation.values.ts';

export type DonorIdErrorKey = 'donorPanWrong' | 'donorPanKind' | 'donorPanOfNgo' | 'donorIdWrong';

const PAN_SHAPE = /^[A-Z]{5}[0-9]{4}[A-Z]$/;
/** Other identity numbers have many forms: letters and digits with separators, at least one digit. */
const OTHER_ID = /^(?=.*[0-9])[A-Z0-9][A-Z0-9/ -]{3,29}$/;

/** Returns an identity number as it is stored: in capitals, a PAN without blanks. */
export function cleanDonorId({ kind, text }: { kind: DonorIdKind; text: string }): string {
  const upper = text.toUpperCase().trim().replace(/\s+/g, ' ');
  return kind === 'pan' ? upper.replace(/[ .-]/g, '') : upper;
}

/**
 * Returns what is wrong with a cleaned identity number of a donor, or undefined. `ngoPan` is the PAN of the NGO, which
 * donors copy from its page by mistake.
 */
export function findDonorIdError({
  kind,
  id,
  ngoPan,
}: {
  kind: DonorIdKind;
  id: string;
  ngoPan: string | null;
}): DonorIdErrorKey | undefined {
  if (kind !== 'pan') return OTHER_ID.test(id) ? undefined : 'donorIdWrong';
  if (!PAN_SHAPE.test(id)) return 'donorPanWrong';
  // The fourth letter names the kind of holder: P is a person, T a trust.
  if (!isPan(id)) return 'donorPanKind';
  return id === ngoPan ? 'donorPanOfNgo' : undefined;
}

/** Masks an identity number for people who need not read it: its last two characters remain. */
export function maskDonorId(id: string): string {
  return `${'X'.repeat(Math.max(0, id.length - 2))}${id.slice(-2)}`;
}
