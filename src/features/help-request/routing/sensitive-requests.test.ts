import { beforeEach, describe, expect, test } from 'vitest';
import { helpTesting } from '#src/features/help-request/help-request.fixture.ts';
import { testApp } from '../../../../tests/support/test-app.ts';

const app = await testApp();
const { call, callConfirmed, pool, signedIn } = app;
const { saved, route, readyNgo, offeredNgosOf, eventsOf, statusOf, clearNgos } = helpTesting(app);

const BEATEN = {
  helpDescription: 'My husband beats me. I need a safe place.',
  userHelpCategory: 'Occupation',
  userCity: 'Dwarka',
};
const accept = (token: string, id: string) =>
  call<{ msg: string; data?: object }>('POST', `helpRequest/acceptHelpRequest/${id}`, { token });

beforeEach(clearNgos);

describe('a request about something sensitive', () => {
  test('is offered only to NGOs that were checked for it, of any category', async () => {
    await readyNgo({ city: 'Dwarka', category: 'women', needs: ['savings-group'] });
    const checked = await readyNgo({ city: 'Surat', category: 'health', needs: ['domestic-violence'] });
    const broader = await readyNgo({ city: 'Vapi', category: 'women', needs: ['violence-against-women'] });
    const { id } = await saved(BEATEN);
    await route(id);
    expect(new Set(await offeredNgosOf(id))).toEqual(new Set([checked.ngoId, broader.ngoId]));
  });

  test('goes to our team when no NGO was checked for it', async () => {
    await readyNgo({ city: 'Dwarka', category: 'women' });
    const { id } = await saved(BEATEN);
    await route(id);
    expect(await eventsOf(id)).toEqual(['received', 'withStaff']);
  });

  test('cannot be accepted by an NGO that has lost the need since', async () => {
    const ngo = await readyNgo({ city: 'Dwarka', category: 'women', needs: ['domestic-violence'] });
    const { id } = await saved(BEATEN);
    await route(id);
    await pool.query(`update ngo set needs = '{}' where id = $1`, [ngo.ngoId]);
    expect(await accept(ngo.token, id)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('checked') },
    });
    expect(await statusOf(id)).toBe('open');
    await pool.query(`update ngo set needs = '{womens-shelter}' where id = $1`, [ngo.ngoId]);
    expect((await accept(ngo.token, id)).status).toBe(200);
  });

  test('can be accepted by the NGO that the person or our team chose', async () => {
    const asked = await readyNgo({ city: 'Dwarka', category: 'aged' });
    const addressed = await saved({ ...BEATEN, ngo: asked.ngoId });
    expect((await accept(asked.token, addressed.id)).status).toBe(200);
    const given = await readyNgo({ city: 'Surat', category: 'aged' });
    const { id } = await saved(BEATEN);
    const { token } = await signedIn({ role: 'staff' });
    const body = { ngoId: given.ngoId };
    const path = `helpRequest/reassignHelpRequest/${id}`;
    expect((await callConfirmed('POST', path, { token, body })).status).toBe(200);
    expect((await accept(given.token, id)).status).toBe(200);
  });
});
