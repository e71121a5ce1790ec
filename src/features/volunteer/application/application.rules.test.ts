import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AVAILABILITIES, SKILLS } from '#src/features/volunteer/volunteer.values.ts';
import {
  cleanApplication,
  cleanDetails,
  findApplicationErrors,
  findDetailErrors,
  type VolunteerForm,
} from './application.rules.ts';

const valid = {
  name: 'કોકિલા પટેલ',
  mobile: '૯૮૭૬૫ ૪૩૨૧૦',
  email: 'Kokila@Example.org',
  city: 'Rajkot',
  skills: ['driving', 'teaching'],
  availability: ['sundays'],
  age: 'adult',
} satisfies VolunteerForm;
const minor = { ...valid, age: 'minor', guardianName: 'Ramesh', guardianMobile: '+91 91234 56780' };
const errorsOf = (form: VolunteerForm) => findApplicationErrors(cleanApplication(form));

test('an application is normalised', () => {
  expect(cleanApplication({ ...valid, skills: [...valid.skills, 'juggling', 'driving'] })).toMatchObject({
    mobile: '9876543210',
    email: 'kokila@example.org',
    skills: ['teaching', 'driving'],
  });
  expect(errorsOf(valid)).toEqual({});
  expect(errorsOf(minor)).toEqual({});
});

test.each([
  [{ name: ' ' }, { name: 'volunteerNameRequired' }],
  [{ name: 'x'.repeat(101) }, { name: 'textLong' }],
  [{ name: '2341 2341 2346' }, { name: 'aadhaar' }],
  [{ mobile: '12345' }, { mobile: 'volunteerMobileWrong' }],
  [{ email: '' }, { email: 'volunteerEmailWrong' }],
  [{ email: 'nobody' }, { email: 'volunteerEmailWrong' }],
  [{ city: '' }, { city: 'volunteerCityRequired' }],
  [{ otherSkills: 'x'.repeat(201) }, { otherSkills: 'textLong' }],
  [{ otherSkills: '2341 2341 2346' }, { otherSkills: 'aadhaar' }],
  [{ availability: [] }, { availability: 'volunteerAvailabilityRequired' }],
  [{ availability: ['nights'] }, { availability: 'volunteerAvailabilityRequired' }],
  [{ age: '' }, { age: 'volunteerAgeRequired' }],
  [{ age: '17' }, { age: 'volunteerAgeRequired' }],
  [
    { age: 'minor' },
    { guardianName: 'volunteerGuardianRequired', guardianMobile: 'volunteerGuardianMobileWrong' },
  ],
])('%j is refused', (input, errors) => {
  expect(errorsOf({ ...valid, ...input })).toEqual(errors);
});

test('all errors are found at once, in the order of the form', () => {
  expect(Object.keys(errorsOf({ age: 'minor' }))).toEqual([
    ...['name', 'mobile', 'email', 'city', 'availability', 'guardianName', 'guardianMobile'],
  ]);
});

test('whatever is sent, a parent belongs to a minor, and accepted details are within the limits', () => {
  const text = fc.option(
    fc.oneof(fc.string({ maxLength: 250 }), fc.constantFrom(...Object.values(minor).flat())),
    {
      nil: undefined,
    },
  );
  const form = fc.record({
    name: text,
    mobile: text,
    city: text,
    otherSkills: text,
    guardianName: text,
    guardianMobile: text,
    age: fc.constantFrom('adult', 'minor', 'both', undefined),
    skills: fc.array(fc.constantFrom(...SKILLS, 'x')),
    availability: fc.array(fc.constantFrom(...AVAILABILITIES, 'x')),
  });
  fc.assert(
    fc.property(form, (input) => {
      const details = cleanDetails(input);
      // Cleaning again changes nothing.
      expect(cleanDetails(details)).toEqual(details);
      const { age, guardianName, guardianMobile, mobile, name, otherSkills } = details;
      if (age !== 'minor') expect([guardianName, guardianMobile]).toEqual(['', '']);
      if (Object.keys(findDetailErrors(details)).length > 0) return;
      expect(mobile).toMatch(/^\d{10}$/);
      expect(name.length).toBeGreaterThan(0);
      expect(name.length).toBeLessThanOrEqual(100);
      expect(otherSkills.length).toBeLessThanOrEqual(200);
      expect(details.availability.length).toBeGreaterThan(0);
      if (age === 'minor') expect(guardianMobile).toMatch(/^\d{10}$/);
    }),
  );
});
