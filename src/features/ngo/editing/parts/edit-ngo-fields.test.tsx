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

const render = (props: { isManager: boolean; values?: Partial<NgoFormValues> }) =>
  renderToStaticMarkup(
    <MessagesProvider store={{ language: 'en', read: (group) => catalogues.en[group] }}>
      <EditNgoFields
        values={
          {
            ...Object.fromEntries(NGO_FIELDS.map((field) => [field, ''])),
            ...props.values,
          } as NgoFormValues
        }
        errors={{}}
        names={{ cities: {}, districts: {}, categories: { health: 'Health' } }}
        needs={[{ id: 'blood', name: 'Blood', under: null }]}
        isManager={props.isManager}
        ngo={{ changes: [], standing: STANDING }}
        proposed={['blood']}
        onAdded={() => {}}
      />
    </MessagesProvider>,
  );

test('the edit form has every field of the catalogue, because saving empties fields that are left out', () => {
  const html = render({ isManager: true });
  expect(NGO_FIELDS.filter((field) => !html.includes(`name="${field}"`))).toEqual([]);
  expect(html).not.toContain('readOnly');
});

test('a member reads what only managers change, and saves it with the others', () => {
  const html = render({
    isManager: false,
    values: { needs: 'blood', phone: '9825012345', category: 'health' },
  });
  expect(NGO_FIELDS.filter((field) => !html.includes(`name="${field}"`))).toEqual([]);
  const inputOf = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0];
  for (const name of ['name', 'phone', 'pan', 'reg80GValidFrom'])
    expect(inputOf(name), name).toMatch(/readonly/i);
  expect(inputOf('needs')).toContain('type="hidden"');
  expect(inputOf('foundedYear')).not.toMatch(/readonly/i);
  expect(html).toContain('<option value="health" selected="">');
});
