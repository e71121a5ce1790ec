import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How to compute the data of each name. */
const makers = new Map<string, () => unknown>();

/**
 * Returns a function that returns plain data which take long to compute. In a build it reads what the build has
 * computed (`writePreparedData`), in the sources it calls `make`. Keep the result: nothing is cached here.
 */
export function preparedData<T>(name: string, make: () => T): () => T {
  makers.set(name, make);
  const path = pathOf(name);
  return () => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : make());
}

/** Computes the data of all modules that have been imported, and stores them beside this module. */
export function writePreparedData(): void {
  for (const [name, make] of makers) writeFileSync(pathOf(name), JSON.stringify(make()));
}

/** A build puts this module into its own folder, which each build empties first. */
function pathOf(name: string): string {
  return join(import.meta.dirname, `${name}.prepared.json`);
}
