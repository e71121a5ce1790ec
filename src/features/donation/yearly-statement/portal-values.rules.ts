import type { DonorIdKind, Nature } from '#src/features/donation/donation.values.ts';
import type { ReceiptMode } from './yearly-statement.values.ts';

/**
 * The columns of the portal's template for the statement of donations (Form 10BD, since 1 April 2026 Form 113),
 * and the values that its drop-down lists allow, letter for letter. Source: "Instructions for filling Form
 * 10BD, Part B" of the income tax portal, and its annexures I to IV.
 */
export const STATEMENT_COLUMNS = [
  'Sl. No.',
  'Pre Acknowledgement Number',
  'ID Code',
  'Unique Identification Number',
  'Section Code',
  'Unique Registration Number (URN)',
  'Date of Issuance of Unique Registration Number',
  'Name of donor',
  'Address of donor',
  'Donation Type',
  'Mode of receipt',
  'Amount of donation (Indian rupees)',
] as const;

export const ID_CODES: Record<DonorIdKind, string> = {
  pan: 'Permanent Account Number',
  taxNumber: 'Tax Identification Number',
  passport: 'Passport number',
  voter: "Elector's photo identity number",
  drivingLicence: 'Driving License number',
  rationCard: 'Ration card number',
};

export const DONATION_TYPES: Record<Nature, string> = {
  corpus: 'Corpus',
  specificGrant: 'Specific grant',
  others: 'Others',
};

export const MODES_OF_RECEIPT: Record<ReceiptMode, string> = {
  cash: 'Cash',
  kind: 'Kind',
  electronic: 'Electronic modes including account payee cheque/draft',
};

type DateFormat = 'DD-MM-YYYY' | 'DD/MM/YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD';

/** Formats a day (YYYY-MM-DD) as the portal wants it. */
export function formatPortalDay(day: string, format: DateFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}
