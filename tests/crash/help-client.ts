import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { callUntilAnswered } from './call-until-answered.ts';
import type { MailBox } from './received-mails.ts';

/** What one person sent, and the outcome. */
export type Submission = {
  email: string;
  idempotencyKey: string;
  /** How many requests for a code were accepted. */
  codesRequested: number;
  /** The reference in the successful response. */
  reference?: string;
  /** Attempts that were interrupted or failed with a server error. */
  interrupted: number;
};
export type CrashContext = { origin: () => string; mails: MailBox };

const CITIES = ['Rajkot', 'Surat', 'Vadodara', 'Bhuj', 'Ahmedabad'];
const CATEGORIES = ['Health', 'Education', 'Occupation'];
const CODE_TIMEOUT_MS = 15_000;
/** Fewer than an address may request in an hour. */
const MAX_CODES = 6;

/**
 * Requests help for one person as the form does: requests a code, reads the mail, sends the form. Repeats
 * whatever is interrupted, unchanged and with the same key, until it gets a response.
 */
export async function submitHelpRequest(context: CrashContext, number: number): Promise<Submission> {
  const email = `person${number}@example.org`;
  const submission: Submission = { email, idempotencyKey: randomUUID(), codesRequested: 0, interrupted: 0 };
  const form = {
    userName: 'કોકિલા પટેલ',
    userMobile: '9876543210',
    userEmail: email,
    userAddress: '12 Main Road',
    helpDescription: `An operation of the eyes, asked by ${number}`,
    userPin: '360001',
    userCity: CITIES[number % CITIES.length],
    userHelpCategory: CATEGORIES[number % CATEGORIES.length],
    idempotencyKey: submission.idempotencyKey,
  };
  // Every person has a phone with its own address, as reported by a trusted proxy.
  const from = `10.20.${number >> 8}.${number & 255}`;
  const call = (path: string, body: unknown) =>
    callUntilAnswered<{ reference?: string }>(context.origin, {
      path,
      from,
      body,
      onInterruption: () => submission.interrupted++,
    });

  let lastNumber = 0;
  while (submission.codesRequested < MAX_CODES) {
    const response = await call('sendOtp', { email });
    if (response.status !== 200) throw new Error(`${email}: sendOtp returned ${response.status}`);
    submission.codesRequested++;
    for (;;) {
      const mail = await waitForCode(context, { email, after: lastNumber });
      if (!mail) break; // Lost or late, so people request another one.
      lastNumber = mail.number;
      const { status, body } = await call('helpRequest/sendHelpRequestByNgoCity', {
        ...form,
        userOTP: mail.code,
      });
      if (status === 200) return { ...submission, reference: body.data!.reference! };
      // The code was already used for the same request, whose response was interrupted.
      if (status === 422 && body.errors?.['userOTP']) continue;
      throw new Error(`${email}: the form returned ${status} ${JSON.stringify(body)}`);
    }
  }
  throw new Error(`${email}: no code was accepted`);
}

async function waitForCode({ mails }: CrashContext, { email, after }: { email: string; after: number }) {
  for (const until = performance.now() + CODE_TIMEOUT_MS; performance.now() < until; await wait(50)) {
    const mail = mails.codeTo(email, after);
    if (mail) return mail;
  }
  return undefined;
}
