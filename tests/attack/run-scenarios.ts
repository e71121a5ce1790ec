import { startAttackedProduct } from './attacked-product.ts';
import { addOtherNgoUser, mendCallers } from './callers.ts';
import { INPUT_SCENARIOS } from './input-scenarios.ts';
import { LIMIT_SCENARIOS } from './limit-scenarios.ts';
import { LOAD_SCENARIOS } from './load-scenarios.ts';
import { RIGHT_SCENARIOS } from './right-scenarios.ts';
import { runScenario, type Outcome, type Scenario } from './scenario.ts';

const SCENARIOS = [...INPUT_SCENARIOS, ...RIGHT_SCENARIOS, ...LIMIT_SCENARIOS, ...LOAD_SCENARIOS];

/**
 * Repeats each attack that once succeeded. Those on rate limits run on a product with limits, the others on
 * one without.
 */
export async function runScenarios(input: {
  isWhole: boolean;
  /** Runs only the scenarios whose name contains this text. */
  only?: string;
  tell?: (line: string) => void;
}): Promise<({ name: string } & Outcome)[]> {
  const { isWhole, only = '', tell = () => {} } = input;
  const outcomes: ({ name: string } & Outcome)[] = [];
  const chosen = SCENARIOS.filter(({ name, onlyWhole }) => name.includes(only) && (isWhole || !onlyWhole));
  for (const limits of ['off', 'on']) {
    const scenarios = chosen.filter(({ withLimits = false }) => withLimits === (limits === 'on'));
    if (scenarios.length) outcomes.push(...(await runThese({ scenarios, limits, isWhole, tell })));
  }
  return outcomes;
}

async function runThese(input: {
  scenarios: Scenario[];
  limits: string;
  isWhole: boolean;
  tell: (line: string) => void;
}): Promise<({ name: string } & Outcome)[]> {
  const { scenarios, limits, isWhole, tell } = input;
  const product = await startAttackedProduct({ RATE_LIMITS: limits });
  try {
    const ngos = await addOtherNgoUser(product);
    const outcomes: ({ name: string } & Outcome)[] = [];
    for (const scenario of scenarios) {
      await mendCallers(product, ngos);
      const outcome = await runScenario(scenario, { product, ngos, isWhole });
      tell(`${outcome.errors.length ? 'FAILED' : 'ok    '} ${scenario.name}: ${outcome.figures}`);
      for (const error of outcome.errors) tell(`         ${error}`);
      outcomes.push({ name: scenario.name, ...outcome });
    }
    return outcomes;
  } finally {
    await product.stop();
  }
}
