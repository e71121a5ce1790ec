import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns what axe reports for the page in its current state, one readable line for each element. */
export function findAxeViolations(page: Page): Promise<string[]> {
  return findProblems({ page, only: TAGS });
}

/** Like `findAxeViolations`, limited to the rules that depend on the colour scheme. */
export function findColourProblems(page: Page): Promise<string[]> {
  return findProblems({ page, only: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
}

async function findProblems({ page, only }: { page: Page; only: RunOptions['runOnly'] }): Promise<string[]> {
  const present = await page.evaluate(() => 'axe' in globalThis);
  if (!present) await page.evaluate(SCRIPT);
  // Format the results in the page: sending all of them to the test takes longer than finding them.
  return page.evaluate<string[], RunOptions['runOnly']>(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Node, how: RunOptions) => Promise<AxeResults> };
    };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${help}. ${any[0]?.message ?? ''} In ${html.slice(0, 160)}`),
    );
  }, only);
}
