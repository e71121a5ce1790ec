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

/**
 * Repeats each attack that once succeeded. Those on rate limits run on a product with limits, the others on
 * one without.
 */
export async function runScenarios(input: {
  isFull: boolean;
  /** Runs only the scenarios whose name contains this text. */
  only?: string;
  log?: (line: string) => void;
}): Promise<({ name: string } & Outcome)[]> {
  const { isFull, only = '', log = () => {} } = input;
  const outcomes: ({ name: string } & Outcome)[] = [];
  for (const group of GROUPS)
    for (const limits of ['off', 'on']) {
      const scenarios = group.filter(
        ({ name, fullOnly, withLimits = false }) =>
          name.includes(only) && (isFull || !fullOnly) && withLimits === (limits === 'on'),
      );
      if (scenarios.length) outcomes.push(...(await runGroup({ scenarios, limits, isFull, log })));
    }
  return outcomes;
}

async function runGroup(input: {
  scenarios: Scenario[];
  limits: string;
  isFull: boolean;
  log: (line: string) => void;
}): Promise<({ name: string } & Outcome)[]> {
  const { scenarios, limits, isFull, log } = input;
  const product = await startAttackedProduct({ RATE_LIMITS: limits });
  try {
    const ngos = await addOtherNgoUser(product);
    const outcomes: ({ name: string } & Outcome)[] = [];
    for (const scenario of scenarios) {
      await restoreCallers(product, ngos);
      const outcome = await runScenario(scenario, { product, ngos, isFull });
      log(`${outcome.errors.length ? 'FAILED' : 'ok    '} ${scenario.name}: ${outcome.figures}`);
      for (const error of outcome.errors) log(`         ${error}`);
      outcomes.push({ name: scenario.name, ...outcome });
    }
    return outcomes;
  } finally {
    await product.stop();
  }
}
