import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findCertificateErrors,
  formatCertificateHours,
  isDay,
  parseCertificateHours,
} from './certificates.rules.ts';

test.each([
  [6, '0.1'],
  [60, '1'],
  [90, '1.5'],
  [755, '12.5'],
  [119, '1.9'],
  [75_000, '1,250'],
])('%i minutes are %s hours, rounded down', (minutes, shown) => {
  expect(formatCertificateHours(minutes)).toBe(shown);
});

test.each([
  ['12.5', 750],
  ['12,5', 750],
  ['૧૨.૫', 750],
  ['१ 2', 720],
  ['0.1', 6],
  ['0', undefined],
  ['', undefined],
  ['12.55', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['123456', undefined],
])('the hours %j are %s minutes', (text, minutes) => {
  expect(parseCertificateHours(text)).toBe(minutes);
});

test('the proposed hours never exceed the confirmed minutes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 1_000_000 }), (minutes) => {
      const proposed = parseCertificateHours(formatCertificateHours(minutes).replaceAll(',', ''))!;
      expect(proposed).toBeLessThanOrEqual(minutes);
      expect(minutes - proposed).toBeLessThan(6);
    }),
  );
});

const form = { volunteerId: '1', hours: '2', periodFrom: '2026-04-01', periodTo: '2026-09-30' };
const at = { today: '2026-11-24', confirmed: 120 };

test.each([
  [{}, {}],
  [{ volunteerId: '' }, { volunteerId: 'certificateVolunteerRequired' }],
  [{ hours: '2.1' }, { hours: 'certificateHoursTooMany' }],
  [{ hours: 'many' }, { hours: 'certificateHoursWrong' }],
  [{ periodFrom: '2026-02-30' }, { periodFrom: 'certificateDayRequired' }],
  [{ periodTo: '2026-11-25' }, { periodTo: 'certificateDayAhead' }],
  [{ periodTo: '2026-03-31' }, { periodTo: 'certificatePeriodBackwards' }],
])('a form with %j has the errors %j', (change, errors) => {
  expect(findCertificateErrors({ ...form, ...change }, at)).toEqual(errors);
});

test('without the confirmed minutes any number of hours passes', () => {
  expect(findCertificateErrors({ ...form, hours: '900' }, { today: at.today })).toEqual({});
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['1999-12-31', false],
  ['2026-1-1', false],
  ['', false],
])('%j is a day: %s', (day, expected) => {
  expect(isDay(day)).toBe(expected);
});
