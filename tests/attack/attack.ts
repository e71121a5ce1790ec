// npm run test:attack: sends malicious requests derived from the product's own API document, and repeats each
// attack that once succeeded. `--only N` repeats one request of a seed, `--scenario words` one of the
// attacks. Everything runs on this machine against a separate product. Exits with 1 if any attack succeeds.
import { parseArgs } from 'node:util';
import { buildProduct } from '../support/build.ts';
import { findFuzzErrors, fuzzReport } from './report.ts';
import { runFuzz } from './run-fuzz.ts';
import { runScenarios } from './run-scenarios.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    clients: { type: 'string', default: '4' },
    only: { type: 'string' },
    scenario: { type: 'string' },
    rest: { type: 'string', default: '5' },
  },
});
const seed = Number(values.seed);
const plan = {
  requests: Number(values.requests),
  seed,
  clients: Number(values.clients),
  only: values.only === undefined ? undefined : Number(values.only),
  restMinutes: values.only === undefined ? Number(values.rest) : 0,
};
console.log(`Seed ${seed}; the same run again: npm run test:attack -- --seed ${seed}`);
buildProduct();
const log = (line: string) => console.log(line);
let failures = 0;
if (values.scenario === undefined) {
  const figures = await runFuzz(plan, log);
  console.log(fuzzReport(figures));
  failures += findFuzzErrors(figures).length;
}
if (values.only === undefined) {
  const outcomes = await runScenarios({ isFull: true, only: values.scenario, log });
  failures += outcomes.flatMap(({ errors }) => errors).length;
}
console.log(failures ? `\n${failures} attacks succeeded.` : '\nNo attack succeeded.');
process.exitCode = failures ? 1 : 0;
