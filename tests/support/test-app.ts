import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { api } from '../../src/api.server.ts';
import { insertAccount } from '../../src/features/account/account.queries.server.ts';
import type { NgoRole, Role } from '../../src/features/account/account.values.ts';
import { hashPassword } from '../../src/features/account/password/passwords.server.ts';
import { startSession } from '../../src/features/account/sessions/session.service.server.ts';
import { features } from '../../src/features.server.ts';
import { unsealMail } from '../../src/features/mail/mail-content.server.ts';
import { jobKinds } from '../../src/jobs.server.ts';
import type { AppServices } from '../../src/server/http/app-services.server.ts';
import { openFileStore } from '../../src/server/file-store.server.ts';
import type { MailAttachment } from '../../src/server/mailer.server.ts';
import { deriveKeys } from '../../src/server/security/keys.server.ts';
import { openQueue } from '../../src/server/queue.server.ts';
import type { Language } from '../../src/shared/languages.ts';
import { rupees } from '../../src/shared/money.ts';
import { testDatabase } from './database.ts';
import { requireDocumented } from './documented-responses.ts';
import { removeFolder } from './remove-folder.ts';

export const TEST_PASSWORD = 'seven green buffaloes';
const ORIGIN = 'http://localhost';
let address = 0;

type StoredMail = {
  event: string;
  subject: string;
  isNeutral: boolean;
  unsubscribePath: string | null;
  sealed: string;
};
export type TestMail = Omit<StoredMail, 'sealed'> & {
  body: string;
  html: string;
  attachments: readonly MailAttachment[];
};
export type TestResponse<Body> = { status: number; body: Body; headers: Headers };
type CallOptions = {
  token?: string;
  /** JSON, or a form. */
  body?: unknown;
  language?: Language;
  headers?: Record<string, string>;
  /**
   * The address of the caller. The default is a new one for each call, so that tests do not share rate
   * limits.
   */
  address?: string;
};

/**
 * Starts the API on a database of this test file, with a real queue. Mails stay queued. Call it at the top of
 * the file, like `testDatabase`.
 */
export async function testApp(overrides: Partial<AppServices> = {}) {
  const { db, pool, url } = await testDatabase();
  const log = pino({ level: 'silent' });
  const dataDir = await mkdtemp(join(tmpdir(), 'test-app-'));
  const queue = await openQueue({ url, log });
  await queue.prepare(jobKinds);
  const keys = deriveKeys('a secret key that only the tests have, and nobody else');
  const files = await openFileStore({ dataDir, s3: undefined });
  const services: AppServices = {
    db,
    log,
    origin: ORIGIN,
    demo: false,
    limits: false,
    // Nothing listens there.
    gatewayUrl: 'http://127.0.0.1:9',
    upiLimit: rupees(1_00_000),
    upiUnderscore: false,
    keys,
    queue,
    files,
    uploadFolder: dataDir,
    features,
    ...overrides,
  };
  afterAll(async () => {
    await queue.stop();
    await removeFolder(dataDir);
  });

  async function call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { token, body, language = 'en', headers = {}, address: from }: CallOptions = {},
  ): Promise<TestResponse<Body>> {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const request = new Request(`${ORIGIN}/api/${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: token }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const caller = { address: from ?? `192.0.2.${++address}`, language };
    const response = await api.fetch(request, { ...services, caller, requestId: 'test' });
    requireDocumented({ method, path, status: response.status });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: (isJson && text ? JSON.parse(text) : text) as Body,
      headers: response.headers,
    };
  }

  let passwordHash: Promise<string> | undefined;
  /** Adds an account and signs it in. */
  async function signedIn(input: { role: Role; ngoId?: string; ngoRole?: NgoRole; email?: string }) {
    passwordHash ??= hashPassword(TEST_PASSWORD);
    const { role, ngoId = null } = input;
    const email = input.email ?? `${role}${++address}@example.org`;
    const ngoRole = role === 'ngo' ? (input.ngoRole ?? ('manager' as const)) : null;
    const account = { email, name: `A ${role}`, role, ngoId, ngoRole, language: 'en' as const };
    const id = await insertAccount(db, { ...account, passwordHash: await passwordHash });
    if (id === undefined) throw new Error(`${email} is there already`);
    const session = { id, role, ngoId, name: account.name, version: 1 };
    return { id, email, token: await tokenOf(session) };
  }

  /** Starts a session for an account, or for a fake one, and returns its token. */
  async function tokenOf(account: Parameters<typeof startSession>[1]['account']): Promise<string> {
    const caller = { address: '192.0.2.1', language: 'en' as const };
    return startSession(services, { account, caller, names: { browser: 'Firefox', system: 'Linux' } });
  }

  /** Returns the header for a call that requires the password again. */
  function confirmed(token: string): Promise<Record<string, string>> {
    const confirming = confirm(token);
    confirmations.set(token, confirming);
    return confirming;
  }

  /** Of each token the latest, because an earlier one is not valid any more. */
  const confirmations = new Map<string, Promise<Record<string, string>>>();

  async function confirm(token: string): Promise<Record<string, string>> {
    const body = { password: TEST_PASSWORD };
    const { body: answer } = await call<{ data?: { confirmation: string } }>('POST', 'auth/confirmPassword', {
      token,
      body,
    });
    return { 'x-confirmation': answer.data?.confirmation ?? '' };
  }

  /** Does the same as `call`, after the password was typed again, once for each token. */
  async function callConfirmed<Body = Record<string, unknown>>(
    method: string,
    path: string,
    { token, headers, ...options }: CallOptions & { token: string },
  ): Promise<TestResponse<Body>> {
    return call<Body>(method, path, {
      ...options,
      token,
      headers: { ...headers, ...(await (confirmations.get(token) ?? confirmed(token))) },
    });
  }

  /** Runs the waiting jobs of one kind, because these tests have no worker. */
  async function runJobs(name: string): Promise<void> {
    const kind = jobKinds.find((jobKind) => jobKind.name === name)!;
    const { rows } = await pool.query<{ data: unknown }>(
      `with waiting as (delete from pgboss.job where name = $1 and state = 'created' returning data, created_on)
        select data from waiting order by created_on`,
      [name],
    );
    const mailer = { send: () => Promise.resolve(), close: () => undefined };
    for (const { data } of rows) await kind.run({ ...services, mailer }, data);
  }

  /** Returns the mails that wait for an address, the latest first. */
  async function mailsTo(email: string): Promise<TestMail[]> {
    const { rows } = await pool.query<StoredMail>(
      `select event, subject, neutral as "isNeutral", unsubscribe_path as "unsubscribePath", sealed
        from mail where recipient = $1 and sealed is not null order by id desc`,
      [email],
    );
    return rows.map(({ sealed, ...mail }) => {
      const { text: body, html, attachments } = unsealMail({ keys, recipient: email, sealed });
      return { ...mail, body, html, attachments: attachments ?? [] };
    });
  }

  return { services, db, pool, url, call, callConfirmed, signedIn, tokenOf, confirmed, runJobs, mailsTo };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
