import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealGatewaySecret } from '../../src/features/donation/gateway-account/gateway-keys.server.ts';
import { deriveKeys } from '../../src/server/security/keys.server.ts';
import { makeDataDir, removeDataDir } from '../lifecycle/start-app.ts';
import {
  RAZORPAY_KEYS,
  startRazorpayServer,
  type RazorpayServer,
  type Webhook,
} from '../support/razorpay-server.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { waitForEmptyQueue } from '../support/wait-for-empty-queue.ts';
import { callUntilAnswered } from './call-until-answered.ts';
import { startKilledApp, type KilledApp } from './killed-app.ts';
import { readMails, type MailBox } from './received-mails.ts';
import { secondsSince, sendWhileKilling } from './send-while-killing.ts';

export type WebhooksPlan = {
  /** Different webhooks, at least. Each is sent three times. */
  webhooks: number;
  clients: number;
  kills: number;
  postgresKills: number;
};

export type WebhooksFigures = {
  /** Different webhooks, and how often one was answered with success. */
  webhooks: number;
  answered: number;
  captured: number;
  received: number;
  refunded: number;
  receipts: number;
  /** In paise, at the gateway and here. */
  totals: [atGateway: number, here: number];
  mailsDelivered: number;
  interrupted: number;
  kills: number;
  seconds: number;
  errors: string[];
};

const REPETITIONS = 3;

/**
 * Sends webhooks of payments, failures and refunds to the product, each three times and in random order, while it is
 * killed. Returns the figures and a sentence for each difference from the gateway.
 */
export async function runWebhooksCrash(
  plan: WebhooksPlan,
  log: (line: string) => void = () => {},
): Promise<WebhooksFigures> {
  const startedAt = performance.now();
  const dataDir = await makeDataDir();
  const [smtp, gateway] = await Promise.all([startSmtpServer(), startRazorpayServer()]);
  let app: KilledApp | undefined;
  try {
    app = await startKilledApp({ dataDir, smtpUrl: smtp.url, gatewayUrl: gateway.url });
    const ngoId = await addGivingNgo(app, dataDir);
    const webhooks = await addPayments(app, { gateway, ngoId, count: plan.webhooks });
    const order = shuffle(Array.from({ length: REPETITIONS }, () => webhooks).flat());
    log(`${webhooks.length} webhooks of ${gateway.orders.size} orders`);
    const { origin } = app;
    const { submissions, errors, kills } = await sendWhileKilling<number>(app, {
      plan: { ...plan, requests: order.length },
      log,
      submit: (number) => deliver(origin, { ngoId, webhook: order[number]! }),
    });
    log(`All webhooks answered after ${secondsSince(startedAt)} s`);
    await waitForEmptyQueue(app, ['mailReceipt', 'mailReceiptCancelled', 'sendMail', 'giveUpMail']);
    const check = await checkBooks(app, { gateway, ngoId, mails: readMails(smtp.received) });
    const interrupted = submissions.reduce((sum, count) => sum + count, 0);
    const figures = { webhooks: webhooks.length, answered: submissions.length, interrupted, kills };
    return { ...figures, ...check, errors: [...errors, ...check.errors], seconds: secondsSince(startedAt) };
  } catch (error) {
    throw new Error(`The crash test was interrupted.\n${app?.output() ?? ''}`, { cause: error });
  } finally {
    await app?.stop();
    await Promise.all([smtp.stop(), gateway.stop()]);
    await removeDataDir(dataDir);
  }
}

/** Gives a verified NGO of the demo the keys of the gateway and somebody who signs. Returns its id. */
async function addGivingNgo(app: KilledApp, dataDir: string): Promise<string> {
  const [ngo] = await app.query<{ id: string }>(
    `select id::text from ngo n where status = 'verified' and not exists (select from donation where ngo_id = n.id)
      order by id desc limit 1`,
  );
  const ngoId = ngo!.id;
  const keys = deriveKeys(readFileSync(join(dataDir, 'secret-key'), 'utf8').trim());
  const sealed = (text: string) => sealGatewaySecret({ keys, ngoId, text });
  await app.query(
    `insert into gateway_account (ngo_id, key_id, key_secret, webhook_secret, status, requested_by, takes_effect_at,
        decided_at, decided_by)
      values (${ngoId}, '${RAZORPAY_KEYS.keyId}', '${sealed(RAZORPAY_KEYS.keySecret)}',
        '${sealed(RAZORPAY_KEYS.webhookSecret)}', 'active', 1, now(), now(), 'staff')`,
  );
  await app.query(
    `insert into donation_setting (ngo_id, signatory_name, signatory_designation)
      values (${ngoId}, 'Meena Shah', 'Trustee')
      on conflict (ngo_id) do update set signatory_name = excluded.signatory_name,
        signatory_designation = excluded.signatory_designation`,
  );
  return ngoId;
}

/** Makes orders with their donations and pays most of them, until there are `count` webhooks or a few more. */
async function addPayments(
  app: KilledApp,
  { gateway, ngoId, count }: { gateway: RazorpayServer; ngoId: string; count: number },
): Promise<Webhook[]> {
  const webhooks: Webhook[] = [];
  const rows: string[] = [];
  for (let number = 0; webhooks.length < count; number++) {
    const amount = 10_000 + number * 7;
    const reference = referenceOf(number);
    const order = {
      id: `order_${reference.replaceAll('-', '')}`,
      amount,
      currency: 'INR',
      receipt: reference,
    };
    gateway.orders.set(order.id, { ...order, status: 'created' });
    rows.push(
      `(${ngoId}, '${reference}', 'created', 'gateway', ${amount}, 'કોકિલા પટેલ', 'giver${number}@example.org',
        '9876543210', '5 Station Road', 'gu', '${order.id}', '')`,
    );
    webhooks.push(...webhooksOf(gateway, { orderId: order.id, number }));
  }
  await app.query(
    `insert into donation (ngo_id, reference, status, method, amount, donor_name, donor_email, donor_mobile, donor_address,
        language, gateway_order_id, gateway_account_id, search)
      select v.ngo_id, v.reference, v.status, v.method, v.amount, v.name, v.email, v.mobile, v.address, v.language,
        v.order_id, (select id from gateway_account where ngo_id = ${ngoId}), v.search::tsvector
      from (values ${rows.join(', ')})
        as v (ngo_id, reference, status, method, amount, name, email, mobile, address, language, order_id, search)`,
  );
  return webhooks;
}

/** A few attempts fail, most are paid, and some of those are given back, in parts or in whole. */
function webhooksOf(
  gateway: RazorpayServer,
  { orderId, number }: { orderId: string; number: number },
): Webhook[] {
  const webhooks: Webhook[] = [];
  if (number % 3 === 0) {
    const payment = gateway.pay(orderId, { status: 'failed' });
    webhooks.push(gateway.webhook('payment.failed', { payment }));
  }
  if (number % 7 === 0) return webhooks;
  const payment = gateway.pay(orderId);
  webhooks.push(gateway.webhook('payment.captured', { payment }));
  if (number % 2 === 0) webhooks.push(gateway.webhook('order.paid', { payment }));
  const parts = number % 10 === 1 ? [payment.amount] : number % 10 === 2 ? [1000, 2500] : [];
  for (const part of parts) {
    const refund = gateway.refund(payment, part)!;
    webhooks.push(gateway.webhook('refund.processed', { payment, refund }));
  }
  return webhooks;
}

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** A reference without a check character that fits: nobody types it. */
function referenceOf(number: number): string {
  const sign = (place: number) => LETTERS[Math.floor(number / 31 ** place) % 31];
  return `DN-Z${sign(2)}${sign(1)}${sign(0)}-22`;
}

function shuffle<T>(list: T[]): T[] {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}

/** Delivers a webhook as the gateway does: again and again until it is answered with success. */
async function deliver(
  origin: () => string,
  { ngoId, webhook }: { ngoId: string; webhook: Webhook },
): Promise<number> {
  let interrupted = 0;
  const { status } = await callUntilAnswered(origin, {
    path: `donation/gatewayWebhook/${ngoId}`,
    from: '10.40.0.1',
    body: webhook.body,
    headers: { 'x-razorpay-signature': webhook.signature, 'x-razorpay-event-id': webhook.eventId },
    onInterruption: () => interrupted++,
  });
  if (status !== 200) throw new Error(`The webhook ${webhook.eventId} was answered with ${status}`);
  return interrupted;
}

type Row = {
  order: string;
  status: string;
  amount: number;
  refunded: number;
  email: string;
  /** Amounts of its valid receipts. */
  valid: number[];
};

/** Compares the books with the gateway. */
async function checkBooks(
  app: KilledApp,
  { gateway, ngoId, mails }: { gateway: RazorpayServer; ngoId: string; mails: MailBox },
): Promise<Omit<WebhooksFigures, 'webhooks' | 'answered' | 'interrupted' | 'kills' | 'seconds'>> {
  const rows = await app.query<Row>(
    `select d.gateway_order_id as "order", d.status, d.amount::int, d.refunded::int, d.donor_email as email,
        array(select r.amount::int from donation_receipt r where r.donation_id = d.id and r.cancelled_at is null) as valid
      from donation d where d.ngo_id = ${ngoId} and d.gateway_order_id is not null`,
  );
  const receipts = await app.query<{ year: number; number: number }>(
    `select year, number from donation_receipt where ngo_id = ${ngoId} order by year, number`,
  );
  const errors: string[] = [];
  let totals: [number, number] = [0, 0];
  let mailsDelivered = 0;
  for (const { order, status, amount, refunded, email, valid } of rows) {
    const attempts = [...gateway.payments.values()].filter((payment) => payment.order_id === order);
    const paid = attempts.find((payment) => payment.status === 'captured' || payment.status === 'refunded');
    const kept = paid ? paid.amount - paid.amount_refunded : 0;
    const here = status === 'received' ? amount - refunded : 0;
    totals = [totals[0] + kept, totals[1] + here];
    const expected = paid
      ? kept === 0
        ? 'refunded'
        : 'received'
      : attempts.length > 0
        ? 'failed'
        : 'created';
    if (status !== expected) errors.push(`${order} is ${status}, at the gateway ${expected}`);
    if (here !== kept) errors.push(`${order} counts ${here} paise, at the gateway ${kept}`);
    if (String(valid) !== (kept > 0 ? String(kept) : ''))
      errors.push(`${order} has valid receipts over ${valid}, not ${kept}`);
    if (kept === 0) continue;
    if (mails.mailsTo(email).length > 0) mailsDelivered++;
    else errors.push(`${email} got no receipt by mail`);
  }
  let last = { year: 0, number: 0 };
  for (const { year, number } of receipts) {
    const before = year === last.year ? last.number : 0;
    if (number !== before + 1) errors.push(`After receipt ${before} of ${year} comes ${number}`);
    last = { year, number };
  }
  const [counts] = await app.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::int as amount from donation_count
      where ngo_id = ${ngoId} and status = 'received' and method = 'gateway'`,
  );
  if (counts!.amount !== totals[0]) errors.push(`The totals say ${counts!.amount}, the gateway ${totals[0]}`);
  const has = (wanted: string) => rows.filter(({ status }) => status === wanted).length;
  return {
    captured: [...gateway.payments.values()].filter(({ status }) => /captured|refunded/.test(status)).length,
    received: has('received'),
    refunded: has('refunded'),
    receipts: receipts.length,
    totals,
    mailsDelivered,
    errors,
  };
}
