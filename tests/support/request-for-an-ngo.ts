import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#src/features/account/demo-accounts.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { mailTo } from './mails.ts';
import { journeyProduct } from './journey-product.ts';

type Called = { token?: string; language?: Language; body?: unknown };

/** A request for help from the town of the demo NGO. */
const WRITTEN = {
  userName: 'Kokila Patel',
  userMobile: '9876543210',
  userAddress: '12 Main Road',
  helpDescription: 'Cataract surgery for my mother',
  userPin: '363001',
  userCity: 'Surendranagar',
  userHelpCategory: 'Health',
};

type Asking = {
  email: string;
  language?: Language;
  /** Overrides or supplements the default fields. */
  written?: Partial<typeof WRITTEN> & { safeContact?: string; mayMail?: boolean; isAnother?: boolean };
};

/** Sends a help request to the running product, as the form does, and returns its reference. */
export async function askedRequest({ email, language = 'en', written = {} }: Asking): Promise<string> {
  await callApi('POST', 'sendOtp', { language, body: { email } });
  const body = { ...WRITTEN, ...written, userEmail: email, userOTP: await newCode(email) };
  const answer = await callApi<{ data: { reference: string } }>(
    'POST',
    'helpRequest/sendHelpRequestByNgoCity',
    { language, body },
  );
  return answer.data.reference;
}

const used = new Set<string>();

/** Waits for a code sent to this address that was not returned before. */
export async function newCode(email: string): Promise<string> {
  const codeIn = (text = '') => /^\d{6}$/m.exec(text)?.[0];
  const isNew = (code: string | undefined) => code !== undefined && !used.has(`${email} ${code}`);
  const mail = await mailTo(email, ({ text }) => isNew(codeIn(text)));
  const code = codeIn(mail.text)!;
  used.add(`${email} ${code}`);
  return code;
}

/**
 * Performs actions of the demo NGO on a request, one endpoint after another, once the NGO has received it.
 */
export async function actAsNgo(
  reference: string,
  steps: { action: string; body?: unknown }[],
): Promise<void> {
  const signedIn = { email: 'ngo@example.org', password: DEMO_PASSWORD };
  const { token } = await callApi<{ token: string }>('POST', 'auth/logIn', { body: signedIn });
  const id = await idInInbox(token, reference);
  for (const { action, body = {} } of steps)
    await callApi('POST', `helpRequest/${action}/${id}`, { token, body });
}

async function idInInbox(token: string, reference: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    for (const box of ['new', 'accepted']) {
      const path = `helpRequest/getAllHelpRequestByNgo?box=${box}&pageSize=100`;
      const { data } = await callApi<{ data: { _id: string; reference: string }[] }>('GET', path, { token });
      const found = data.find((row) => row.reference === reference);
      if (found) return found._id;
    }
    await wait(100);
  }
  throw new Error(`${reference} did not come to the NGO`);
}

async function callApi<Body>(method: string, path: string, called: Called): Promise<Body> {
  const { token, language = 'en', body } = called;
  const answer = await fetch(new URL(`/api/${path}`, journeyProduct().origin), {
    method,
    headers: {
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const told = (await answer.json()) as Body;
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(told)}`);
  return told;
}
