// npm run test:crash: sends 500 help requests from 50 concurrent clients while the app is killed ten times
// with kill -9. Prints the figures. Exits with 1 if any request that was answered with success is lost,
// duplicated, not routed, or without its mails.
import { parseArgs } from 'node:util';
import { buildProduct } from '../support/build.ts';
import { runCrash } from './run-crash.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '500' },
    clients: { type: 'string', default: '50' },
    kills: { type: 'string', default: '10' },
    'postgres-kills': { type: 'string', default: '3' },
  },
});
const plan = {
  requests: Number(values.requests),
  clients: Number(values.clients),
  kills: Number(values.kills),
  postgresKills: Number(values['postgres-kills']),
};

buildProduct();
const figures = await runCrash(plan, (line) => console.log(line));
for (const error of figures.errors.slice(0, 20)) console.log(error);
const { accepted, stored, lost, duplicates, unknown, routed, interrupted, kills, seconds } = figures;
const { mailsExpected, mailsDelivered, mailsDuplicated, errors } = figures;
console.log(
  `${accepted} of ${plan.requests} accepted, ${stored} found, ${lost} lost, ${duplicates} duplicated, ${unknown} unknown, ` +
    `${routed} routed; ${mailsExpected} mails expected, ${mailsDelivered} delivered, ${mailsDuplicated} duplicated; ` +
    `${interrupted} responses interrupted, ${kills} kills (${plan.postgresKills} with PostgreSQL), ${seconds} s`,
);
process.exit(errors.length > 0 || accepted < plan.requests ? 1 : 0);
