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
  // Elements are shown by their HTML.
  selectors: false,
  // Style sheets and media are read only for rules about orientation, which is not checked here, and sound.
  preload: false,
};

/** Returns what axe reports for the page in its current state, one readable line for each element. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const call = `(${runAxe.toString()})(${JSON.stringify(OPTIONS)})`;
  const found = await page.evaluate<string[] | undefined>(call);
  // Sent along with the first question: to send it once more for each page would take as long again.
  return found ?? page.evaluate<string[]>(`${SCRIPT};\n${call}`);
}

/** Runs in the page. Returns nothing if axe is not there. */
async function runAxe(options: RunOptions): Promise<string[] | undefined> {
  const { axe } = globalThis as {
    axe?: { run: (root: Node, options: RunOptions) => Promise<AxeResults> };
  };
  if (!axe) return undefined;
  // Format the results in the page: sending all of them to the test takes longer than finding them.
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}. ${any[0]?.message ?? ''} In ${html.slice(0, 160)}`),
  );
}
