import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { MessagesProvider } from '#src/messages/messages.tsx';
import { UnmetNeed } from './unmet-need.tsx';

const { need: t } = catalogues.en['help-request/oversight'];

function pageWith(open: number): string {
  const counts = { asked: open, open, overdue: 0, withStaff: 0, ngos: 3, medianHours: null };
  return renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider store={{ language: 'en', read: (group) => catalogues.en[group] }}>
        <UnmetNeed
          rows={[{ district: 'Rajkot', category: null, ...counts }]}
          category={undefined}
          names={{ Rajkot: 'Rajkot' }}
        />
      </MessagesProvider>
    </MemoryRouter>,
  );
}

test('with nobody waiting there is a sentence, and neither a map nor words about a table', () => {
  const page = pageWith(0);
  expect(page).toContain(t.nobody);
  for (const absent of ['<svg', t.mapHint, t.ngosHint]) expect(page).not.toContain(absent);
});

test('with somebody waiting there are a table and a map with their captions', () => {
  const page = pageWith(1);
  expect(page).not.toContain(t.nobody);
  for (const shown of ['<svg', '<table', t.mapHint, t.ngosHint]) expect(page).toContain(shown);
});
