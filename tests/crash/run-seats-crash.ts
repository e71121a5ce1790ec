import { makeDataDir, removeDataDir } from '../lifecycle/start-app.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { waitForEmptyQueue } from '../support/wait-for-empty-queue.ts';
import { callUntilAnswered } from './call-until-answered.ts';
import { startKilledApp, type KilledApp } from './killed-app.ts';
import { readMails, type MailBox } from './received-mails.ts';
import { secondsSince, sendWhileKilling, type CrashPlan } from './send-while-killing.ts';

/** What one party sent, and how it was answered. */
type Registration = { email: string; partySize: number; interrupted: number };

type Row = {
  email: string;
  ticket: string;
  size: number;
  status: 'registered' | 'waiting';
};

export type SeatsFigures = {
  answered: number;
  stored: number;
  seats: number;
  registered: number;
  waiting: number;
  mailsDelivered: number;
  mailsDuplicated: number;
  interrupted: number;
  kills: number;
  seconds: number;
  errors: string[];
};

/**
 * Registers parties of one to five people for an event with too few seats while the product is killed. Returns
 * the figures and a sentence for each error.
 */
export async function runSeatsCrash(
  plan: CrashPlan & { seats: number },
  log: (line: string) => void = () => {},
): Promise<SeatsFigures> {
  const startedAt = performance.now();
  const dataDir = await makeDataDir();
  const smtp = await startSmtpServer();
  let app: KilledApp | undefined;
  try {
    app = await startKilledApp({ dataDir, smtpUrl: smtp.url });
    const eventId = await addEvent(app, plan.seats);
    const { origin } = app;
    const { submissions, errors, kills } = await sendWhileKilling<Registration>(app, {
      plan,
      log,
      submit: (number) => register(origin, { eventId, number }),
    });
    log(`All registrations answered after ${secondsSince(startedAt)} s`);
    await waitForEmptyQueue(app, ['sendMail', 'giveUpMail']);
    const mails = readMails(smtp.received);
    const check = await checkSeats(app, { eventId, seats: plan.seats, registrations: submissions, mails });
    return { ...check, errors: [...errors, ...check.errors], kills, seconds: secondsSince(startedAt) };
  } catch (error) {
    throw new Error(`The crash test was interrupted.\n${app?.output() ?? ''}`, { cause: error });
  } finally {
    await app?.stop();
    await smtp.stop();
    await removeDataDir(dataDir);
  }
}

/** Adds a published event to a verified NGO of the demo. Returns its id. */
async function addEvent(app: KilledApp, seats: number): Promise<string> {
  const [row] = await app.query<{ id: string }>(
    `insert into event (ngo_id, status, title, description, category, starts_at, ends_at, city, venue, capacity,
        registration_ends_at, search, published_at)
      select id, 'published', 'Eye camp', 'Eye tests', 'health', now() + interval '9 days',
        now() + interval '9 days 4 hours', 'Rajkot', 'Town hall', ${seats}, now() + interval '9 days', '', now()
      from ngo where status = 'verified' order by id limit 1
      returning id::text`,
  );
  return row!.id;
}

async function register(
  origin: () => string,
  { eventId, number }: { eventId: string; number: number },
): Promise<Registration> {
  const registration = { email: `party${number}@example.org`, partySize: 1 + (number % 5), interrupted: 0 };
  const { email, partySize } = registration;
  const { status, body } = await callUntilAnswered(origin, {
    path: `event/registerUser/${eventId}`,
    // Every party has a phone with its own address.
    from: `10.30.${number >> 8}.${number & 255}`,
    body: { name: 'કોકિલા પટેલ', mobile: '9876543210', email, partySize: String(partySize) },
    onInterruption: () => registration.interrupted++,
  });
  if (status !== 200)
    throw new Error(`${email}: the registration returned ${status} ${JSON.stringify(body)}`);
  return registration;
}

async function checkSeats(
  app: KilledApp,
  {
    eventId,
    seats,
    registrations,
    mails,
  }: { eventId: string; seats: number; registrations: Registration[]; mails: MailBox },
): Promise<Omit<SeatsFigures, 'kills' | 'seconds'>> {
  const rows = await app.query<Row>(
    `select email, ticket, party_size as size, status from event_registration where event_id = ${eventId} order by id`,
  );
  const [event] = await app.query<{ taken: number }>(
    `select seats_taken as taken from event where id = ${eventId}`,
  );
  const errors: string[] = [];
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const byEmail = Map.groupBy(rows, ({ email }) => email);
  for (const { email, partySize } of registrations) {
    const own = byEmail.get(email) ?? [];
    if (own.length !== 1) errors.push(`${email} is stored ${own.length} times`);
    else if (own[0]!.size !== partySize) errors.push(`${email} has ${own[0]!.size} seats, not ${partySize}`);
  }
  if (rows.length !== registrations.length)
    errors.push(`${rows.length} rows for ${registrations.length} answered registrations`);

  const registered = rows.filter(({ status }) => status === 'registered');
  const taken = sum(registered.map(({ size }) => size));
  if (taken !== seats) errors.push(`${taken} seats are given, not ${seats}`);
  if (event!.taken !== taken) errors.push(`The event counts ${event!.taken} seats, its parties ${taken}`);
  errors.push(...findQueueJumpers(rows));

  let mailsDelivered = 0;
  for (const { email, ticket } of rows)
    if (mails.mailsTo(email).some(({ text }) => text.includes(ticket))) mailsDelivered++;
    else errors.push(`${email} got no mail with the ticket ${ticket}`);
  return {
    answered: registrations.length,
    stored: rows.length,
    seats: taken,
    registered: registered.length,
    waiting: rows.length - registered.length,
    mailsDelivered,
    mailsDuplicated: mails.count().copies,
    interrupted: sum(registrations.map(({ interrupted }) => interrupted)),
    errors,
  };
}

/**
 * Nobody cancels here, so free seats only become fewer: a party that waits did not fit, and no later party of
 * the same size or more can have fitted.
 */
function findQueueJumpers(rows: readonly Row[]): string[] {
  let smallestWaiting = Infinity;
  return rows.flatMap(({ email, size, status }) => {
    if (status === 'waiting') smallestWaiting = Math.min(smallestWaiting, size);
    const isUnfair = status === 'registered' && size >= smallestWaiting;
    return isUnfair ? [`${email} got ${size} seats while an earlier party of ${smallestWaiting} waits`] : [];
  });
}
