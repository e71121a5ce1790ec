import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect } from 'vitest';
import { TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Account, TeamInvitation } from './accounts.contract.ts';

type Answer = { msg?: string; success?: boolean };
type List = { data: Account[]; total: number; invitations: TeamInvitation[] };
export type Person = Awaited<ReturnType<TestApp['signedIn']>>;
type Step = { next?: string; ticket: string; preparation: { secret: string } | null };

/** The endpoints that change the account with the id in their path. */
export const CHANGES = ['disableAccount', 'enableAccount', 'resetSecondFactor', 'signOutAccount'];

/** Returns what tests of accounts do. Each test gets two administrators and a staff member of its own. */
export function accountsOf({ call, signedIn, confirmed, mailsTo, pool }: TestApp) {
  const people = {} as Record<'admin' | 'colleague' | 'staff', Person>;
  beforeEach(async () => {
    // Administrators of other tests must not get mails.
    await pool.query(`update account set disabled_at = now() where role = 'admin'`);
    await pool.query('delete from invitation');
    people.admin = await signedIn({ role: 'admin' });
    people.colleague = await signedIn({ role: 'admin' });
    people.staff = await signedIn({ role: 'staff' });
  });

  const post = async (path: string, { as = people.admin, body = {} }: { as?: Person; body?: unknown } = {}) =>
    call<Answer>('POST', `auth/${path}`, { token: as.token, body, headers: await confirmed(as.token) });
  const list = async (query = '') =>
    (await call<List>('GET', `auth/getAllAccount?${query}`, { token: people.admin.token })).body;
  const find = async ({ email }: { email: string }) =>
    (await list(`q=${encodeURIComponent(email)}`)).data.find((account) => account.email === email);
  const isSignedIn = async ({ token }: Person) =>
    (await call('GET', 'auth/getAccount', { token })).status === 200;
  const logIn = async (email: string, password = TEST_PASSWORD) =>
    call<Step>('POST', 'auth/logIn', { body: { email, password } });
  /** The current code of an authenticator app, or that of some steps later. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  const finish = (ticket: string, code: string) =>
    call<{ token: string }>('POST', 'auth/finishLogIn', { body: { ticket, code } });
  /** Sets up an authenticator app by signing in. Returns its secret. */
  async function setUpApp({ email }: Person): Promise<string> {
    const { ticket, preparation } = (await logIn(email)).body;
    expect((await finish(ticket, codeOf(preparation!.secret))).status).toBe(200);
    return preparation!.secret;
  }
  const events = async ({ email }: { email: string }) => (await mailsTo(email)).map(({ event }) => event);

  let invitees = 0;
  const newInvitee = (more = {}) => ({
    name: 'Kiran Joshi',
    email: `kiran${++invitees}@team.example`,
    role: 'staff',
    language: 'gu',
    ...more,
  });
  const tokenTo = async (email: string) => /#([\w-]{20,})/.exec((await mailsTo(email))[0]!.body)![1]!;
  const accept = (token: string) =>
    call<Answer>('POST', 'auth/acceptInvitation', {
      body: { token, name: 'Kiran Joshi', password: 'rain on the tin roof', consent: true },
    });
  return {
    people,
    post,
    list,
    find,
    events,
    newInvitee,
    tokenTo,
    accept,
    isSignedIn,
    logIn,
    codeOf,
    finish,
    setUpApp,
  };
}
