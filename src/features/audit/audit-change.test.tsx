import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { MessagesProvider } from '#src/messages/messages.tsx';
import { AuditChange } from './audit-change.tsx';
import type { AuditEntry } from './audit.contract.ts';

const NAMES = {
  ngos: [{ _id: '57', name: 'Sathi Seva', nameGu: null, nameHi: null }],
  places: { cities: {}, districts: {}, categories: { health: 'Health work' } },
  needs: [{ id: 'hiv', name: 'HIV care', under: null }],
};

function textOf(entity: string, before: Record<string, unknown>, after: Record<string, unknown>): string {
  const entry = { entity, before, after } as AuditEntry;
  const html = renderToStaticMarkup(
    <MessagesProvider store={{ language: 'en', read: (group) => catalogues.en[group] }}>
      <AuditChange entry={entry} names={NAMES} />
    </MessagesProvider>,
  );
  return html.replace(/<[^>]+>/g, '');
}

test.each([
  ['donation', { status: 'refused' }, { status: 'received' }, 'Status: Not found → Received'],
  ['event', { status: 'published' }, { status: 'cancelled' }, 'Status: Published → Cancelled'],
  ['ngo', { needs: ['hiv'] }, { needs: [] }, 'What people can come for: HIV care → empty'],
  ['ngo', { category: 'health' }, { category: null }, 'Work: Health work → empty'],
  ['account', { usesTotp: false }, { usesTotp: true }, 'Authenticator app: no → yes'],
  ['ngo', { seenOn: null }, { seenOn: '2026-11-30' }, 'Seen on: empty → 30 November 2026'],
  ['helpRequest', {}, { ngoId: '57' }, 'NGO: empty → Sathi Seva'],
  ['donation', {}, { filters: { status: 8 } }, 'Filters (how long each was): empty → Status: 8'],
])('a change of %s from %o to %o is said in words', (entity, before, after, words) => {
  expect(textOf(entity, before, after)).toBe(words);
});
