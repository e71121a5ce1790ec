/**
 * Example values by the name of their field, for the OpenAPI document. The first pattern that matches counts. A schema
 * whose values follow stricter rules carries its own example, with `.openapi({ example })`.
 */
const TEXTS: readonly [RegExp, string][] = [
  [/masked$|last4$/i, '••••1234'],
  [/email$|^recipient$/i, 'asha@example.org'],
  [/(mobile|phone|mobileNumber)$/i, '9825012345'],
  [/password$/i, 'seven green buffaloes'],
  [/^(otp|code|userOTP)$/, '482913'],
  [/pin$/i, '360001'],
  [/districtGu$/, 'રાજકોટ'],
  [/districtHi$/, 'राजकोट'],
  [/(city|district|^place|^nearestTo|^from)$/i, 'Rajkot'],
  [/^state$/, 'Gujarat'],
  [/category$/i, 'education'],
  [/(name|title)Gu$/i, 'સેવા ટ્રસ્ટ'],
  [/(name|title)Hi$/i, 'सेवा ट्रस्ट'],
  [/Gu$/, 'અમે મદદ કરીએ છીએ.'],
  [/Hi$/, 'हम मदद करते हैं।'],
  [/^schemeName$/, 'Help with school fees'],
  [/^title$/, 'Free eye check-up'],
  [/^name$/, 'Seva Trust'],
  [/(Name|Holder|By)$/, 'Asha Patel'],
  [/(description|mission|message|note|reason|details|answer)$/i, 'We help children to stay at school.'],
  [/(address|office|venue)$/i, '12 Station Road, Rajkot'],
  [/^darpanId$/, 'GJ/2019/0234567'],
  [/^(_?ids?|ngo|photo)$|Ids?$/, '17'],
  [/(link|website|Url)$/i, 'https://ngo.example/page'],
  [/^(path|back)$/, '/ngo/17'],
  [/^reference$|Reference$/, 'SH-4K7P-QM'],
  [/Time$/, '10:00'],
  [/At$/, '2026-08-15T10:00'],
  [/^month$/, '2026-08'],
  [/^years?$/, '2026-27'],
  [/^foundedYear$/, '1998'],
  [/^ifsc/, 'SBIN0001234'],
  [/^(utr|accountNumber)/, '401234567890'],
  [/^pan$/, 'AAATS1234C'],
  [/^upiId$/, 'seva@upi'],
  [/(date|day|until|validFrom|validTo|On|periodFrom|periodTo|appliesFrom)$/, '2026-08-15'],
  [/(amount|fee|goal|limit|income)/i, '500'],
  [/^(capacity|needed|partySize|hours|count|age|ageFrom)$/, '4'],
  [/^(token|ticket|secret|confirmation|otpForm|form|idempotencyKey)$/, 'c2FtcGxl'],
];

const NUMBERS: readonly [RegExp, number][] = [
  [/year$/i, 1998],
  [/(amount|paise|total)$/i, 50_000],
  [/(width|height)$/i, 1200],
  [/pageSize$/, 20],
];

/** Returns an example text for a field of that name: the name itself in words where nothing better is known. */
export function exampleText(name: string): string {
  return find(TEXTS, name) ?? (name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase() || 'text');
}

/** Returns an example number for a field of that name. */
export function exampleNumber(name: string): number {
  return find(NUMBERS, name) ?? 1;
}

function find<T>(values: readonly [RegExp, T][], name: string): T | undefined {
  return values.find(([pattern]) => pattern.test(name))?.[1];
}
