import { expect, test } from 'vitest';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { NgoToVerify } from './verification.contract.ts';

const app = await testApp();
const { call, callConfirmed, db, pool, signedIn, mailsTo } = app;
const { formOf } = schemeTesting(app);

const staff = await signedIn({ role: 'staff' });
const readNgo = async (id: string) =>
  (await call<{ data: NgoToVerify }>('GET', `ngo/getNgoToVerify/${id}`, { token: staff.token })).body.data;

test('staff see contact details in the texts of a new NGO, and everyone of it learns that they are public now', async () => {
  const office = 'office-of-new@example.org';
  const id = await savedNgo(db, {
    status: 'pending',
    verifiedAt: null,
    phone: '2652234567',
    email: office,
    mission: 'Call 98765 11111',
    pan: 'AAATD1234C',
  });
  await pool.query('update ngo set submitted_at = now() where id = $1', [id]);
  const manager = await signedIn({ role: 'ngo', ngoId: id });
  const member = await signedIn({ role: 'ngo', ngoId: id, ngoRole: 'member' });
  const add = (howToApply: string) =>
    call('POST', 'scheme/addNewScheme', {
      token: member.token,
      body: formOf({ schemeName: 'Help with fees', howToApply }),
    });
  expect((await add('Call 98765 43210 or 0265 223 4567, see https://evil.example/x')).status).toBe(201);
  await pool.query(
    `insert into ngo_photo (ngo_id, file_key, width, height, position, caption)
      values ($1, $2, 800, 600, 1, 'Ring 98765 22222')`,
    [id, '9876543210'.padEnd(32, 'a')],
  );
  const ngo = await readNgo(id);
  expect(ngo.namedContacts).toEqual([
    { title: ngo.name, contacts: ['9876511111'] },
    { title: 'Ring 98765 22222', contacts: ['9876522222'] },
    {
      title: 'Help with fees',
      contacts: expect.arrayContaining(['9876543210', expect.stringContaining('evil.example')]),
    },
  ]);
  const send = (path: string, body: object) => callConfirmed('POST', path, { token: staff.token, body });
  const { document, stated, revision: shown } = ngo.documents.find((row) => row.document === 'pan')!;
  const seen = { result: 'matches', source: 'copy', seenOn: '2026-10-20' };
  const decision = { document, stated, revision: shown, ...seen };
  expect((await send(`ngo/decideDocument/${id}`, decision)).status).toBe(200);
  const { revision, decisions } = await readNgo(id);
  expect((await send(`ngo/verifyNgo/${id}`, { revision, decisions })).status).toBe(200);
  for (const to of [office, manager.email, member.email]) {
    const mails = (await mailsTo(to)).filter(({ event }) => event === 'contactsPublic');
    expect(mails.map(({ body }) => body)).toEqual([expect.stringMatching(/“Help with fees”: .*9876543210/)]);
  }
});
