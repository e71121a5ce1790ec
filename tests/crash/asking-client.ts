import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailBox } from './mails-received.ts';

/** What one person sent, and the outcome. */
export type Sending = {
  email: string;
  idempotencyKey: string;
  /** How many requests for a code were answered with the promise to send one. */
  codesPromised: number;
  /** The reference in the successful response. */
  reference?: string;
  /** Attempts that were interrupted or failed with a server error. */
  broken: number;
};
export type World = { origin: () => string; mails: MailBox };
type Answer = { status: number; body: { data?: { reference?: string }; errors?: Record<string, string> } };

const CITIES = ['Rajkot', 'Surat', 'Vadodara', 'Bhuj', 'Ahmedabad'];
const CATEGORIES = ['Health', 'Education', 'Occupation'];
const LONGEST_ANSWER = 20_000;
const LONGEST_CODE = 15_000;
/** Fewer than an address may request in an hour. */
const CODES_MOST = 6;

/**
 * Requests help for one person as the form does: requests a code, reads the mail, sends the form. Repeats
 * whatever is interrupted, unchanged and with the same key, until it gets a response.
 */
export async function askForHelp(world: World, number: number): Promise<Sending> {
  const email = `person${number}@example.org`;
  const sending: Sending = { email, idempotencyKey: randomUUID(), codesPromised: 0, broken: 0 };
  const form = {
    userName: 'કોકિલા પટેલ',
    userMobile: '9876543210',
    userEmail: email,
    userAddress: '12 Main Road',
    helpDescription: `An operation of the eyes, asked by ${number}`,
    userPin: '360001',
    userCity: CITIES[number % CITIES.length],
    userHelpCategory: CATEGORIES[number % CATEGORIES.length],
    idempotencyKey: sending.idempotencyKey,
  };
  // Every person has a phone with its own address, as reported by a trusted proxy.
  const from = `10.20.${number >> 8}.${number & 255}`;
  const ask = (path: string, body: unknown) => untilAnswered(world, { sending, path, from, body });

  let used = 0;
  while (sending.codesPromised < CODES_MOST) {
    const promised = await ask('sendOtp', { email });
    if (promised.status !== 200) throw new Error(`${email}: sendOtp returned ${promised.status}`);
    sending.codesPromised++;
    for (;;) {
      const got = await codeWithin(world, { email, after: used });
      if (!got) break; // Lost or late, so people request another one.
      used = got.number;
      const { status, body } = await ask('helpRequest/sendHelpRequestByNgoCity', {
        ...form,
        userOTP: got.code,
      });
      if (status === 200) return { ...sending, reference: body.data!.reference! };
      // The code was already used for the same request, whose response was interrupted.
      if (status === 422 && body.errors?.['userOTP']) continue;
      throw new Error(`${email}: the form returned ${status} ${JSON.stringify(body)}`);
    }
  }
  throw new Error(`${email}: no code was accepted`);
}

async function codeWithin({ mails }: World, { email, after }: { email: string; after: number }) {
  for (const until = performance.now() + LONGEST_CODE; performance.now() < until; await wait(50)) {
    const got = mails.codeTo(email, after);
    if (got) return got;
  }
  return undefined;
}

/** Repeats the call until it gets a response that is not a server error. */
async function untilAnswered(
  world: World,
  input: { sending: Sending; path: string; from: string; body: unknown },
): Promise<Answer> {
  for (;;) {
    const answer = await send(world, input).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    input.sending.broken++;
    await wait(100 + Math.random() * 200);
  }
}

async function send(
  { origin }: World,
  { path, from, body }: { path: string; from: string; body: unknown },
): Promise<Answer> {
  const answer = await fetch(`${origin()}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'gu', 'x-forwarded-for': from },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_ANSWER),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
