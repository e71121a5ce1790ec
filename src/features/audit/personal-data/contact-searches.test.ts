import { expect, test } from 'vitest';
import { allowedCallers } from '../../../../tests/support/authorization-table.ts';
import { document, endpoints, isAllowed, sampleBody } from '../../../../tests/support/endpoints.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const { call, db, pool, signedIn } = await testApp();

/** Searches of signed-in people that find nobody by a masked number or address, with the reason. */
const NOT_COUNTED: Record<string, string> = {
  'GET /api/audit/getAllAuditEntry': 'addresses of accounts, which the list shows in full',
  'GET /api/auth/getAllAccount': 'addresses of accounts, which the list shows in full',
  'GET /api/helpRequest/exportHelpRequest': 'references and cities',
  'GET /api/helpRequest/getAllHelpRequestForStaff': 'references and cities',
  'GET /api/helpRequest/getNgoForHelpRequest/{id}': 'NGOs by name and city',
  'GET /api/ngo/exportNgoForStaff': 'NGOs by name and number of registration',
  'GET /api/ngo/getAllNgoForStaff': 'NGOs by name and number of registration',
  'GET /api/search/exportSearchTerm': 'words that people searched for',
  'GET /api/search/getAllAssignedPhrase': 'words that people searched for',
  'GET /api/search/getAllSearchTerm': 'words that people searched for',
  'POST /api/event/getAllEventByNgoId': 'words of events',
  'POST /api/scheme/getAllSchemeByNgoId': 'words of schemes',
};

const searches = endpoints.filter((endpoint) => {
  const { path, method, rules } = endpoint;
  const { parameters = [] } = document.paths[path]?.[method.toLowerCase()] ?? {};
  const body = sampleBody(endpoint, '1');
  const isSearch = (name: string) => name === 'q' || name === 'words';
  const hasWords = parameters.some(({ name }) => isSearch(name)) || Object.keys(Object(body)).some(isSearch);
  // Files contain whole rows, and ask for the password.
  return hasWords && rules?.confirm !== true && !isAllowed(endpoint, 'visitor');
});

test('every search that finds people by a number or an address is counted', async () => {
  const ngoId = await savedNgo(db);
  const tokens = {
    verified: (await signedIn({ role: 'ngo', ngoId })).token,
    admin: (await signedIn({ role: 'admin' })).token,
  };
  const notCounted: string[] = [];
  const neverAsk: string[] = [];
  for (const endpoint of searches) {
    await pool.query('delete from rate_limit');
    const token = allowedCallers.get(endpoint.name)?.has('admin') ? tokens.admin : tokens.verified;
    const path = endpoint.path.replace(/^\/api\//, '').replace(/\{[^}]+\}/g, ngoId);
    const query = new URLSearchParams({ q: '98765', words: '98765', eventId: ngoId });
    const body =
      endpoint.method === 'GET' ? undefined : { ...Object(sampleBody(endpoint, ngoId)), q: '98765' };
    await call(endpoint.method, endpoint.method === 'GET' ? `${path}?${query}` : path, { token, body });
    const { rows } = await pool.query(`select 1 from rate_limit where key like 'contact-searches:%'`);
    if (rows.length === 0) notCounted.push(endpoint.name);
    else if (!endpoint.rules?.confirm) neverAsk.push(endpoint.name);
  }
  expect(notCounted.sort(), 'call countContactSearch').toEqual(Object.keys(NOT_COUNTED).sort());
  expect(searches.length).toBeGreaterThan(notCounted.length);
  expect(
    neverAsk,
    'give its contract `confirm`, so that it asks for the password when they are used up',
  ).toEqual([]);
});
