import type { AttackedProduct } from './attacked-product.ts';
import type { Ngos } from './callers.ts';
import { describeHealth, findHealthErrors } from './report.ts';
import { watchProduct } from './watch-product.ts';

export type ScenarioInput = {
  product: AttackedProduct;
  ngos: Ngos;
  /** Whether to run all of it, including parts that take minutes or thousands of requests. */
  isFull: boolean;
};
/** The figures in readable form, and one sentence for each successful attack. */
export type Outcome = { figures: string; errors: string[] };

/** An attack that once succeeded. */
export type Scenario = {
  name: string;
  /** The attack targets limits. Other scenarios run on a product without limits on requests per minute. */
  withLimits?: true;
  /** Not part of the short form. */
  fullOnly?: true;
  run(input: ScenarioInput): Promise<Outcome>;
};

/** Minimum time to watch, in milliseconds. With fewer samples, the p99 would be a single one. */
const MIN_WATCH_MS = 2_000;

/** Runs an attack while requesting `/healthz` continuously. The result is part of the outcome. */
export async function runScenario(scenario: Scenario, input: ScenarioInput): Promise<Outcome> {
  const startedAt = performance.now();
  const watch = watchProduct(input.product);
  const outcome = await scenario.run(input).catch((error: Error) => ({
    figures: '',
    errors: [`the scenario failed to run: ${error.message}${error.cause ? ` (${String(error.cause)})` : ''}`],
  }));
  const remaining = MIN_WATCH_MS - (performance.now() - startedAt);
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
  const health = await watch.end();
  const errors = [...outcome.errors];
  if (input.product.hasEnded()) {
    errors.push('the process ended');
    await input.product.restart();
  }
  errors.push(...findHealthErrors(health));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return { figures: [`${seconds} s`, outcome.figures, describeHealth(health)].join('; '), errors };
}

/** Runs `work` for each number from 0 to `count` - 1, `atOnce` at a time, and returns all results. */
export async function repeat<T>(options: {
  count: number;
  concurrency: number;
  work: (index: number) => Promise<T>;
}): Promise<T[]> {
  const { count, concurrency, work } = options;
  const results: T[] = [];
  let next = 0;
  const runWorker = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, count) }, runWorker));
  return results;
}

/** Counts the responses by status: `200: 3, 429: 57`. */
export function tally(statuses: number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
}
