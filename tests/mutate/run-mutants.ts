import { readFileSync } from 'node:fs';
import { createTestDatabase, dropLeftDatabases } from '../support/test-databases.ts';
import { startTemporaryCluster } from '../support/temporary-cluster.ts';
import type { MutantOfFile } from './choose-mutants.ts';
import type { TestFile } from './choose-tests.ts';
import { applyMutant } from './mutant.ts';
import { keyOfTest, type Result, type ResultsFile } from './results-file.ts';
import { RunnerProcess } from './runner-process.ts';

/** In seconds of processor time; the tests that usually take longer get more. */
const PATIENCE = { seconds: 20, factor: 2 };
/** How long the tests of other folders may usually take for one mutant, in milliseconds. */
const FAR_TESTS_LIMIT = 60_000;

/** A mutant, the tests that may notice it, and the key of the result. */
type Task = { mutant: MutantOfFile; tests: TestFile[]; key: string };

type Plan = {
  tasks: Task[];
  file: ResultsFile;
  /** How many processes run tests at the same time. */
  jobs: number;
  onResult: (result: Result) => void;
};

/** A process that runs tests, with a PostgreSQL of its own: a test that is stopped leaves its database behind. */
type Worker = { runner: RunnerProcess; dropDatabases(): Promise<void>; stop(): Promise<void> };

/**
 * Runs the tests of each mutant, and adds the results to the file.
 * @throws if tests cannot be run at all
 */
export async function runMutants(plan: Plan): Promise<void> {
  const workers = await Promise.all(Array.from({ length: plan.jobs }, startWorker));
  const queue = [...plan.tasks];
  const interrupted = Promise.withResolvers<never>();
  const interrupt = () => interrupted.reject(new Error('Interrupted: the next run continues here.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    await Promise.race([
      Promise.all(workers.map((worker) => work(worker, queue, plan))),
      interrupted.promise,
    ]);
  } finally {
    queue.length = 0;
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

async function startWorker(): Promise<Worker> {
  const cluster = await startTemporaryCluster();
  const template = await createTestDatabase({ clusterUrl: cluster.url, migrated: true });
  const runner = new RunnerProcess({ CLUSTER_URL: cluster.url, TEMPLATE_NAME: template.name });
  return {
    runner,
    dropDatabases: () => dropLeftDatabases({ clusterUrl: cluster.url, keep: template.name }),
    async stop() {
      runner.stop();
      await cluster.stop();
    },
  };
}

async function work({ runner, dropDatabases }: Worker, queue: Task[], plan: Plan): Promise<void> {
  for (let task = queue.shift(); task; task = queue.shift()) {
    const result = { ...task.mutant, ...(await runTask(runner, task, plan.file)), key: task.key };
    plan.file.add(result);
    plan.onResult(result);
    await dropDatabases();
  }
}

type Verdict = Pick<Result, 'status' | 'by' | 'tests' | 'seconds'>;

/** Most mutants need no test with a database. */
async function runTask(runner: RunnerProcess, { mutant, tests: chosen }: Task, file: ResultsFile) {
  let verdict: Verdict = { status: 'untested', tests: 0, seconds: 0 };
  for (const project of ['pure', 'database']) {
    const candidates = chosen.filter((test) => test.project === project);
    await measureBaselines(runner, candidates, file);
    const tests = selectTests(candidates, file);
    if (tests.length === 0) continue;
    const start = performance.now();
    const outcome = await runTests(runner, { mutant, tests, file });
    const seconds = verdict.seconds + (performance.now() - start) / 1000;
    verdict = { ...outcome, tests: verdict.tests + tests.length, seconds };
    if (verdict.status !== 'survived') break;
  }
  return verdict;
}

/** Those that pass without a mutant, and not so many that it takes minutes. */
function selectTests(candidates: TestFile[], file: ResultsFile): TestFile[] {
  let usual = 0;
  return candidates.filter((test) => {
    const { passed = false, duration = 0 } = file.baselines.get(keyOfTest(test)) ?? {};
    if (!passed || test.near) return passed;
    if (usual + duration > FAR_TESTS_LIMIT) return false;
    usual += duration;
    return true;
  });
}

async function runTests(
  runner: RunnerProcess,
  { mutant, tests, file }: { mutant: MutantOfFile; tests: TestFile[]; file: ResultsFile },
): Promise<Pick<Verdict, 'status' | 'by'>> {
  const source = applyMutant(readFileSync(mutant.path, 'utf8'), mutant);
  const usual = tests.reduce((sum, test) => sum + (file.baselines.get(keyOfTest(test))?.duration ?? 0), 0);
  const limit = PATIENCE.seconds + (PATIENCE.factor * usual) / 1000;
  const outcome = await runner.run({ tests, mutant: { path: mutant.path, source } }, limit);
  if (typeof outcome === 'string') return { status: outcome };
  return { status: outcome.failure === undefined ? 'survived' : 'killed', by: outcome.failure };
}

const measuring = new Map<string, Promise<void>>();

/** Tests that fail without any mutant could not tell anything about one. Each is measured by one process only. */
async function measureBaselines(runner: RunnerProcess, tests: TestFile[], file: ResultsFile): Promise<void> {
  const isNew = (test: TestFile) => !file.baselines.has(keyOfTest(test)) && !measuring.has(test.path);
  const unmeasured = tests.filter(isNew);
  if (unmeasured.length > 0) {
    const measured = measure(runner, unmeasured, file);
    for (const { path } of unmeasured) measuring.set(path, measured);
  }
  await Promise.all(tests.flatMap(({ path }) => measuring.get(path) ?? []));
}

async function measure(runner: RunnerProcess, tests: TestFile[], file: ResultsFile): Promise<void> {
  const outcome = await runner.run({ tests }, Infinity);
  if (typeof outcome === 'string')
    throw new Error(`Without a mutant: ${outcome} of ${tests.map(({ path }) => path).join(' ')}`);
  for (const test of tests) {
    const duration = outcome.durations[test.path] ?? 0;
    const passed = test.path in outcome.durations && !outcome.failedFiles.includes(test.path);
    file.add({ key: keyOfTest(test), baseline: test.path, duration, passed });
  }
}
