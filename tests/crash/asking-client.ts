import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailBox } from './mails-received.ts';

/** What one person sent, and what came of it. */
export type Sending = {
  email: string;
  idempotencyKey: string;
  /** How often a code was asked for and the answer said that it is on its way. */
  codesPromised: number;
  /** Of the answer with success. */
  reference?: string;
  /** Tries that broke off or were answered with a fault of the server. */
  broken: number;
};
export type World = { origin: () => string; mails: MailBox };
type Answer = { status: number; body: { data?: { reference?: string }; errors?: Record<string, string> } };

const CITIES = ['Rajkot', 'Surat', 'Vadodara', 'Bhuj', 'Ahmedabad'];
const CATEGORIES = ['Health', 'Education', 'Occupation'];
const LONGEST_ANSWER = 20_000;
const LONGEST_CODE = 15_000;
/** Fewer than an address may ask for in an hour. */
const CODES_MOST = 6;

/**
 * One person asks for help as the form does: a code, the mail, the form. Whatever breaks off is sent again as it was, under the same
 * key, until it is answered.
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
  // Every person has a phone with an address of its own, as a proxy of ours says.
  const from = `10.20.${number >> 8}.${number & 255}`;
  const ask = (path: string, body: unknown) => untilAnswered(world, { sending, path, from, body });

  let used = 0;
  while (sending.codesPromised < CODES_MOST) {
    const promised = await ask('sendOtp', { email });
    if (promised.status !== 200) throw new Error(`${email}: sendOtp was answered with ${promised.status}`);
    sending.codesPromised++;
    for (;;) {
      const got = await codeWithin(world, { email, after: used });
      if (!got) break; // Lost or late: people ask for another one.
      used = got.number;
      const { status, body } = await ask('helpRequest/sendHelpRequestByNgoCity', {
        ...form,
        userOTP: got.code,
      });
      if (status === 200) return { ...sending, reference: body.data!.reference! };
      // Another one was used for the same request, whose answer broke off.
      if (status === 422 && body.errors?.['userOTP']) continue;
      throw new Error(`${email}: the form was answered with ${status} ${JSON.stringify(body)}`);
    }
  }
  throw new Error(`${email}: no code was good`);
}

async function codeWithin({ mails }: World, { email, after }: { email: string; after: number }) {
  for (const until = performance.now() + LONGEST_CODE; performance.now() < until; await wait(50)) {
    const got = mails.codeTo(email, after);
    if (got) return got;
  }
  return undefined;
}

/** Sends it again and again until something answers that is no fault of the server. */
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
