import { request } from 'node:http';
import type { AttackedProduct } from './attacked-product.ts';
import { readOwnForm } from './own-form.ts';
import type { Scenario } from './scenario.ts';

const SECURITY_HEADERS = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];
const LONG_ADDRESS = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(50)}.example.org`;

type Attempt = { name: string; send: () => Promise<{ status: number }> };

/** Sends each input in a separate call. None may cause a server error or be interrupted. */
async function findAttemptErrors(attempts: Attempt[]): Promise<string[]> {
  const errors: string[] = [];
  for (const { name, send } of attempts)
    await send().then(
      ({ status }) => status >= 500 && errors.push(`${name}: ${status}`),
      (error: Error) => errors.push(`${name}: ${error.message}`),
    );
  return errors;
}

const malformedInputs: Scenario = {
  name: 'inputs that caused a server error',
  async run({ product }) {
    const { call } = product;
    const [ngo, staff] = [await product.signIn('ngo@example.org'), await product.signIn('staff@example.org')];
    const headers = { 'x-confirmation': await product.confirm(ngo) };
    const saved = await call('/api/ngo/updateNgo', {
      token: ngo,
      headers,
      body: await readOwnForm(product, ngo),
    });
    // Otherwise, an error in the form would hide an error in the text.
    if (saved.status !== 200) throw new Error(`updateNgo: ${saved.status} ${saved.body.msg}`);
    const ownNgo = await readOwnForm(product, ngo);
    const updatesWith = (text: string) => makeUpdates({ call, token: ngo, headers, ownNgo, text });
    const post = (path: string, body: unknown) => call(path, { body });
    const asStaff = (path: string) => call(path, { token: staff });
    const attempts: Attempt[] = [
      ...['q', 'state', 'category', 'beneficiary', 'gender', 'ngoId'].map((name) => ({
        name: `getAllScheme ${name}=NUL`,
        send: () => call(`/api/scheme/getAllScheme?${name}=%00`),
      })),
      ...['q', 'city', 'category', 'status'].flatMap((name) => [
        {
          name: `getAllNgoForStaff ${name}=NUL`,
          send: () => asStaff(`/api/ngo/getAllNgoForStaff?${name}=%00`),
        },
        {
          name: `exportNgoForStaff ${name}=NUL`,
          send: () => asStaff(`/api/ngo/exportNgoForStaff?${name}=%00`),
        },
      ]),
      ...['getAllFeedback', 'exportFeedback'].map((name) => ({
        name: `${name} q=NUL`,
        send: () => asStaff(`/api/feedback/${name}?q=%00`),
      })),
      ...['getAllAuditEntry', 'exportAuditEntry'].map((name) => ({
        name: `${name} q=NUL`,
        send: () => asStaff(`/api/audit/${name}?q=%00&action=%00`),
      })),
      ...['getAllHelpRequestForStaff', 'exportHelpRequest'].map((name) => ({
        name: `${name} q=NUL`,
        send: () => asStaff(`/api/helpRequest/${name}?q=%00&district=%00`),
      })),
      {
        name: 'inbox words=NUL',
        send: () => call('/api/helpRequest/getAllHelpRequestByNgo?box=new&words=%00', { token: ngo }),
      },
      { name: 'schemes page state=NUL', send: () => call('/schemes?state=%00') },
      { name: 'search page q=NUL', send: () => call('/search?q=%00') },
      {
        name: 'logIn, 250 characters',
        send: () => post('/api/auth/logIn', { email: LONG_ADDRESS, password: 'x' }),
      },
      {
        name: 'sendOtp, 250 characters',
        send: () => post('/api/sendOtp', { email: LONG_ADDRESS, form: 'helpRequest' }),
      },
      {
        name: 'forgetPassword, 250 characters',
        send: () => post('/api/auth/forgetPassword', { email: LONG_ADDRESS }),
      },
      {
        name: 'status, 250 characters',
        send: () =>
          post('/api/helpRequest/getHelpRequestStatus', { reference: 'SH-2222-AA', userEmail: LONG_ADDRESS }),
      },
      {
        name: 'X-Forwarded-For of 300 characters',
        send: () => call('/api/sendOtp', { body: { email: 'x@example.org' }, from: 'x'.repeat(300) }),
      },
      ...['%', '%zz', '%c0%80', '%00'].map((path) => ({
        name: `GET /${path}`,
        send: () => call(`/${path}`),
      })),
      ...['/feedback', '/rform.data', '/helpRequest'].map((path) => ({
        name: `POST ${path} with a form of 300 kB`,
        send: () => sendLargeForm(product.origin + path),
      })),
      ...updatesWith('\ud800'),
      ...updatesWith('a\0b'),
      ...updatesWith(`e${'\u0323\u0301'.repeat(20)}`),
    ];
    return { figures: `${attempts.length} inputs`, errors: await findAttemptErrors(attempts) };
  },
};

/** Sends a form that is too large for every page. The sender must get a response immediately. */
function sendLargeForm(address: string): Promise<{ status: number }> {
  const body = new URLSearchParams({ message: 'x'.repeat(300_000) });
  return fetch(address, {
    method: 'POST',
    headers: { connection: 'close' },
    body,
    signal: AbortSignal.timeout(5_000),
  });
}

/** Returns updates of the own NGO, each with one malicious text in another field. */
function makeUpdates(input: {
  call: AttackedProduct['call'];
  token: string;
  headers: Record<string, string>;
  ownNgo: Record<string, unknown>;
  text: string;
}): Attempt[] {
  const { call, token, headers, ownNgo, text } = input;
  const texts = ['name', 'nameGu', 'address', 'mission', 'description', 'website', 'services', 'contactName'];
  return texts.map((name) => ({
    name: `updateNgo with ${name} ${JSON.stringify(text).slice(0, 14)}`,
    send: () => call('/api/ngo/updateNgo', { token, headers, body: { ...ownNgo, [name]: text } }),
  }));
}

const unusedMethods: Scenario = {
  name: 'unused methods and malformed addresses',
  async run({ product }) {
    const errors: string[] = [];
    for (const [method, path] of [
      ...[
        ['TRACE', '/'],
        ['TRACE', '/api/ngo/getAllNgo'],
        ['PUT', '/'],
        ['DELETE', '/help'],
        ['PROPFIND', '/'],
      ],
      ...[
        ['OPTIONS', '/api/sendOtp'],
        ['POST', '/about.data'],
        ['GET', '/%zz'],
        ['POST', '/api/%zz'],
      ],
    ] as [string, string][]) {
      const { status, headers, text } = await sendRaw({ origin: product.origin, method, path });
      const requestLine = `${method} ${path}`;
      if (status >= 500) errors.push(`${requestLine}: ${status}`);
      if (status < 400 && method !== 'OPTIONS') errors.push(`${requestLine}: ${status}`);
      if (text.includes('X-Secret')) errors.push(`${requestLine} echoes the request`);
      if (/You made a|route "|loader|ErrorResponse/.test(text))
        errors.push(`${requestLine} reveals the framework`);
      const missing = SECURITY_HEADERS.filter((name) => headers[name] === undefined);
      if (missing.length) errors.push(`${requestLine} without ${missing.join(', ')}`);
    }
    return { figures: '9 requests', errors };
  },
};

function sendRaw({ origin, method, path }: { origin: string; method: string; path: string }) {
  const { hostname, port } = new URL(origin);
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const headers = { 'X-Secret': 'sent', 'Content-Type': 'text/plain', 'Content-Length': 0 };
      request({ hostname, port, method, path, headers }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

const forgedClientAddress: Scenario = {
  name: '/metrics with a forged client address',
  async run({ product }) {
    const errors: string[] = [];
    for (const from of ['127.0.0.1', '::1', '203.0.113.7, 127.0.0.1', '::ffff:127.0.0.1']) {
      const { status } = await product.call('/metrics', { from });
      if (status === 200) errors.push(`X-Forwarded-For: ${from} is accepted`);
    }
    const { status } = await product.call('/metrics');
    if (status !== 200) errors.push(`a local client got ${status}`);
    return { figures: '4 forged addresses', errors };
  },
};

/** Attacks that caused an error or revealed more than they should. */
export const INPUT_SCENARIOS: Scenario[] = [malformedInputs, unusedMethods, forgedClientAddress];
