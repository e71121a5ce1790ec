import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * Returns the Chromium of this machine: the one that CHROMIUM names, otherwise the first in PATH, or
 * undefined.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.CHROMIUM || findProgram({ names: NAMES, env });
}

/**
 * Returns the Chromium that CHROMIUM names, otherwise its headless shell, otherwise what `findChromium` returns. The shell
 * has no windows, so journeys take two thirds of the time, but it never restores a page from memory.
 */
export function findHeadlessChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return env.CHROMIUM || findProgram({ names: [HEADLESS_SHELL], env }) || findChromium(env);
}

/** Instructions for the case that there is no Chromium. */
export const HOW_TO_GET_CHROMIUM =
  'No Chromium was found. Install the package "chromium" of your system (Debian: apt-get install chromium), ' +
  'or name a Chromium or Chrome in the variable CHROMIUM, then try again.';

function findProgram(input: { names: readonly string[]; env: NodeJS.ProcessEnv }): string | undefined {
  const folders = (input.env.PATH ?? '').split(delimiter).filter(Boolean);
  return input.names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
