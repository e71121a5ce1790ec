import { startAttackedProduct } from './attacked-product.ts';
import { BODY_SCENARIOS } from './body-scenarios.ts';
import { addOtherNgoUser, restoreCallers } from './callers.ts';
import { INPUT_SCENARIOS } from './input-scenarios.ts';
import { LIMIT_SCENARIOS } from './limit-scenarios.ts';
import { LOAD_SCENARIOS } from './load-scenarios.ts';
import { PAPER_SCENARIOS } from './paper-scenarios.ts';
import { PERMISSION_SCENARIOS } from './permission-scenarios.ts';
import { runScenario, type Outcome, type Scenario } from './scenario.ts';
import { SESSION_SCENARIOS } from './session-scenarios.ts';
import { STRANGER_SCENARIOS } from './stranger-scenarios.ts';

/** Each group has a product of its own, so that its memory does not depend on what ran before. */
const GROUPS = [
  [
    ...INPUT_SCENARIOS,
    ...PERMISSION_SCENARIOS,
    ...SESSION_SCENARIOS,
    ...LIMIT_SCENARIOS,
    ...STRANGER_SCENARIOS,
  ],
  [...PAPER_SCENARIOS, ...BODY_SCENARIOS, ...LOAD_SCENARIOS],
];

/** Scenarios that run on one product, one after another. Those on rate limits need one with limits. */
export type ScenarioGroup = { limits: 'off' | 'on'; scenarios: Scenario[] };

/** Returns the scenarios to run: all of them, or the short form. `only` chooses those whose name contains it. */
export function chooseScenarios({ isFull, only = '' }: { isFull: boolean; only?: string }): ScenarioGroup[] {
  return GROUPS.flatMap((group) =>
    (['off', 'on'] as const).map((limits) => ({
      limits,
      scenarios: group.filter(
        ({ name, fullOnly, withLimits = false }) =>
          name.includes(only) && (isFull || !fullOnly) && withLimits === (limits === 'on'),
      ),
    })),
  ).filter(({ scenarios }) => scenarios.length > 0);
}

/** Starts the product of a group. `run` repeats an attack on it. */
export async function startGroup({ limits }: ScenarioGroup): Promise<{
  run: (input: { scenario: Scenario; isFull: boolean }) => Promise<Outcome>;
  stop: () => Promise<void>;
}> {
  const product = await startAttackedProduct({ RATE_LIMITS: limits });
  const ngos = await addOtherNgoUser(product);
  return {
    run: async ({ scenario, isFull }) => {
      await restoreCallers(product, ngos);
      return runScenario(scenario, { product, ngos, isFull });
    },
    stop: () => product.stop(),
  };
}

/** Repeats each attack that once succeeded, and logs how it ended. */
export async function runScenarios(input: {
  isFull: boolean;
  /** Runs only the scenarios whose name contains this text. */
  only?: string;
  log: (line: string) => void;
}): Promise<({ name: string } & Outcome)[]> {
  const { isFull, log } = input;
  const outcomes: ({ name: string } & Outcome)[] = [];
  for (const group of chooseScenarios(input)) {
    const { run, stop } = await startGroup(group);
    try {
      for (const scenario of group.scenarios) {
        const outcome = await run({ scenario, isFull });
        log(`${outcome.errors.length ? 'FAILED' : 'ok    '} ${scenario.name}: ${outcome.figures}`);
        for (const error of outcome.errors) log(`         ${error}`);
        outcomes.push({ name: scenario.name, ...outcome });
      }
    } finally {
      await stop();
    }
  }
  return outcomes;
}
