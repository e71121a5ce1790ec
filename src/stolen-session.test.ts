import { describe, expect, test } from 'vitest';
import { endpoints, isAllowed, sampleBody } from '../tests/support/endpoints.ts';
import { otherNgo, readNgoRows } from '../tests/support/other-ngo.ts';
import { needsPassword } from '../tests/support/permanent-table.ts';
import { testApp } from '../tests/support/test-app.ts';

// What somebody can change who has the token of a session, but not the password. What they can read is in
// src/features/audit/personal-data/stolen-session.test.ts.
const app = await testApp();
const { call, signedIn } = app;

const CALLERS = ['member', 'verified', 'staff', 'admin'] as const;

function stolenSession(caller: (typeof CALLERS)[number], ngoId: string) {
  if (caller === 'staff' || caller === 'admin') return signedIn({ role: caller });
  return signedIn({ role: 'ngo', ngoId, ngoRole: caller === 'member' ? 'member' : 'manager' });
}

describe.each(CALLERS)('the session of %s, without the password', (caller) => {
  test('changes nothing that lasts', async () => {
    const ngoId = await otherNgo(app);
    const { token } = await stolenSession(caller, ngoId);
    const before = await readNgoRows(app, ngoId);
    const lasting = endpoints.filter(
      (endpoint) => needsPassword.get(endpoint.name) === true && isAllowed(endpoint, caller),
    );
    expect(lasting.length).toBeGreaterThan(5);
    for (const endpoint of lasting) {
      const path = endpoint.path.replace(/^\/api\//, '').replace(/\{[^}]+\}/g, ngoId);
      const body = sampleBody(endpoint, ngoId);
      const { status, body: answer } = await call(endpoint.method, path, { token, body });
      expect([endpoint.name, status, answer['data']]).toEqual([endpoint.name, 403, { confirm: true }]);
    }
    expect(await readNgoRows(app, ngoId)).toEqual(before);
  });
});
