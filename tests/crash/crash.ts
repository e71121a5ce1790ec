// npm run test:crash: sends 500 help requests from 50 concurrent clients while the app is killed ten times
// with kill -9, then 10,000 registrations for an event of 500 seats from 200 clients with five kills. Prints the
// figures. Exits with 1 if anything that was answered with success is lost, duplicated, not routed, or without
// its mails, or if not exactly the seats of the event are given in the order of acceptance.
import { parseArgs } from 'node:util';
import { buildProduct } from '../support/build.ts';
import { runCrash } from './run-crash.ts';
import { runSeatsCrash } from './run-seats-crash.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '500' },
    clients: { type: 'string', default: '50' },
    kills: { type: 'string', default: '10' },
    'postgres-kills': { type: 'string', default: '3' },
    registrations: { type: 'string', default: '10000' },
    seats: { type: 'string', default: '500' },
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
const runs = { requests: sendHelpRequests, seats: registerForEvent };
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
