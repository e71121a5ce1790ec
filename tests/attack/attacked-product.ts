import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { DEMO_PASSWORD } from '../../src/features/account/demo-accounts.server.ts';
import { TEXT_BODY_BYTES } from '../../src/server/endpoint.server.ts';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres.server.ts';
import { makeDataDir, removeDataDir } from '../lifecycle/start-app.ts';
import { copyDemoData } from '../support/demo-data.ts';
import { findFreePort, startProduct } from '../support/product.ts';

export type CallOptions = {
  token?: string;
  body?: unknown;
  /** The address of the client, as reported by a trusted proxy. */
  from?: string;
  method?: string;
  headers?: Record<string, string>;
};
export type CallResponse = {
  status: number;
  headers: Headers;
  body: {
    msg?: string;
    token?: string;
    data?: Record<string, unknown>;
    ticket?: string;
    [name: string]: unknown;
  };
  milliseconds: number;
};

export const OTHER_NGO_USER = 'other-ngo@example.org';
const CODE_TIMEOUT_MS = 10_000;

/** Starts the built product with its demo data on the loopback interface, with access to its database. */
export async function startAttackedProduct(env: Record<string, string>) {
  const dataDir = await makeDataDir();
  await copyDemoData(dataDir);
  const settings = { TRUSTED_PROXIES: '1', LOG_LEVEL: 'fatal', ...env };
  const port = await findFreePort();
  const start = () => startProduct({ dataDir, port, env: settings });
  let product = await start();
  let restarting: Promise<void> | undefined;
  const { url } = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), shared: true });
  // The name may resolve to an IPv6 address on which nobody listens.
  const origin = product.origin.replace('localhost', '127.0.0.1');

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<Row>(text, values).finally(() => client.end().catch(() => {}));
    return rows;
  }

  async function call(path: string, input: CallOptions = {}): Promise<CallResponse> {
    const { token, body, from, method = body === undefined ? 'GET' : 'POST', headers } = input;
    const text = body === undefined ? undefined : JSON.stringify(body);
    // A connection that the product closes at this moment would fail the request. But one that closes after the response
    // to a large body may close before that is sent.
    const connection = (text?.length ?? 0) < TEXT_BODY_BYTES ? 'close' : 'keep-alive';
    const startedAt = performance.now();
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        connection,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: token }),
        ...(from !== undefined && { 'x-forwarded-for': from }),
        ...headers,
      },
      body: text,
      redirect: 'manual',
      signal: AbortSignal.timeout(120_000),
    });
    const responseText = await response.text();
    const milliseconds = performance.now() - startedAt;
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      milliseconds,
      body: isJson ? (JSON.parse(responseText) as CallResponse['body']) : { text: responseText },
    };
  }

  /** Returns the text of a mail that was sent: no mail server is configured, so it is a file. */
  async function readOutbox(id: string): Promise<string> {
    const file = join(dataDir, 'outbox', `mail-${id}-localhost.eml`);
    return (await PostalMime.parse(await readFile(file))).text ?? '';
  }

  return {
    origin,
    databaseUrl: url,
    pid: () => product.pid,
    output: () => product.output(),
    hasEnded: () => product.hasEnded(),
    /** Starts it again at the same address with the same data, after it ended by itself. */
    restart(): Promise<void> {
      const startAgain = async () => {
        product = await start();
        restarting = undefined;
      };
      return (restarting ??= startAgain());
    },
    query,
    call,
    /** Returns a token of a demo account, or of the NGO user that `addOtherNgoUser` adds. */
    async signIn(email: string, from?: string): Promise<string> {
      const response = await call('/api/auth/logIn', { body: { email, password: DEMO_PASSWORD }, from });
      if (!response.body.token)
        throw new Error(`${email} cannot sign in: ${response.status} ${response.body.msg}`);
      return response.body.token;
    },
    /** Sends the password again and returns the confirmation for calls that require it. */
    async confirm(token: string): Promise<string> {
      const response = await call('/api/auth/confirmPassword', { token, body: { password: DEMO_PASSWORD } });
      return String(response.body.data?.['confirmation']);
    },
    /** Requests a code and reads it from the mail, as the help request form does. */
    async codeFor(email: string, from?: string): Promise<string> {
      const [{ lastId } = { lastId: '0' }] = await query<{ lastId: string }>(
        'select coalesce(max(id), 0)::text as "lastId" from mail where recipient = $1',
        [email],
      );
      const response = await call('/api/sendOtp', { body: { email, form: 'helpRequest' }, from });
      if (response.status !== 200) throw new Error(`${email}: sendOtp returned ${response.status}`);
      for (const until = performance.now() + CODE_TIMEOUT_MS; performance.now() < until; await wait(20)) {
        const [mail] = await query<{ id: string }>(
          `select id::text from mail where recipient = $1 and id > $2::bigint and status = 'sent' order by id desc limit 1`,
          [email, lastId],
        );
        const code = mail && /^\d{6,10}$/m.exec(await readOutbox(mail.id))?.[0];
        if (code) return code;
      }
      throw new Error(`${email}: no code arrived`);
    },
    async stop() {
      await product.stop();
      await removeDataDir(dataDir);
    },
  };
}
export type AttackedProduct = Awaited<ReturnType<typeof startAttackedProduct>>;
