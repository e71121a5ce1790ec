import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { identify, type MutantOfFile } from './choose-mutants.ts';

const FILE = join(import.meta.dirname, 'accepted-mutants.json');

const acceptedMutant = z.strictObject({
  path: z.string(),
  /** The line of the source on which it begins, as it is without the mutant. */
  lineText: z.string(),
  before: z.string(),
  after: z.string(),
  /** Why no test needs to notice it. */
  reason: z.string().min(1),
});

export type AcceptedMutant = z.infer<typeof acceptedMutant>;

/** Reads the mutants that may survive. */
export function readAcceptedMutants(): AcceptedMutant[] {
  return z.array(acceptedMutant).parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

/** Returns the accepted mutants of these files that their source no longer has. */
export function findOutdated(
  accepted: AcceptedMutant[],
  { paths, mutants }: { paths: string[]; mutants: MutantOfFile[] },
): AcceptedMutant[] {
  const known = new Set(mutants.map(identify));
  return accepted.filter((entry) => paths.includes(entry.path) && !known.has(identify(entry)));
}
