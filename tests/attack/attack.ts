// npm run test:attack: requests made from the product's own API document, meant to do harm, and each attack that once succeeded.
// All of it on this machine, against a product of its own. Ends with 1 when the product gave way anywhere.
import { parseArgs } from 'node:util';
import { buildProduct } from '../support/build.ts';
import { fuzzReport } from './report.ts';
import { runFuzz } from './run-fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    clients: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
const plan = {
  ...{ requests: Number(values.requests), seed, clients: Number(values.clients) },
  only: values.only === undefined ? undefined : Number(values.only),
};
console.log(`Seed ${seed}; the same run again: npm run test:attack -- --seed ${seed}`);
buildProduct();
const figures = await runFuzz(plan, (line) => console.log(line));
console.log(fuzzReport(figures));
