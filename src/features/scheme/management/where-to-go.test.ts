import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';

const app = await testApp();
const { call, callConfirmed } = app;
const { formOf, ngoWithUser, added } = schemeTesting(app);

let token: string;
beforeEach(async () => {
  ({ token } = await ngoWithUser());
});

const update = (id: string, body: object) =>
  callConfirmed('POST', `scheme/updateScheme/${id}`, { token, body });

describe('what a public scheme tells people', () => {
  const isAsked = async (id: string, body: object, by = token) =>
    (await call('POST', `scheme/updateScheme/${id}`, { token: by, body })).status === 403;
  const THERE = { office: 'બસ સ્ટેન્ડ પાછળ', howToApply: 'રોકડા લાવો', documents: ['૫૦૦ રૂપિયા'] };

  test('changes only with the password, in every language', async () => {
    const id = await added(token);
    expect(await isAsked(id, formOf({ office: 'Warehouse behind the bus stand' }))).toBe(true);
    expect(await isAsked(id, formOf({ howToApply: 'Bring 500 rupees in cash' }))).toBe(true);
    expect(await isAsked(id, formOf({ eligibility: { documents: ['500 rupees'] } }))).toBe(true);
    for (const name of ['office', 'howToApply'] as const)
      expect(await isAsked(id, formOf({ translations: { gu: { [name]: THERE[name] } } }))).toBe(true);
    const { howToApply, office, documents } = THERE;
    const translated = formOf({ eligibility: { documents: ['Ration card'] } });
    await update(id, translated);
    expect(await isAsked(id, { ...translated, translations: { gu: { documents } } })).toBe(true);
    expect((await update(id, { ...translated, translations: { gu: { howToApply, office } } })).status).toBe(
      200,
    );
  });

  test('has no text, and no condition to get it, that changes without the password', async () => {
    const ORIGINAL = { conditions: ['She studies.'] };
    const id = await added(token, { eligibility: ORIGINAL });
    const off = 'CLOSED: bring cash to the tea stall';
    const texts = [{ schemeName: off }, { description: off }, { benefit: off }];
    const closed = { gu: 'બંધ છે', hi: 'बंद है' };
    const translated = (['gu', 'hi'] as const).flatMap((language) =>
      (['schemeName', 'description', 'benefit'] as const).map((name) => ({
        translations: { [language]: { [name]: closed[language] } },
      })),
    );
    const conditions = (['gu', 'hi'] as const).map((language) => ({
      translations: { [language]: { conditions: [closed[language]] } },
    }));
    const eligible = [
      ...[{ conditions: [off] }, { ageFrom: 99 }, { ageTo: 1 }, { incomeUpTo: 1 }, { disabilityFrom: 100 }],
      ...[{ maritalStatus: ['widowed'] }, { circumstances: ['pregnant'] }],
    ].map((change) => ({ eligibility: { ...ORIGINAL, ...change } }));
    const who = [{ beneficiary: ['SC'] }, { gender: 'Male' }, { state: 'Goa' }];
    const asked: object[] = [];
    const changes = [...texts, ...translated, ...conditions, ...eligible, ...who];
    for (const change of changes)
      if (await isAsked(id, formOf({ eligibility: ORIGINAL, ...change }))) asked.push(change);
    expect(asked).toEqual(changes);
    expect((await update(id, formOf({ eligibility: ORIGINAL, description: off }))).status).toBe(200);
  });

  test('changes without it while nobody sees the scheme, as does what only sorts it', async () => {
    const { token: unchecked } = await ngoWithUser({ status: 'pending', verifiedAt: null });
    const hidden = await added(unchecked);
    expect(await isAsked(hidden, formOf({ office: 'Ward 3', description: 'More' }), unchecked)).toBe(false);
    const id = await added(token);
    expect(await isAsked(id, formOf())).toBe(false);
    expect(await isAsked(id, formOf({ category: ['Health', 'Education'], needs: ['spectacles'] }))).toBe(
      false,
    );
  });
});

test('a scheme that is public at once is added only with the password', async () => {
  const add = (by: string) => call('POST', 'scheme/addNewScheme', { token: by, body: formOf() });
  expect(await add(token)).toMatchObject({ status: 403, body: { data: { confirm: true } } });
  const { token: unchecked } = await ngoWithUser({ status: 'pending', verifiedAt: null });
  expect((await add(unchecked)).status).toBe(201);
});
