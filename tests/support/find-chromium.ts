import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell is Chromium without its windows: the journeys take two thirds of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Returns the Chromium of this machine: the one that CHROMIUM names, otherwise the first in PATH, or
 * undefined.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM) return env.CHROMIUM;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** Instructions for the case that there is no Chromium. */
export const HOW_TO_GET_CHROMIUM =
  'No Chromium was found. Install the package "chromium" of your system (Debian: apt-get install chromium), ' +
  'or name a Chromium or Chrome in the variable CHROMIUM, then try again.';

function isProgram(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
