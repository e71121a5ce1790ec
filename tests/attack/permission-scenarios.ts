import { Secret, TOTP } from 'otpauth';
import pg from 'pg';
import { announcedDuring } from '../support/announced-changes.ts';
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
    const setUp = await call('/api/auth/setUpTotp', { token, body: {} });
    const errors: string[] = [];
    const { ticket, secret } = (setUp.body.data ?? {}) as { ticket?: string; secret?: string };
    if (ticket && secret) {
      const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
      const signIn = await call('/api/auth/finishLogIn', { body: { ticket, code } });
      if (signIn.body.token) errors.push('setUpTotp and finishLogIn give a new token without a password');
      const confirmed = await call('/api/auth/confirmTotp', { token, body: { ticket, code } });
      if (confirmed.status === 200) errors.push('an authenticator app is enrolled without a password');
    }
    const guesses = await repeat({
      count: 30,
      concurrency: 2,
      work: (index) => call('/api/auth/removeTotp', { token, body: { password: `guess ${index} of many` } }),
    });
    const checkedCount = guesses.filter(({ status }) => status === 422).length;
    if (checkedCount > 10) errors.push(`${checkedCount} guesses of the password by removeTotp`);
    const removals = tally(guesses.map(({ status }) => status));
    return { figures: `setUpTotp: ${setUp.status}; removeTotp: ${removals}`, errors };
  },
};

/** Returns how often the database told every process to drop its cached responses while `work` ran. */
async function countNotifications(product: AttackedProduct, work: () => Promise<unknown>): Promise<number> {
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
  const payloads = await announcedDuring(pool, work);
  await pool.end();
  return payloads.length;
}

const flushedCache: Scenario = {
  name: 'an unverified NGO clears the cache of every process',
  async run({ product, ngos, isFull }) {
    const token = await product.signIn(OTHER_NGO_USER);
    const headers = { 'x-confirmation': await product.confirm(token) };
    const add = (count: number) =>
      repeat({
        count,
        concurrency: 2,
        work: (index) =>
          product.call('/api/scheme/addNewScheme', {
            token,
            headers,
            body: { ...SCHEME, schemeName: `Spectacles ${index}` },
          }),
      });
    await product.query(`update ngo set status = 'pending' where id = $1`, [ngos.other]);
    let whilePending: { status: number }[] = [];
    const notifications = await countNotifications(product, async () => (whilePending = await add(12)));
    await product.query(`update ngo set status = 'verified' where id = $1`, [ngos.other]);
    const errors: string[] = [];
    if (notifications > 0) errors.push(`${notifications} notifications by an unverified NGO`);
    const whileVerified = isFull ? await add(300) : [];
    if (isFull && whileVerified.every(({ status }) => status < 400)) errors.push('300 schemes of one NGO');
    const summarize = (responses: { status: number }[]) => tally(responses.map(({ status }) => status));
    return {
      figures: `pending: ${summarize(whilePending)}, ${notifications} notifications; verified: ${summarize(whileVerified)}`,
      errors,
    };
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
    const reads: string[] = [];
    for (const path of ['getAllRegistration', 'exportRegistration']) {
      const { status } = await call(`/api/scheme/${path}/${scheme!.id}`, { token });
      reads.push(`${path} ${status}`);
      if (status === 200) errors.push(`${path} by a suspended NGO`);
    }
    for (const path of ['getAllHelpRequestByNgo?box=accepted', 'exportHelpRequests']) {
      const { status } = await call(`/api/helpRequest/${path}`, { token });
      reads.push(`${path} ${status}`);
      if (status === 200) errors.push(`${path} by a suspended NGO`);
    }
    await query(`update ngo set status = 'verified' where id = $1`, [ngos.other]);
    return { figures: `registered ${first.status}, ${second.status}; ${reads.join(', ')}`, errors };
  },
};

/** Misuse of rights that somebody has, or had. */
export const PERMISSION_SCENARIOS: Scenario[] = [stolenToken, flushedCache, suspendedNgo];
