import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsAadhaar, passesVerhoeff } from './aadhaar.ts';
import { normalizeWebsite } from '#src/shared/website.ts';
import { isEmail, isPin, normalizePhone } from './contact-details.ts';
import { parseDay } from './dates.ts';
import { toAsciiDigits } from './digits.ts';
import { groupPhone } from './phone.ts';
import { isPan, isTaxNumber, maskPan } from './registration-numbers.ts';

/** Eleven digits, the first from 2 to 9, followed by their Verhoeff check digit. */
const aadhaar = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.stringMatching(/^\d{10}$/))
  .map(([first, rest]) => [...'0123456789'].map((last) => `${first}${rest}${last}`).find(passesVerhoeff)!);
const inScript = (digits: string, zero: number) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const nationalNumber = fc.stringMatching(/^[1-9]\d{9}$/);

describe('digits', () => {
  test('of Gujarati and Devanagari become ASCII, and nothing else changes', () => {
    expect(toAsciiDigits('૩૮૦૦૦૯ ३८०००९ અમદાવાદ')).toBe('380009 380009 અમદાવાદ');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), fc.constantFrom(0x966, 0xae6), (digits, zero) => {
        expect(toAsciiDigits(inScript(digits, zero))).toBe(digits);
      }),
    );
  });
});

describe('an Aadhaar number', () => {
  test('is detected in any of the three scripts, with or without spaces, inside a sentence', () => {
    fc.assert(
      fc.property(
        aadhaar,
        fc.constantFrom(0x30, 0x966, 0xae6),
        fc.constantFrom('', ' ', '-', '\u0001', '\u00ad'),
        (number, zero, gap) => {
          const written = number.replace(/(.{4})(.{4})/, `$1${gap}$2${gap}`);
          expect(holdsAadhaar(`આધાર: ${inScript(written, zero)}, thanks`)).toBe(true);
        },
      ),
    );
  });
  test('is not detected with one wrong digit or two swapped neighbours', () => {
    fc.assert(
      fc.property(aadhaar, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const wrong = (Number(number[place]) + by) % 10;
        expect(passesVerhoeff(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
        const swapped =
          number.slice(0, place) + (number[place + 1] ?? '') + number[place] + number.slice(place + 2);
        if (place < 11 && swapped !== number) expect(passesVerhoeff(swapped)).toBe(false);
      }),
    );
  });
  test('is not detected in longer numbers, in phone numbers with +91, or if it starts with 0 or 1', () => {
    expect(passesVerhoeff('234567890124')).toBe(true);
    expect(holdsAadhaar('234567890124')).toBe(true);
    for (const text of ['9234567890124', '2345678901247', '+919825012345', 'since 1998, 34 villages', '12']) {
      expect(holdsAadhaar(text)).toBe(false);
    }
    fc.assert(fc.property(nationalNumber, (number) => !holdsAadhaar(`+91${number} +91 ${number}`)));
    fc.assert(fc.property(fc.stringMatching(/^[01]\d{11}$/), (number) => !holdsAadhaar(number)));
  });
});

describe('registration numbers', () => {
  test.each([
    [isPan, ['AAATS1234K', 'AABCX9999Z'], ['AAADS1234K', 'aaats1234k', 'AAATS12345', 'AAATS1234KX', '']],
    [
      isTaxNumber,
      ['AAATS1234KE20214', 'DIT(E)/12A/2009-10/334', 'અ/૨૦૦૯/1'],
      ['none', '<b>1</b>', '1'.repeat(101)],
    ],
    [isPin, ['380009', '100000'], ['080009', '38000', '3800091', '38 0009']],
  ])('are distinguished from invalid ones: %#', (is, good, bad) => {
    for (const text of good) expect([text, is(text)]).toEqual([text, true]);
    for (const text of bad) expect([text, is(text)]).toEqual([text, false]);
  });
  test('a masked PAN has only its first three and last two characters', () => {
    expect(maskPan('AAATS1234K')).toBe('AAAXXXXX4K');
    fc.assert(
      fc.property(
        fc.string(),
        (text) => maskPan(text).length === 10 && (isPan(text) || maskPan(text) === 'XXXXXXXXXX'),
      ),
    );
  });
});

describe('a phone number', () => {
  test('is normalized to ten digits from any notation', () => {
    fc.assert(
      fc.property(
        nationalNumber,
        fc.constantFrom('', '+91', '+91 ', '0091-', '0', '91'),
        fc.constantFrom(0x30, 0x966, 0xae6),
        (number, prefix, zero) => {
          const grouped = `${prefix}${number.slice(0, 5)} ${number.slice(5)}`;
          expect(normalizePhone(inScript(grouped, zero))).toBe(number);
        },
      ),
    );
    expect(normalizePhone('(079) 2630-5555')).toBe('7926305555');
  });
  test('accepts the fictional ones of the demo data and refuses invalid ones', () => {
    expect(normalizePhone('0000000101')).toBe('0000000101');
    for (const text of [
      '',
      '98250',
      '98250 12345 / 98250 12346',
      'call me',
      '+1 212 555 0100',
      '9'.repeat(1e6),
    ]) {
      expect(normalizePhone(text)).toBeUndefined();
    }
  });
});

describe('the phone number shown', () => {
  test('has a space after its fifth digit, as it is read aloud', () => {
    expect(groupPhone('9825012345')).toBe('98250 12345');
  });
  test('is unchanged if it does not have ten digits, like a helpline', () => {
    for (const phone of ['108', '18001802131', '']) expect(groupPhone(phone)).toBe(phone);
  });
});

describe('a mail address and a website', () => {
  test('mail', () => {
    for (const text of ['a@example.org', "seva.o'neil+x@mail.example.co.in"])
      expect(isEmail(text)).toBe(true);
    for (const text of [
      '',
      'a@b',
      'a b@example.org',
      'a@example..org',
      '@example.org',
      'a@-x.org',
      `${'a'.repeat(1e5)}@x.org`,
    ]) {
      expect(isEmail(text)).toBe(false);
    }
  });
  test('website', () => {
    expect(normalizeWebsite('www.example.org')).toBe('https://www.example.org/');
    expect(normalizeWebsite('HTTP://Example.org/a?b=1')).toBe('http://example.org/a?b=1');
    for (const text of [
      '',
      'none',
      'javascript:alert(1)',
      'javascript://example.org/%0aalert(1)',
      'data:text/html,x',
      'ftp://example.org',
      'https://user:secret@example.org',
      'http://localhost:3000',
      'http://127.0.0.1/',
      'https://exa mple.org',
      'x'.repeat(1e6),
    ]) {
      expect([text.slice(0, 40), normalizeWebsite(text)]).toEqual([text.slice(0, 40), undefined]);
    }
    fc.assert(
      fc.property(
        fc.stringMatching(/^\/[ -~]{0,20}$/),
        fc.stringMatching(/^[a-z0-9]{1,9}$/),
        (path, host) => {
          const once = normalizeWebsite(`${host}.example.org${path}`);
          if (once !== undefined) expect(normalizeWebsite(once)).toBe(once);
        },
      ),
    );
  });
});

describe('a day', () => {
  test('is parsed from any notation', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1800-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, month, day] = iso.split('-').map(Number);
          for (const text of [
            iso,
            `${day}-${month}-${year}`,
            `${day}/${month}/${year}`,
            ` ${day}.${month}.${year} `,
          ]) {
            expect(parseDay(text)).toBe(iso);
          }
        },
      ),
    );
    expect(parseDay('૩૧-૦૩-૨૦૨૭')).toBe('2027-03-31');
  });
  test('that does not exist is invalid', () => {
    for (const text of [
      '',
      '31-04-2027',
      '29/02/2027',
      '2027-13-01',
      '03-31-2027',
      '1-1-27',
      'soon',
      '2027',
      '0001-01-01',
    ]) {
      expect(parseDay(text)).toBeUndefined();
    }
  });
});
