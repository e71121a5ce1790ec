import { expect, test } from 'vitest';
import { REGISTRATION_FIELDS, REQUIRED_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { REGISTRATION_SECTIONS } from './registration-sections.ts';

const ACCOUNT_FIELDS = ['contactName', 'contactEmail', 'otp', 'password', 'consent'];

test('each field of the registration is in one section, and required as in the catalogue', () => {
  const fields: string[] = REGISTRATION_SECTIONS.flatMap((section) => [...section.fields]);
  expect(fields.toSorted()).toEqual([...REGISTRATION_FIELDS, ...ACCOUNT_FIELDS].toSorted());
  const required: string[] = REGISTRATION_SECTIONS.flatMap((section) => [...section.required]);
  expect(required.toSorted()).toEqual([...REQUIRED_FIELDS, ...ACCOUNT_FIELDS].toSorted());
});
