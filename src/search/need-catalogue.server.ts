import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parse } from 'yaml';
import { preparedData } from '#src/server/prepared-data.server.ts';
import { PROJECT_FOLDER } from '#src/server/project-folder.server.ts';
import type { Language } from '#src/shared/languages.ts';

const FOLDER = join(PROJECT_FOLDER, 'database/reference/needs');

const phrases = z.array(z.string().trim().min(1).max(80));

const needInFile = z.strictObject({
  name: z.strictObject({ en: z.string(), gu: z.string(), hi: z.string() }),
  partOf: z.array(z.string()).default([]),
  ngoCategories: z.array(z.string()).default([]),
  helpline: z.string().optional(),
  urgent: z.boolean().default(false),
  sensitive: z.boolean().default(false),
  phrases: z.strictObject({
    en: phrases.min(1),
    gu: phrases.min(1),
    hi: phrases.min(1),
    /** Spellings in Latin letters that differ in sound from all phrases of the three languages. */
    roman: phrases.default([]),
  }),
});

/** A need as defined in its file. */
export type NeedInFile = z.infer<typeof needInFile> & { id: string; file: string };

/**
 * Something that people need, and what they call it. Defined in `database/reference/needs`, described in
 * docs/needs.md.
 */
export type Need = {
  id: string;
  name: Record<Language, string>;
  /** Ids of the directly broader needs. */
  partOf: readonly string[];
  /** Slugs of the categories of NGOs that serve the need. */
  ngoCategories: readonly string[];
  /** Number of the helpline for this need. */
  helpline: string | undefined;
  /** Whether somebody may be in danger. If so, the helpline comes before everything else. */
  isUrgent: boolean;
  /** Whether who asks for it must not become known: only NGOs that our team checked for it are asked. */
  isSensitive: boolean;
  phrases: readonly string[];
};

/** The contents of all files, in file order. Loading this module throws if a file is invalid. */
export const needsInFiles: readonly NeedInFile[] = preparedData('needs', () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap(readNeeds),
)();

/** All needs, in the order of their files. */
export const needs: readonly Need[] = needsInFiles.map(
  ({ id, name, partOf, ngoCategories, helpline, urgent, sensitive, phrases: byLanguage }) => ({
    id,
    name,
    partOf,
    ngoCategories,
    helpline,
    isUrgent: urgent,
    isSensitive: sensitive,
    phrases: [...new Set([...Object.values(byLanguage).flat(), ...Object.values(name)])],
  }),
);

/** All needs by their ids. */
export const needById: ReadonlyMap<string, Need> = new Map(needs.map((need) => [need.id, need]));

const narrowerOf = new Map<string, Need[]>();
for (const need of needs) {
  for (const id of need.partOf) narrowerOf.set(id, [...(narrowerOf.get(id) ?? []), need]);
}

/** Returns the ids of all broader needs, the nearest first, without the need itself. */
export function broaderNeeds(id: string): string[] {
  const ids: string[] = [];
  for (let next = needById.get(id)?.partOf ?? []; next.length > 0;) {
    ids.push(...next);
    next = next.flatMap((broader) => needById.get(broader)?.partOf ?? []);
  }
  return [...new Set(ids)];
}

/** Returns the direct parts of a need. */
export function narrowerNeeds(id: string): readonly Need[] {
  return narrowerOf.get(id) ?? [];
}

function readNeeds(file: string): NeedInFile[] {
  const entries = z.record(z.string(), needInFile).safeParse(parse(readFileSync(join(FOLDER, file), 'utf8')));
  if (!entries.success)
    throw new Error(`database/reference/needs/${file}: ${z.prettifyError(entries.error)}`);
  return Object.entries(entries.data).map(([id, need]) => ({ ...need, id, file }));
}
