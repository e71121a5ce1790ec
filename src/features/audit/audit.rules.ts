type Fields = Record<string, unknown>;

/** Fields that are recorded as changed, but never with their values. */
const SECRET = /password|secret|token|hash|code$/i;
/**
 * Fields that erasing empties, by what was changed (`tests/support/erasure.txt`): the log is permanent, so that it holds none
 * of their values either. Those of an NGO and of accounts are not among them: they say who changed what is public, and mails
 * about a change go to the addresses of before.
 */
export const ERASED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  claim: ['claimant', 'note'],
  donation: [
    ...['donorName', 'donorEmail', 'donorMobile', 'donorAddress', 'donorIdKind', 'donorId', 'donorIdHash'],
    ...['refuseReason', 'cancelReason'],
  ],
  event: ['contactName', 'contactPhone', 'contactEmail', 'onlineLink'],
  eventRegistration: ['name', 'mobile', 'email', 'answer'],
  feedback: ['name', 'email', 'message', 'answer', 'contentHash', 'searched'],
  helpOffer: ['reason'],
  helpRequest: [
    ...['userName', 'userMobile', 'userEmail', 'userAddress', 'helpDescription', 'searched', 'userPin'],
    ...['safeContact', 'closedReason', 'idempotencyKey', 'sentHash', 'contentHash'],
  ],
  invitation: ['email', 'name'],
  mail: [
    ...[
      'recipient',
      'subject',
      'html',
      'body',
      'attachments',
      'sealed',
      'unsubscribePath',
      'lastError',
      'about',
    ],
  ],
  receipt: ['initials', 'cancelReason'],
  schemeRegistration: ['name', 'mobileNumber', 'email', 'address', 'city', 'note'],
  volunteer: ['name', 'mobile', 'email', 'city', 'otherSkills', 'guardianName', 'guardianMobile', 'note'],
  volunteerCertificate: ['volunteerId', 'name'],
};
/** Fields of which only the first and last characters are recorded. */
const MASKED = /^(pan|account_?number|ifsc|reg_?12a_?number|reg_?80g_?number)$/i;
/** Shorter texts are masked completely, because their ends would be nearly all of the text. */
const SHORT = 8;

/**
 * Returns the fields that differ, with their old and new values. Masks secrets, what erasing empties of the `entity`, and
 * numbers that identify a person or an organization. A field that exists on one side only is compared with null.
 */
export function changedFields({
  before,
  after,
  entity = '',
}: {
  before: Fields;
  after: Fields;
  entity?: string;
}): { before: Fields; after: Fields } {
  const erased = ERASED_FIELDS[entity] ?? [];
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  const valueOf = (name: string, value: unknown) =>
    erased.includes(name) && value !== null && value !== '' ? '…' : masked({ name, value });
  const side = (fields: Fields) =>
    Object.fromEntries(changed.map((name) => [name, valueOf(name, fields[name] ?? null)]));
  return { before: side(before), after: side(after) };
}

function masked({ name, value }: { name: string; value: unknown }): unknown {
  if (value === null || value === undefined) return null;
  if (SECRET.test(name)) return '…';
  if (Array.isArray(value)) return value.map((item) => masked({ name, value: item }));
  if (MASKED.test(name)) return endsOf(String(value));
  if (typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      // Mask the nested number in `reg12A: { number }` like the field `reg12ANumber`.
      const whole = key === 'number' ? `${name}Number` : key;
      return [key, masked({ name: whole, value: inner })];
    }),
  );
}

function endsOf(text: string): string {
  return text.length < SHORT ? '…' : `${text.slice(0, 3)}…${text.slice(-2)}`;
}
