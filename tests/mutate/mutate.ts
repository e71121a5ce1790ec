// npm run mutate: makes small mistakes in rules, services, queries and shared code, one at a time, and looks whether
// a test notices. Exits with 1 if one survives that accepted-mutants.json does not list with a reason.
// --seed 7 chooses other mistakes, --count 500 as many, --only src/shared/money those in paths with this part, and
// --changed those in files that differ from main (--since names another ref). A run that was stopped continues;
// --fresh begins anew.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { findOutdated, readAcceptedMutants } from './accepted-mutants.ts';
import {
  chooseMutants,
  identify,
  listChangedFiles,
  listMutatedFiles,
  readMutants,
} from './choose-mutants.ts';
import { readTestChooser } from './choose-tests.ts';
import { describeMutant, describeProgress, describeResults, survives } from './report.ts';
import { keyOfResult, ResultsFile, type Result } from './results-file.ts';
import { runMutants } from './run-mutants.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string' },
    only: { type: 'string', default: '' },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'main' },
    fresh: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
  },
});
const { seed, only } = values;
const changed = values.changed ? listChangedFiles(values.since) : undefined;
const paths = listMutatedFiles().filter((path) => path.includes(only) && (changed?.includes(path) ?? true));
const all = readMutants(paths);
const count = Number(values.count ?? (changed ? 100 : 500));
const chooseTests = readTestChooser();
const tasks = chooseMutants(all, { seed, count }).map((mutant) => {
  const tests = chooseTests(mutant.path);
  return { mutant, tests, key: keyOfResult(mutant, tests) };
});
const file = new ResultsFile(`test-results/mutants-${seed}.jsonl`, values);
const newTasks = tasks.filter(({ key }) => !file.results.has(key));
const known = tasks.length - newTasks.length;
console.log(
  `${tasks.length} of ${all.length} mutants in ${paths.length} files, seed ${seed}, ${known} done before`,
);

const startedAt = performance.now();
let done = 0;
if (newTasks.length > 0) await runMutants({ tasks: newTasks, file, jobs: Number(values.jobs), onResult });
const results = tasks.flatMap(({ key }) => file.results.get(key) ?? []);
process.exit(report(results) ? 0 : 1);

function onResult(result: Result): void {
  done++;
  console.log(describeProgress(result, { done, count: newTasks.length, startedAt }));
}

/** Prints what survived. Returns whether all of that is accepted. */
function report(found: Result[]): boolean {
  const accepted = readAcceptedMutants();
  const names = new Set(accepted.map(identify));
  console.log(`\n${describeResults(found, names)}`);
  for (const entry of findOutdated(accepted, { paths, mutants: all }))
    console.log(`Accepted, but no longer in the source: ${identify(entry)}`);
  for (const result of found)
    if (!survives(result) && names.has(identify(result)))
      console.log(`Accepted, but noticed by a test: ${describeMutant(result)}`);
  for (const { passed, baseline } of file.baselines.values())
    if (!passed) console.log(`Left out, because it fails without a mutant: ${baseline}`);
  return found.every((result) => !survives(result) || names.has(identify(result)));
}
