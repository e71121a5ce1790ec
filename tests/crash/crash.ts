// npm run test:crash: sends 500 help requests from 50 concurrent clients while the app is killed ten times
// with kill -9, then 10,000 registrations for an event of 500 seats from 200 clients with five kills, then 1,000
// webhooks of the payment gateway, each three times and in random order, with five kills. Prints the figures. Exits
// with 1 if anything that was answered with success is lost, duplicated, not routed, or without its mails, if not
// exactly the seats of the event are given in the order of acceptance, or if the donations differ from the gateway.
import { parseArgs } from 'node:util';
import { buildProduct } from '../support/build.ts';
import { runCrash } from './run-crash.ts';
import { runSeatsCrash } from './run-seats-crash.ts';
import { runWebhooksCrash } from './run-webhooks-crash.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '500' },
    clients: { type: 'string', default: '50' },
    kills: { type: 'string', default: '10' },
    'postgres-kills': { type: 'string', default: '3' },
    registrations: { type: 'string', default: '10000' },
    seats: { type: 'string', default: '500' },
    webhooks: { type: 'string', default: '1000' },
    only: { type: 'string' },
  },
});
const plan = {
  requests: Number(values.requests),
  clients: Number(values.clients),
  kills: Number(values.kills),
  postgresKills: Number(values['postgres-kills']),
};

buildProduct();
const runs = { requests: sendHelpRequests, seats: registerForEvent, webhooks: sendWebhooks };
const results = [];
for (const [name, run] of Object.entries(runs))
  if (values.only === undefined || values.only === name) results.push(await run());
process.exit(results.length > 0 && results.every(Boolean) ? 0 : 1);

async function sendHelpRequests(): Promise<boolean> {
  const figures = await runCrash(plan, (line) => console.log(line));
  for (const error of figures.errors.slice(0, 20)) console.log(error);
  const { accepted, stored, lost, duplicates, unknown, routed, interrupted, kills, seconds } = figures;
  const { mailsExpected, mailsDelivered, mailsDuplicated, errors } = figures;
  console.log(
    `${accepted} of ${plan.requests} accepted, ${stored} found, ${lost} lost, ${duplicates} duplicated, ${unknown} unknown, ` +
      `${routed} routed; ${mailsExpected} mails expected, ${mailsDelivered} delivered, ${mailsDuplicated} duplicated; ` +
      `${interrupted} responses interrupted, ${kills} kills (${plan.postgresKills} with PostgreSQL), ${seconds} s`,
  );
  return errors.length === 0 && accepted === plan.requests;
}

async function registerForEvent(): Promise<boolean> {
  const seatsPlan = {
    requests: Number(values.registrations),
    clients: 200,
    kills: 5,
    postgresKills: 2,
    seats: Number(values.seats),
  };
  const figures = await runSeatsCrash(seatsPlan, (line) => console.log(line));
  for (const error of figures.errors.slice(0, 20)) console.log(error);
  const { answered, stored, seats, registered, waiting, interrupted, kills, seconds, errors } = figures;
  console.log(
    `${answered} of ${seatsPlan.requests} registrations answered, ${stored} stored; ${seats} of ${seatsPlan.seats} seats given to ` +
      `${registered} parties, ${waiting} waiting; ${figures.mailsDelivered} mails delivered, ${figures.mailsDuplicated} duplicated; ` +
      `${interrupted} responses interrupted, ${kills} kills (${seatsPlan.postgresKills} with PostgreSQL), ${seconds} s`,
  );
  return errors.length === 0;
}

async function sendWebhooks(): Promise<boolean> {
  const plan = { webhooks: Number(values.webhooks), clients: 20, kills: 5, postgresKills: 2 };
  const figures = await runWebhooksCrash(plan, (line) => console.log(line));
  for (const error of figures.errors.slice(0, 20)) console.log(error);
  const { webhooks, answered, captured, received, refunded, receipts, totals, kills, seconds } = figures;
  console.log(
    `${webhooks} webhooks answered ${answered} times; ${captured} payments captured, ${received} received, ${refunded} given ` +
      `back; ${receipts} receipts; ${totals[1]} paise here, ${totals[0]} at the gateway; ${figures.mailsDelivered} receipts ` +
      `mailed; ${figures.interrupted} responses interrupted, ${kills} kills (2 with PostgreSQL), ${seconds} s`,
  );
  return figures.errors.length === 0;
}
