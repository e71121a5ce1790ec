import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // `findSmallTargets` asks for more.
  rules: { 'target-size': { enabled: false } },
  resultTypes: ['violations'],
  // Style sheets and media are read only for rules about orientation, which is not checked here, and sound.
  preload: false,
};

/** Returns what axe reports for the page in its current state, one readable line for each element. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const present = await page.evaluate(() => 'axe' in globalThis);
  if (!present) await page.evaluate(SCRIPT);
  // Format the results in the page: sending all of them to the test takes longer than finding them.
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Node, options: RunOptions) => Promise<AxeResults> };
    };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${help}. ${any[0]?.message ?? ''} In ${html.slice(0, 160)}`),
    );
  }, OPTIONS);
}
