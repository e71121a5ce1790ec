// npm run bench: measures what the issue and the README promise, and prints one table. To run only some
// parts, name them: npm run bench -- search load start bytes sign-in routing schemes events donations statement invalidation
// quick takes a minute and runs only if it is named. profile 'list page' shows where the processor time of a page goes.
import { loadavg } from 'node:os';
import { buildProduct } from '../support/build.ts';
import { measureBankStatement } from './measure-bank-statement.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureDonations } from './measure-donations.ts';
import { measureEvents } from './measure-events.ts';
import { measureInvalidation } from './measure-invalidation.ts';
import { measureLoad } from './measure-load.ts';
import { measureQuick } from './measure-quick.ts';
import { measureRouting } from './measure-routing.ts';
import { measureSchemes } from './measure-schemes.ts';
import { measureSearch } from './measure-search.ts';
import { measureSignIn } from './measure-sign-in.ts';
import { measureStart } from './measure-start.ts';
import { measureYearlyStatement } from './measure-yearly-statement.ts';
import { leaveFirstCore } from './pinning.ts';
import { profile } from './profile.ts';
import { printTable, type Row } from './table.ts';

const PARTS: Record<string, () => Promise<Row[]>> = {
  quick: measureQuick,
  start: measureStart,
  bytes: measureBytes,
  'sign-in': measureSignIn,
  routing: measureRouting,
  search: measureSearch,
  schemes: measureSchemes,
  events: measureEvents,
  donations: measureDonations,
  statement: async () => [...(await measureBankStatement()), ...(await measureYearlyStatement())],
  load: () => {
    leaveFirstCore();
    return measureLoad();
  },
  invalidation: () => {
    leaveFirstCore();
    return measureInvalidation();
  },
};

const selected = process.argv.slice(2);
if (selected[0] === 'profile') {
  buildProduct();
  const [, part = '', ngos = '1000'] = selected;
  await profile({ part, ngos: Number(ngos) });
  process.exit(0);
}
const unknown = selected.filter((name) => !(name in PARTS));
if (unknown.length) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

buildProduct();
const [systemLoad = 0] = loadavg();
if (systemLoad > 1)
  console.log(
    `The machine is busy with something else (load ${systemLoad.toFixed(1)}): figures will be low.`,
  );
const rows: Row[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (selected.length ? !selected.includes(name) : name === 'quick') continue;
  console.log(`Measuring ${name} ...`);
  rows.push(...(await measure()));
}
printTable(rows);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
