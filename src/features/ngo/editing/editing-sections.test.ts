import { expect, test } from 'vitest';
import { NGO_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { EDITING_SECTIONS } from './editing-sections.ts';
import { MISSING_PARTS } from './own-ngo.values.ts';

test('each field of an NGO is in one section', () => {
  expect(EDITING_SECTIONS.flatMap(({ fields }) => fields).toSorted()).toEqual(NGO_FIELDS.toSorted());
});

test('the sections require all that the checklist asks for, except photos, which have a page of their own', () => {
  const required: string[] = EDITING_SECTIONS.flatMap((section) => section.required);
  expect(required).toEqual(expect.arrayContaining(MISSING_PARTS.filter((part) => part !== 'photos')));
});
