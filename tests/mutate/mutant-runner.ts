// A process that runs tests against one mutant after another. It keeps one Vitest, so that modules are compiled
// once; each run has a new worker, so that nothing of the mutant before stays in memory.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { TestProjectConfiguration } from 'vitest/config';
import { createVitest, type Reporter, type TestSpecification } from 'vitest/node';
import { lucideIcons } from '../../src/bundling/lucide-icons.server.ts';
import vitestConfig from '../../vitest.config.ts';
import type { TestFile } from './choose-tests.ts';

/** Tests of one project. They run in their order up to the first failure; without a mutant, all run. */
export type RunRequest = { tests: TestFile[]; mutant?: { path: string; source: string } };
export type RunResponse = {
  /** The test that failed first. */
  failure?: string;
  failedFiles: string[];
  /** How long each file took, in milliseconds. */
  durations: Record<string, number>;
};

let mutant: RunRequest['mutant'];
let failure: string | undefined;

const mutating: Plugin = {
  name: 'mutating',
  enforce: 'pre',
  transform(_code, id) {
    return mutant && id === join(process.cwd(), mutant.path) ? { code: mutant.source, map: null } : undefined;
  },
  configureVitest({ defineCacheKeyGenerator }) {
    // Vitest stores what it has compiled, but never a mutant.
    defineCacheKeyGenerator(({ id }) => (mutant && id === join(process.cwd(), mutant.path) ? false : ''));
  },
};

const stopAtFailure: Reporter = {
  onTestCaseResult(test) {
    if (test.result().state === 'failed') noteFailure(test.fullName);
  },
  onTestModuleEnd(module) {
    if (module.state() === 'failed') noteFailure(`${module.relativeModuleId} as a whole`);
  },
};

function noteFailure(name: string): void {
  if (failure !== undefined) return;
  failure = name;
  // The worker waits for this reporter, so to wait for the worker here would never end.
  if (mutant) void vitest.cancelCurrentRun('test-failure');
}

const vitest = await createVitest('test', {
  config: false,
  watch: false,
  cache: false,
  maxWorkers: 1,
  fsModuleCache: true,
  reporters: [stopAtFailure],
  // A mutant may never stop taking memory.
  execArgv: ['--max-old-space-size=1500'],
  sequence: {
    sequencer: class {
      shard = keepOrder;
      sort = keepOrder;
    },
  },
  projects: (vitestConfig.test?.projects ?? []).flatMap(asMutatedProject),
});
const specifications = new Map<string, TestSpecification>();
for (const specification of await vitest.globTestSpecifications())
  specifications.set(specification.moduleId, specification);

process.on('disconnect', () => process.exit());
process.on('message', (request: RunRequest) => {
  void run(request).then((response) => process.send?.(response));
});
process.send?.('ready');

async function run(request: RunRequest): Promise<RunResponse> {
  failure = undefined;
  const response: RunResponse = { failedFiles: [], durations: {} };
  ({ mutant } = request);
  forget(mutant?.path);
  await runFiles(request.tests, response);
  const path = mutant?.path;
  mutant = undefined;
  forget(path);
  return { ...response, failure };
}

async function runFiles(tests: TestFile[], response: RunResponse): Promise<void> {
  const paths = new Map(tests.map(({ path }) => [join(process.cwd(), path), path]));
  const wanted = [...paths.keys()].flatMap((id) => specifications.get(id) ?? []);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
  for (const module of testModules) {
    const path = paths.get(module.moduleId);
    if (path === undefined) continue;
    response.durations[path] = module.diagnostic().duration + module.diagnostic().collectDuration;
    if (module.state() === 'failed') response.failedFiles.push(path);
  }
  if (unhandledErrors.length > 0) failure ??= 'an error outside all tests';
}

function forget(path: string | undefined): void {
  if (path !== undefined) vitest.invalidateFile(join(process.cwd(), path));
}

function keepOrder(files: TestSpecification[]): TestSpecification[] {
  return files;
}

/** A project of vitest.config.ts with mutants, on the database that whoever started this process prepared. */
function asMutatedProject(project: TestProjectConfiguration): TestProjectConfiguration[] {
  if (typeof project !== 'object' || 'then' in project) return [];
  const { name } = project.test ?? {};
  if (name !== 'pure' && name !== 'database') return [];
  const { CLUSTER_URL: clusterUrl = '', TEMPLATE_NAME: templateName = '' } = process.env;
  const test = {
    ...project.test,
    globalSetup: [],
    provide: { clusterUrl, templateName },
    testTimeout: 60_000,
    // A test with a database may fail by chance on a busy machine, but hardly twice.
    retry: name === 'database' ? 1 : 0,
  };
  return [{ ...project, extends: false, plugins: [lucideIcons(), mutating], test }];
}
