import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Language } from '#src/shared/languages.ts';
import { callApi, confirmAtApi, signInAtApi } from './call-api.ts';
import { waitForMail } from './mails.ts';
import { addressOf } from './visit.ts';

/** A request for help from the town of the demo NGO. */
const DEFAULT_VALUES = {
  userName: 'Kokila Patel',
  userMobile: '9876543210',
  userAddress: '12 Main Road',
  helpDescription: 'Cataract surgery for my mother',
  userPin: '363001',
  userCity: 'Surendranagar',
  userHelpCategory: 'Health',
};

type RequestOptions = {
  email: string;
  language?: Language;
  /** Overrides or supplements the default fields. */
  values?: Partial<typeof DEFAULT_VALUES> & { safeContact?: string; mayMail?: boolean; isAnother?: boolean };
};

/** Sends a help request to the running product, as the form does, and returns its reference. */
export async function submitHelpRequest(options: RequestOptions): Promise<string> {
  return (await sendHelpRequest(options)).reference;
}

/** Sends a help request, and also returns the ticket that opens it without a code. */
export async function sendHelpRequest({
  email,
  language = 'en',
  values = {},
}: RequestOptions): Promise<{ reference: string; ticket: string }> {
  await callApi('POST', 'sendOtp', { language, body: { email } });
  const body = { ...DEFAULT_VALUES, ...values, userEmail: email, userOTP: await waitForNewCode(email) };
  const response = await callApi<{ data: { reference: string; ticket: string } }>(
    'POST',
    'helpRequest/sendHelpRequestByNgoCity',
    { language, body },
  );
  return response.data;
}

const usedCodes = new Set<string>();

/** Waits for a code sent to this address that was not returned before. */
export async function waitForNewCode(email: string): Promise<string> {
  const codeIn = (text = '') => /^\d{6}$/m.exec(text)?.[0];
  const isNew = (code: string | undefined) => code !== undefined && !usedCodes.has(`${email} ${code}`);
  const mail = await waitForMail(email, ({ text }) => isNew(codeIn(text)));
  const code = codeIn(mail.text)!;
  usedCodes.add(`${email} ${code}`);
  return code;
}

/** A mailbox gets this many codes an hour from one network. */
const CODES_AN_HOUR = 6;

/** Asks for codes from the network of the page until this mailbox gets no more of them. */
export async function exhaustCodes(page: Page, email: string): Promise<void> {
  for (let sent = 0; sent < CODES_AN_HOUR; sent++) {
    const response = await page.request.post(addressOf('/api/sendOtp'), { data: { email } });
    if (!response.ok()) throw new Error(`code ${sent + 1} to ${email}: ${response.status()}`);
  }
}

/**
 * Performs actions of an NGO on a request, one endpoint after another, once the NGO has received it. Without another
 * address it is the demo NGO.
 */
export async function actAsNgo(
  reference: string,
  steps: { action: string; body?: unknown }[],
  email = 'ngo@example.org',
): Promise<void> {
  const token = await signInAtApi(email);
  const id = await waitForRequestId(token, reference);
  const confirmation = await confirmAtApi(token);
  for (const { action, body = {} } of steps)
    await callApi('POST', `helpRequest/${action}/${id}`, { token, confirmation, body });
}

async function waitForRequestId(token: string, reference: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    for (const box of ['new', 'accepted']) {
      const path = `helpRequest/getAllHelpRequestByNgo?box=${box}&pageSize=100`;
      const { data } = await callApi<{ data: { _id: string; reference: string }[] }>('GET', path, { token });
      const match = data.find((row) => row.reference === reference);
      if (match) return match._id;
    }
    await wait(100);
  }
  throw new Error(`${reference} did not come to the NGO`);
}
