import { beforeEach, expect, test } from 'vitest';
import { apiMessages } from '#src/messages/api-messages.ts';
import { needs } from '#src/search/need-catalogue.server.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { PublicScheme } from '#src/features/scheme/catalogue/catalogue.contract.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import type { OwnScheme } from './management.contract.ts';

const app = await testApp();
const { call, callConfirmed, pool } = app;
const { formOf, ngoWithUser, add, namesOf } = schemeTesting(app);

let token: string;
beforeEach(async () => {
  ({ token } = await ngoWithUser());
});

type Saved = { data: OwnScheme & { now: OwnScheme }; errors?: Record<string, string> };
const update = (id: string, body: unknown) =>
  callConfirmed<Saved>('POST', `scheme/updateScheme/${id}`, { token, body });
const idsOf = (needs: { id: string }[]) => needs.map(({ id }) => id);

test('publishes confirmed needs, indexes them for the search and logs them', async () => {
  const { body } = await add(token, formOf({ schemeName: 'Netra Sahay Yojana' }));
  const { _id, needs: none, proposedNeeds } = body.data;
  expect(none).toEqual([]);
  expect(idsOf(proposedNeeds)).toContain('eye-care');

  const saved = await update(_id, formOf({ needs: ['eye-care', 'cataract-operation', 'eye-care'] }));
  expect(saved.status).toBe(200);
  expect(idsOf(saved.body.data.needs)).toEqual(['eye-care', 'cataract-operation']);
  expect(idsOf(saved.body.data.proposedNeeds)).not.toContain('eye-care');

  const response = await call<{ data: PublicScheme }>('GET', `scheme/getSchemeById/${_id}`);
  expect(response.body.data.needs.map(({ nameGu }) => nameGu)).toContain('મોતિયાનું ઓપરેશન');
  expect((await namesOf('q=moti+bindu'))[0]).toBe('Netra Sahay');
  await update(_id, formOf({ needs: ['cataract-operation', 'eye-care'], description: 'For the eyes' }));
  const { rows } = await pool.query<{ after: { needs?: string[] } }>(
    `select after from audit_entry where action = 'updateScheme' and entity_id = $1 order by id`,
    [_id],
  );
  // Another order is no change.
  expect(rows.map(({ after }) => after.needs)).toEqual([['eye-care', 'cataract-operation'], undefined]);
});

test('keeps omitted needs and removes them for an empty list', async () => {
  const { body } = await add(token, formOf({ needs: ['spectacles'] }));
  const updated = await update(body.data._id, formOf({ description: 'Something else' }));
  expect(idsOf(updated.body.data.needs)).toEqual(['spectacles']);
  expect((await update(body.data._id, formOf({ needs: [] }))).body.data.needs).toEqual([]);
});

test('refuses an unknown need, or more than 30 needs, at the field', async () => {
  const wrong = await add(token, formOf({ needs: ['world-peace'] }));
  expect(wrong).toMatchObject({ status: 422, body: { errors: { needs: apiMessages.en.needsInvalid } } });
  const many = await add(token, formOf({ needs: needs.slice(0, 31).map(({ id }) => id) }));
  expect(many.status).toBe(400);
});

test('returns the current needs on a conflicting save', async () => {
  const { body } = await add(token, formOf({ needs: ['spectacles'] }));
  const { _id, revision } = body.data;
  await update(_id, formOf({ needs: ['blood'], revision }));
  const late = await update(_id, formOf({ needs: ['tuition'], revision }));
  expect(late).toMatchObject({ status: 409, body: { data: { now: { needs: [{ id: 'blood' }] } } } });
});
