import type { Random } from './random.ts';

/** A number literal for the JSON text. JavaScript numbers cannot represent some of them. */
export type RawNumber = { raw: string };

const COMBINING_MARKS = '\u0323\u0301';
const longAddress = (length: number) => {
  const domain = ['d'.repeat(60), 'e'.repeat(60), 'f'.repeat(50), 'example.org'].join('.');
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
};

/** Texts that people may really write, in three scripts. */
export const GOOD_TEXTS = [
  'Help with an operation of the eyes',
  'મારે આંખના ઓપરેશન માટે મદદ જોઈએ છે',
  'मुझे दवा के लिए मदद चाहिए',
  'Rajkot',
  'અમદાવાદ',
  'सूरत',
  'O’Brien & Sons <ngo>',
  '👩‍👩‍👧 family',
];

/** Texts that are not readable and that no database can store. */
const UNREADABLE: readonly (() => string)[] = [
  () => '\0',
  () => 'a\0b',
  () => '\ud800',
  () => 'x\udfffy',
  () => '\ud83d'.repeat(30),
  () => `e${COMBINING_MARKS.repeat(200)}`,
  () => `e${COMBINING_MARKS.repeat(3_990)}`,
  () => `e${COMBINING_MARKS.repeat(12_000)}`,
];

/** Texts that have broken programs before, each in another way. */
const BAD_TEXTS: readonly (() => string)[] = [
  () => '',
  () => ' ',
  () => `e${COMBINING_MARKS.repeat(3)}`,
  () => 'ક્'.repeat(3_000),
  () => '\u202eevil\u202c\u200b\ufeff',
  () => '\u0001\u001b[2J\u007f',
  () => 'x'.repeat(256),
  () => 'x'.repeat(4_001),
  () => 'x'.repeat(7_999),
  () => 'x'.repeat(70_000),
  () => ' '.repeat(7_000),
  () => 'a '.repeat(3_900),
  () => `${'a'.repeat(7_000)}!`,
  () => '0'.repeat(400),
  () => `${'1-'.repeat(3_000)}x`,
  () => 'a@'.repeat(2_000),
  () => `${'a.'.repeat(2_000)}@`,
  () => longAddress(200),
  () => longAddress(250),
  () => longAddress(254),
  () => 'મદદ@ગુજરાત.ભારત',
  () => `a${COMBINING_MARKS}@example.org`,
  () => "' or 1=1; drop table ngo; --",
  () => '%_\\',
  () => 'a & b | !c <-> (d:*)',
  () => '<script>alert(1)</script>',
  () => '{{7*7}}${7*7}',
  () => '../../../../etc/passwd',
  () => 'a\r\nX-Injected: yes\r\n\r\n',
  () => '=1+1',
  () => 'javascript:alert(1)',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => 'null',
  () => 'undefined',
  () => 'NaN',
  () => 'Infinity',
  () => '-1',
  () => '0',
  () => '0.5',
  () => '1e400',
  () => '2147483648',
  () => '9223372036854775808',
  () => '99999999999999999999',
  () => '१२३४५६',
  () => '98250 12345',
  () => '2026-13-45',
  () => '0000-00-00',
  () => '9999-12-31',
  () => '+275760-09-13',
  () => '-000001-01-01T00:00:00Z',
  () => '[]',
  () => '{}',
];

const BAD_NUMBERS = [
  ...['0', '-0', '-1', '0.5', '-0.5', '1e-400', '2147483647', '2147483648', '-2147483649'],
  ...['9007199254740993', '9223372036854775807', '9223372036854775808', '1e21', '1e308', '1e400', '-1e400'],
];

/** A placeholder for JSON that is nested too deeply for recursive serializers to write. */
export const DEEP_PLACEHOLDER = '@@deep@@';
export const DEEP_JSON = `${'['.repeat(6_000)}${']'.repeat(6_000)}`;

/** Returns a text that somebody might send to do harm. */
export function badText(random: Random): string {
  return (random.percent(30) ? random.pick(UNREADABLE) : random.pick(BAD_TEXTS))();
}

/** Returns a value that is not what was requested. */
export function badValue(random: Random): unknown {
  if (random.percent(60)) return badText(random);
  if (random.percent(40)) return { raw: random.pick(BAD_NUMBERS) } satisfies RawNumber;
  return random.pick<unknown>([
    ...[null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: 1 }, DEEP_PLACEHOLDER],
    ...[Array.from({ length: 500 }, () => 'x'), Array.from({ length: 40 }, () => ({ a: [1] }))],
  ]);
}

/** Encodes any text for a path or query. `encodeURIComponent` throws on a lone surrogate. */
export function encode(text: string): string {
  return Array.from(text, (letter) => {
    const codePoint = letter.codePointAt(0)!;
    if (codePoint < 0xd800 || codePoint > 0xdfff) return encodeURIComponent(letter);
    const bytes = [0xe0 | (codePoint >> 12), 0x80 | ((codePoint >> 6) & 63), 0x80 | (codePoint & 63)];
    return bytes.map((byte) => `%${byte.toString(16)}`).join('');
  }).join('');
}

/** Escapes in a URL that are invalid or decode to something harmful. */
export const BAD_ESCAPES = ['%', '%zz', '%00', '%ff', '%c0%80', '%ed%a0%80', '%e0%a4%a', '%2e%2e%2f', '%2F'];

const LONG = 'x'.repeat(300);
/** Names with values that are valid in a request, however unusual. */
const BAD_HEADERS: readonly [string, string][] = [
  ['X-Forwarded-For', LONG],
  ['X-Forwarded-For', Array.from({ length: 60 }, (_, index) => `10.0.0.${index}`).join(', ')],
  ['X-Forwarded-For', '2001:db8::1'],
  ['X-Forwarded-For', '127.0.0.1, ::1, unknown'],
  ['X-Forwarded-For', '10.0.0.1%00'],
  ['Accept-Language', 'gu;q=0.9,'.repeat(400)],
  ['Accept-Language', '*-'.repeat(2_000)],
  ['Accept-Language', ';q=x,,hi'],
  ['User-Agent', 'Mozilla '.repeat(500)],
  ['User-Agent', ''],
  ['Cookie', 'a=b; '.repeat(600)],
  ['Cookie', 'browser=%00; __Host-browser=\u00ff'],
  ['Authorization', `Bearer ${'a.'.repeat(1_500)}`],
  ['Authorization', 'Basic YTpi'],
  ['Authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.'],
  ['Origin', 'https://evil.example'],
  ['Origin', 'null'],
  ['Host', 'evil.example'],
  ['If-None-Match', 'W/"x",'.repeat(900)],
  ['If-Modified-Since', 'never'],
  ['Range', 'bytes=0-0,-1,5-'],
  ['Accept-Encoding', 'br;q=0,'.repeat(500)],
  ['Accept', 'text/html;q=nan'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Content-Encoding', 'gzip'],
  ['Purpose', 'prefetch'],
  ['X-Requested-With', '\u00ff\u00fe'],
];

/** Returns a header that programs seldom expect. */
export function badHeader(random: Random): [string, string] {
  return random.pick(BAD_HEADERS);
}

export const BAD_CONTENT_TYPES = [
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/octet-stream', 'x', ';;;', ''],
];
export const UNUSUAL_METHODS = [
  'TRACE',
  'PUT',
  'PATCH',
  'OPTIONS',
  'HEAD',
  'DELETE',
  'POST',
  'GET',
  'PROPFIND',
];
