import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import { schemeTesting } from '#src/features/scheme/scheme.fixture.ts';
import { NO_ELIGIBILITY, type Eligibility } from '#src/features/scheme/scheme.values.ts';
import { nextQuestionBody, type JudgedSchemes, type NextQuestionBody } from './finder.contract.ts';

const app = await testApp();
const { call, pool } = app;
const { added, ngoWithUser } = schemeTesting(app);
const { ngoId, token } = await ngoWithUser({ name: 'Sathi Scheme Mandal', nameGu: 'સાથી યોજના મંડળ' });

const EVERYBODY = ['EWS', 'SC', 'ST', 'OBC', 'General'];

type SchemeFields = Record<string, unknown> & { eligibility?: Partial<Eligibility> };

/** Saves a scheme without any requirements except those given. Returns its id. */
function savedScheme({ eligibility, ...input }: SchemeFields): Promise<string> {
  return added(token, {
    schemeName: 'A scheme',
    description: 'It helps. Much more can be said.',
    category: ['Education'],
    beneficiary: EVERYBODY,
    gender: 'All',
    state: 'all',
    ...input,
    eligibility: { ...NO_ELIGIBILITY, ...eligibility },
  });
}

async function find(query: Record<string, string>): Promise<JudgedSchemes> {
  const path = `scheme/getSchemesByAnswers?${new URLSearchParams(query)}`;
  const { status, body } = await call<{ data: JudgedSchemes }>('GET', path);
  expect(status).toBe(200);
  return body.data;
}

const ids = ({ schemes }: JudgedSchemes['can']) => schemes.map(({ _id }) => _id);

const girl = {
  for: 'Education',
  gender: 'Female',
  age: '15',
  group: 'OBC',
  income: '100001-250000',
  state: 'Gujarat',
};

test('groups built-in and NGO schemes by verdict and returns the deciding rules', async () => {
  const fits = await savedScheme({
    schemeName: 'Every rule fits',
    beneficiary: ['OBC', 'SC'],
    gender: 'Female',
    state: 'Gujarat',
    eligibility: { ageFrom: 14, ageTo: 18, incomeUpTo: 250_000 },
  });
  const open = await savedScheme({ eligibility: { incomeUpTo: 200_000 } });
  const fails = await savedScheme({ gender: 'Male', eligibility: { ageFrom: 18 } });
  const result = await find(girl);

  expect(ids(result.can)).toEqual([fits]);
  // No answer decides conditions that are stated only as text. What leaves the least open comes first.
  expect(ids(result.perhaps)).toEqual([open, 4]);
  expect(result.perhaps.schemes.map(({ rules }) => rules)).toEqual([['income'], ['student', 'conditions']]);
  expect(result.perhaps.schemes[1]!.eligibility.conditions).toEqual([
    'Marks, class and family income meet the limits of the scholarship.',
  ]);
  expect(ids(result.not)).toEqual([fails]);
  expect(result.not.schemes[0]!.rules).toEqual(['gender', 'ageFrom']);
  expect(result.can.schemes[0]).toMatchObject({
    type: 'ngo',
    schemeName: 'Every rule fits',
    summary: 'It helps.',
    ngo: { name: 'Sathi Scheme Mandal', nameGu: 'સાથી યોજના મંડળ' },
    eligibility: { ageFrom: 14, ageTo: 18, incomeUpTo: 250_000 },
  });
  expect(result.perhaps.schemes[1]).toMatchObject({
    type: 'builtin',
    schemeName: 'Scholarship for Girls',
    ngo: null,
  });
});

test('considers only schemes of the requested categories, or all without a category', async () => {
  const house = await savedScheme({ category: ['Housing', 'Employment'] });
  expect(ids((await find({ for: 'Health' })).can)).not.toContain(house);
  expect(ids((await find({ for: 'Health-Employment' })).can)).toContain(house);
  const { can, perhaps, not } = await find({});
  expect(ids(can)).toContain(house);
  expect([...ids(can), ...ids(perhaps), ...ids(not)]).toEqual(expect.arrayContaining([1, 2, 3, 4]));
});

test('fails no rule without answers, and decides more with every answer', async () => {
  const counts: { open: number; failed: number }[] = [];
  const names = Object.keys(girl) as (keyof typeof girl)[];
  for (let count = 1; count <= names.length; count++) {
    const answers = Object.fromEntries(names.slice(0, count).map((name) => [name, girl[name]]));
    const { perhaps, not } = await find(answers);
    counts.push({ open: perhaps.total, failed: not.total });
  }
  expect(counts[0]!.failed).toBe(0);
  counts.slice(1).forEach(({ open, failed }, at) => {
    expect(failed).toBeGreaterThanOrEqual(counts[at]!.failed);
    expect(open).toBeLessThanOrEqual(counts[at]!.open);
  });
});

test('returns texts in the language of the reader, and originals where they are not translated', async () => {
  const texts = {
    schemeName: 'ચશ્માં',
    description: null,
    benefit: 'મફત ચશ્માં',
    howToApply: null,
    office: null,
  };
  const half = await savedScheme({
    schemeName: 'Spectacles',
    translations: { gu: { ...texts, conditions: ['તે ભણે છે.'], documents: [] } },
    category: ['Health'],
    gender: 'Female',
    eligibility: { maritalStatus: ['widowed'], conditions: ['She studies.'], documents: ['Ration card'] },
  });
  const query = { for: 'Health', gender: 'Female', marital: 'widowed' };
  const inGujarati = await find({ ...query, language: 'gu' });
  expect(inGujarati.perhaps.schemes.find(({ _id }) => _id === half)).toMatchObject({
    schemeName: 'ચશ્માં',
    summary: 'મફત ચશ્માં',
    eligibility: { conditions: ['તે ભણે છે.'] },
  });
  expect(inGujarati.documents).toContain('Ration card');
  expect(inGujarati.perhaps.schemes.find(({ _id }) => _id === 2)?.schemeName).toBe('આયુષ્માન ભારત યોજના');
  const inHindi = await find({ ...query, language: 'hi' });
  expect(inHindi.perhaps.schemes.find(({ _id }) => _id === half)).toMatchObject({ schemeName: 'Spectacles' });
  await pool.query('update scheme set deleted_at = now() where id = $1', [half]);
});

test('chooses the next question by the schemes that are still possible', async () => {
  const next = async (query: Record<string, string>) => {
    const path = `scheme/getNextQuestion?${new URLSearchParams(query)}`;
    const { status, body } = await call<{ data: NextQuestionBody }>('GET', path);
    expect(status).toBe(200);
    return nextQuestionBody.parse(body.data);
  };
  expect(await next({})).toMatchObject({ question: 'for' });
  const man = { for: 'Housing', gender: 'Male', age: '40' };
  // The built-in scheme for houses asks for the income and whether there is a pucca house.
  expect((await next(man)).question).toBe('income');
  expect(await next({ ...man, income: '0-100000' })).toEqual({
    question: 'circumstances',
    circumstances: ['noHouse'],
  });
  expect(
    (await next({ ...man, income: '0-100000', has: 'noHouse', offered: 'noHouse' })).question,
  ).toBeNull();
  // Only an excluded scheme would need it.
  expect((await next({ ...man, income: '800000-' })).question).toBeNull();
  const widows = await savedScheme({
    category: ['Housing'],
    gender: 'Female',
    eligibility: { maritalStatus: ['widowed'] },
  });
  expect((await next({ for: 'Housing', gender: 'Female', age: '40', income: '800000-' })).question).toBe(
    'marital',
  );
  expect((await next({ ...man, income: '800000-' })).question).toBeNull();
  await pool.query('update scheme set deleted_at = now() where id = $1', [widows]);
});

test('omits deleted schemes and schemes of hidden NGOs', async () => {
  const [hidden, deleted] = [await savedScheme({}), await savedScheme({})];
  const { ngoId: waiting } = await ngoWithUser({ status: 'pending', verifiedAt: null });
  await pool.query('update scheme set ngo_id = $2 where id = $1', [hidden, waiting]);
  await pool.query('update scheme set deleted_at = now() where id = $1', [deleted]);
  const { can } = await find({});
  expect(ids(can)).not.toContain(hidden);
  expect(ids(can)).not.toContain(deleted);
});

test('lists each document of the possible schemes once, the most frequent first', async () => {
  const health = { category: ['Health'], gender: 'Female' };
  await savedScheme({ ...health, eligibility: { documents: ['Birth certificate', 'Ration card'] } });
  await savedScheme({
    ...health,
    eligibility: { ageTo: 20, documents: ['ration card.', 'School certificate'] },
  });
  await savedScheme({ ...health, gender: 'Male', eligibility: { documents: ['Driving licence'] } });
  const { documents } = await find({ for: 'Health', gender: 'Female' });
  expect(documents).toEqual(['Ration card', 'Birth certificate', 'School certificate']);
});

test('refuses an unknown answer and ignores an empty one', async () => {
  for (const query of [
    'gender=Girl',
    'age=200',
    'age=-1',
    'age=1.5',
    'income=5',
    'state=Delhi',
    'for=Food',
    'group=X',
    'group=EWS',
    'marital=x',
    'disability=40',
    'has=x',
  ]) {
    expect((await call('GET', `scheme/getSchemesByAnswers?${query}`)).status, query).toBe(400);
  }
  expect((await call('GET', 'scheme/getSchemesByAnswers?gender=Other&age=&state=unknown')).status).toBe(200);
});

test('counts thousands of schemes but returns only the first', async () => {
  await pool.query(
    `insert into scheme (ngo_id, scheme_name, description, category, beneficiary, gender, state, age_from, documents, sort_name, search)
     select $1, 'Many ' || n, repeat('A long text. ', 60), '{Employment}', '{SC,EWS}',
       (array['All', 'Female', 'Male'])[1 + n % 3], (array['all', 'Gujarat', 'Goa'])[1 + n / 3 % 3], 18,
       array['Paper ' || n % 400, 'Ration card'], 'many ' || n, ''
     from generate_series(1, 5000) n`,
    [ngoId],
  );
  const answers = { for: 'Employment', gender: 'Female', age: '30', group: 'SC' };
  const result = await find(answers);
  expect(result.can.schemes).toHaveLength(100);
  expect(result.can.total).toBeGreaterThan(1000);
  expect(result.perhaps.schemes).toHaveLength(100);
  expect(result.not.schemes).toHaveLength(20);
  expect(result.can.total + result.perhaps.total + result.not.total).toBeGreaterThanOrEqual(5000);
  expect(result.documents).toHaveLength(100);
  expect(result.documents[0]).toBe('Ration card');
});
