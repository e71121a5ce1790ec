import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NGO_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { MessagesProvider } from '#src/messages/messages.tsx';
import { EditNgoFields } from './edit-ngo-fields.tsx';
import type { NgoFormValues } from '#src/features/ngo/editing/ngo-form-values.ts';

const STANDING = {
  status: 'verified',
  verifiedAt: null,
  submittedAt: null,
  sentBackAt: null,
  sentBackReason: null,
  papersChangedAt: null,
  suspendedReason: null,
  listed: true,
} as const;

test('the edit form has every field of the catalogue, because saving empties fields that are left out', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider store={{ language: 'en', read: (group) => catalogues.en[group] }}>
      <EditNgoFields
        values={Object.fromEntries(NGO_FIELDS.map((field) => [field, ''])) as NgoFormValues}
        errors={{}}
        names={{ cities: {}, districts: {}, categories: {} }}
        needs={[{ id: 'blood', name: 'Blood', under: null }]}
        isManager
        ngo={{ changes: [], standing: STANDING }}
        proposed={['blood']}
        onAdded={() => {}}
      />
    </MessagesProvider>,
  );
  expect(NGO_FIELDS.filter((field) => !html.includes(`name="${field}"`))).toEqual([]);
});
