import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { OTHER_NGO_USER, type AttackedProduct } from './attacked-product.ts';
import { repeat, tally, type Scenario } from './scenario.ts';

const SCHEME = {
  schemeName: 'Free spectacles',
  description: 'For pupils',
  category: ['Health'],
  beneficiary: ['EWS'],
  gender: 'All',
  state: 'Gujarat',
};

const stolenToken: Scenario = {
  name: 'a stolen token becomes a lasting takeover',
  async run({ product }) {
    const { call } = product;
    const token = await product.signIn('ngo@example.org');
    const begun = await call('/api/auth/setUpTotp', { token, body: {} });
    const errors: string[] = [];
    const { ticket, secret } = (begun.body.data ?? {}) as { ticket?: string; secret?: string };
    if (ticket && secret) {
      const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
      const finished = await call('/api/auth/finishLogIn', { body: { ticket, code } });
      if (finished.body.token) errors.push('setUpTotp and finishLogIn give a new token without a password');
      const confirmed = await call('/api/auth/confirmTotp', { token, body: { ticket, code } });
      if (confirmed.status === 200) errors.push('an authenticator app is enrolled without a password');
    }
    const guesses = await repeat({
      count: 30,
      atOnce: 2,
      work: (at) => call('/api/auth/removeTotp', { token, body: { password: `guess ${at} of many` } }),
    });
    const checked = guesses.filter(({ status }) => status === 422).length;
    if (checked > 10) errors.push(`${checked} guesses of the password by removeTotp`);
    const moves = tally(guesses.map(({ status }) => status));
    return { figures: `setUpTotp: ${begun.status}; removeTotp: ${moves}`, errors };
  },
};

/** Returns how often the database told every process to drop its cached responses while `work` ran. */
async function announcementsWhile(product: AttackedProduct, work: () => Promise<unknown>): Promise<number> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  let count = 0;
  client.on('error', () => {});
  client.on('notification', () => count++);
  await client.connect();
  await client.query('listen public_data');
  await work();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await client.end();
  return count;
}

const flushedCache: Scenario = {
  name: 'an unverified NGO clears the cache of every process',
  async run({ product, ngos, isWhole }) {
    const token = await product.signIn(OTHER_NGO_USER);
    const add = (count: number) =>
      repeat({
        count,
        atOnce: 2,
        work: (at) =>
          product.call('/api/scheme/addNewScheme', {
            token,
            body: { ...SCHEME, schemeName: `Spectacles ${at}` },
          }),
      });
    await product.query(`update ngo set status = 'pending' where id = $1`, [ngos.other]);
    let hidden: { status: number }[] = [];
    const announced = await announcementsWhile(product, async () => (hidden = await add(12)));
    await product.query(`update ngo set status = 'verified' where id = $1`, [ngos.other]);
    const errors: string[] = [];
    if (announced > 0) errors.push(`${announced} notifications by an unverified NGO`);
    const many = isWhole ? await add(300) : [];
    if (isWhole && many.every(({ status }) => status < 400)) errors.push('300 schemes of one NGO');
    const of = (answers: { status: number }[]) => tally(answers.map(({ status }) => status));
    return { figures: `pending: ${of(hidden)}, ${announced} notifications; verified: ${of(many)}`, errors };
  },
};

const suspendedNgo: Scenario = {
  name: 'a suspended NGO reads personal data, and registering reveals who is registered',
  async run({ product, ngos }) {
    const { call, query } = product;
    const token = await product.signIn(OTHER_NGO_USER);
    const [scheme] = await query<{ id: string }>(
      `insert into scheme (ngo_id, scheme_name, description, category, beneficiary, gender, state, sort_name, search)
        values ($1, 'Glasses', 'x', '{Health}', '{EWS}', 'All', 'all', 'glasses', '') returning id::text`,
      [ngos.other],
    );
    const register = (email: string) =>
      call(`/api/scheme/registerUser/${scheme!.id}`, {
        body: {
          name: 'Somebody',
          mobileNumber: '9812345670',
          email,
          address: '12 Main Road',
          city: 'Rajkot',
        },
      });
    const [first, second] = [await register('first@example.org'), await register('second@example.org')];
    const errors: string[] = [];
    if (first.status !== second.status)
      errors.push(`the same number again: ${second.status} ${second.body.msg}`);
    await query(`update ngo set status = 'suspended' where id = $1`, [ngos.other]);
    const read: string[] = [];
    for (const path of ['getAllRegistration', 'exportRegistration']) {
      const { status } = await call(`/api/scheme/${path}/${scheme!.id}`, { token });
      read.push(`${path} ${status}`);
      if (status === 200) errors.push(`${path} by a suspended NGO`);
    }
    for (const path of ['getAllHelpRequestByNgo?box=accepted', 'exportHelpRequests']) {
      const { status } = await call(`/api/helpRequest/${path}`, { token });
      read.push(`${path} ${status}`);
      if (status === 200) errors.push(`${path} by a suspended NGO`);
    }
    await query(`update ngo set status = 'verified' where id = $1`, [ngos.other]);
    return { figures: `registered ${first.status}, ${second.status}; ${read.join(', ')}`, errors };
  },
};

/** Misuse of rights that somebody has, or had. */
export const RIGHT_SCENARIOS: Scenario[] = [stolenToken, flushedCache, suspendedNgo];
