import { DOCUMENT_DATES, DOCUMENT_FIELDS } from '#src/features/ngo/fields/documents.values.ts';
import { NEEDED_FIELDS, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import type { FormSection } from '#src/ui/form/sections/form-progress.ts';
import { MISSING_PARTS } from './own-ngo.values.ts';

const FIELDS = {
  names: ['name', 'nameGu', 'nameHi'],
  work: [
    ...(['category', 'foundedYear', 'mission', 'description', 'missionGu', 'descriptionGu'] as const),
    ...(['missionHi', 'descriptionHi', 'services'] as const),
  ],
  needs: ['needs'],
  reach: ['address', 'city', 'pin', 'phone', 'email', 'website', 'openingHours'],
  papers: ['registrationType', ...DOCUMENT_FIELDS],
} as const satisfies Record<string, readonly NgoField[]>;

export type EditingSection = keyof typeof FIELDS;

const NEEDED: readonly string[] = [...NEEDED_FIELDS, ...MISSING_PARTS];

/** The sections of the edit form, in order. Each requires what the checklist of the NGO's first page asks for. */
export const EDITING_SECTIONS = Object.entries(FIELDS).map(([id, fields]) => ({
  id: id as EditingSection,
  fields,
  details: DOCUMENT_DATES,
  required: fields.filter((name) => NEEDED.includes(name)),
})) satisfies FormSection[];
