import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

/**
 * An output file for the browser and the sources it contains. If several match, the highest priority wins.
 */
type Chunk = { name: string; priority: number; test?: RegExp };

/**
 * Sources that load together. Features declare theirs in `<feature>.chunks.json`.
 * Few large files compress better than many small ones, and the route manifest of every page lists them all.
 */
const CHUNKS: Chunk[] = [
  {
    name: 'react',
    priority: 3,
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  },
  // One stylesheet for all public pages, because the first paint waits for it.
  {
    name: 'css',
    priority: 3,
    test: /src[\\/]ui[\\/](styles|list|area(?=[\\/]facts))[\\/].*\.css/,
  },
  // What every page needs in addition to React.
  {
    name: 'shell',
    priority: 2,
    test: /src[\\/](root|entry\.client|shared[\\/](?!beginning-of-text|reference-number|own-path|clean-text|find-text-error|masked-contact|text-limits|website|india|money|financial-year)|ui[\\/](?!toast|dialog|form|area|list|quick-exit|share|qr-code|refused-file)|messages[\\/](?!time-of-day)[a-z-]+\.tsx?$)/,
  },
  // What pages about help have in common: drafts stored in the tab, and the strip to leave the page.
  { name: 'tab', priority: 2, test: /src[\\/](browser[\\/]tab-storage|ui[\\/]quick-exit)\.tsx?/ },
  // Dialogs, used by the signed-in areas and the help request form.
  { name: 'dialog', priority: 2, test: /src[\\/]ui[\\/]dialog[\\/]/ },
  // Times of day, shown in the signed-in areas and in the status of a request.
  { name: 'time', priority: 2, test: /src[\\/]messages[\\/]time-of-day/ },
  // The API client, which public forms need outside the signed-in areas too.
  { name: 'api', priority: 2, test: /src[\\/]browser[\\/]api-client\.ts|node_modules[\\/]hono[\\/]/ },
  // What the pages of an NGO and of an event share.
  { name: 'share', priority: 2, test: /src[\\/]ui[\\/]share[\\/]/ },
  { name: 'lists', priority: 1, test: /src[\\/]ui[\\/]list[\\/]/ },
  // Forms and the signed-in areas. Visitors who only read load neither. Few forms have lists of checkboxes, list their
  // sections, or say at the head of the page what they did.
  {
    name: 'form',
    priority: 1,
    test: /src[\\/](ui[\\/]form[\\/](?!check-list\.tsx|sections|busy-button|form-outcome)|shared[\\/](clean-text|find-text-error|masked-contact|text-limits|india[\\/](aadhaar|digits)))/,
  },
  {
    name: 'area',
    priority: 1,
    test: /src[\\/](ui[\\/]area[\\/](?!frame|edit[\\/](?!use-submission)|list[\\/]|figures[\\/]bars|page-links|password-action|save-file|empty|use-days|use-words|operations|answer-by|filters|reason|choose-needs)|browser[\\/](session|get-and-post)\.ts)|node_modules[\\/]jwt-decode/,
  },
  // The frame of the signed-in areas. The sign-in page does not load it either.
  { name: 'frame', priority: 1, test: /src[\\/]ui[\\/]area[\\/]frame/ },
  // Shared by the lists of the signed-in areas. The sign-in page does not load it.
  {
    name: 'rows',
    priority: 1,
    test: /src[\\/]ui[\\/]area[\\/](list[\\/]|page-links|password-action|save-file|empty|use-days|answer-by)/,
  },
];

/** Message files already are chunks: each is loaded under its own name. */
const MESSAGES = /\.messages\.\w\w\.ts(\?|$)/;
const OWN_PRIORITY = 1;

/**
 * Returns the chunk groups for the bundler's `codeSplitting`: the chunks above with the sources that features
 * add to them, and one chunk for each feature that declares its own.
 * @throws if a `<feature>.chunks.json` names another chunk or contains a pattern that matches no file.
 */
export function chunkGroups(): { name: string; priority: number; test: (id: string) => boolean }[] {
  const declared = globSync('src/features/*/*.chunks.json').flatMap(readDeclaredSources);
  const own = declared.filter(({ chunk, feature }) => chunk === feature);
  const all: Chunk[] = [...CHUNKS, ...own.map(({ chunk }) => ({ name: chunk, priority: OWN_PRIORITY }))];
  const unknown = declared.find(({ chunk }) => !all.some(({ name }) => name === chunk));
  if (unknown) throw new Error(`${unknown.feature}.chunks.json: there is no chunk ${unknown.chunk}`);
  return all.map(({ name, priority, test }) => {
    const added = new Set(declared.filter(({ chunk }) => chunk === name).flatMap(({ sources }) => sources));
    return {
      name,
      priority,
      test: (id) => !MESSAGES.test(id) && (test?.test(id) || added.has(id.split('?')[0]!)),
    };
  });
}

type DeclaredSources = { feature: string; chunk: string; sources: string[] };

/** Reads which sources one `<feature>.chunks.json` adds to each chunk, as absolute paths. */
function readDeclaredSources(file: string): DeclaredSources[] {
  const folder = resolve(dirname(file));
  const declared = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  return Object.entries(declared).map(([chunk, patterns]) => ({
    feature: basename(folder),
    chunk,
    sources: patterns.flatMap((pattern) => {
      const paths = globSync(pattern, { cwd: folder });
      if (!paths.length) throw new Error(`${file}: ${pattern} matches no file`);
      return paths.map((path) => resolve(folder, path));
    }),
  }));
}
