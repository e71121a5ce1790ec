import { DOCUMENT_DATES, DOCUMENT_FIELDS } from '#src/features/ngo/fields/documents.values.ts';
import type { FormSection } from '#src/ui/form/sections/form-progress.ts';

const ACCOUNT = ['contactName', 'contactEmail', 'otp', 'password'] as const;

/** The sections of the registration form and their fields, in order. */
export const REGISTRATION_SECTIONS = [
  {
    id: 'organisation',
    fields: [
      ...(['name', 'nameGu', 'nameHi', 'category', 'registrationType', 'address', 'city', 'pin'] as const),
      ...(['phone', 'email', 'website'] as const),
    ],
    required: ['name', 'category', 'registrationType', 'address', 'city', 'pin', 'phone', 'email'],
  },
  {
    id: 'papers',
    fields: DOCUMENT_FIELDS,
    details: DOCUMENT_DATES,
    required: [],
  },
  { id: 'account', fields: ACCOUNT, required: ACCOUNT },
  { id: 'consent', fields: ['consent'], required: ['consent'] },
] as const satisfies readonly FormSection[];
