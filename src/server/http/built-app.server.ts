import { spawnSync } from 'node:child_process';
import type { Mailer } from '#src/server/mailer.server.ts';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RequestHandler } from '#src/server/api-env.server.ts';
import type { SealedColumn } from '#src/server/database/sealed-columns.queries.server.ts';
import type { Feature, PageCounter } from '#src/server/feature.server.ts';
import { PROJECT_FOLDER } from '#src/server/project-folder.server.ts';
import type { AppServices, StartServices } from './app-services.server.ts';
import type { PublicAddress } from './public-url.server.ts';

export const STATIC_FOLDER = join(PROJECT_FOLDER, 'build/client');
/** The full manifest of the build, of which browsers get a lighter one. */
export const FULL_MANIFEST = join(PROJECT_FOLDER, 'build/manifest.json');
/** Where the start script lets Node keep compiled code, so that later starts take less time. */
export const COMPILE_CACHE = join(PROJECT_FOLDER, 'build/compile-cache');
const BUILT_START = join(PROJECT_FOLDER, 'build/server/index.js');
/** The hash of the sources that the build was made from, as `hashSources` returns it. */
export const SOURCES_HASH = join(PROJECT_FOLDER, 'build/sources.sha256');
/** React Router's build tool. `npm ci --omit=dev` does not install it. */
export const BUILD_TOOL = join(PROJECT_FOLDER, 'node_modules/@react-router/dev/bin.cjs');

/** The files that a build is made from. */
const SOURCES = [
  'src/**/*',
  'database/reference/**/*',
  'public/*',
  'package-lock.json',
  '{vite,react-router}.config.ts',
];

export type BuiltApp = {
  createApp(services: StartServices): RequestHandler;
  laggingTags: readonly string[];
  sealedColumns: readonly SealedColumn[];
  readAddress(url: URL): PublicAddress;
  isUpload(pathname: string): boolean;
  /** Reports whether the stored photo with this random name may be shown now. */
  isPhotoShown(services: Pick<AppServices, 'db'>, fileKey: string): Promise<boolean>;
  /** Loads from the database the data that every process keeps in memory. */
  loadSharedData(services: Pick<AppServices, 'db'>): Promise<void>;
  /** Loads the demo data if they are missing. */
  loadDemoData(services: Pick<AppServices, 'db' | 'files' | 'keys'>): Promise<void>;
  /** Returns lines, printed at startup, that explain how to try the demo. */
  describeDemo(origin: string): string[];
  countPages(options: Parameters<NonNullable<Feature['countPages']>>[0]): PageCounter;
  /** Creates the job queues. Must finish before the first request. */
  prepareJobs(services: Pick<AppServices, 'queue'>): Promise<void>;
  startJobs(services: StartServices & { mailer: Mailer }): Promise<void>;
};

/**
 * Builds the application if there is no build or its sources have changed since. A build takes a few seconds.
 * @throws {Error} if a build is needed but devDependencies are not installed, or if the build fails. The
 * message is a sentence for the operator.
 */
export function buildIfNeeded(): void {
  const built = existsSync(BUILT_START);
  const canBuild = existsSync(BUILD_TOOL);
  if (built && ((canBuild && isNewest()) || isOfTheseSources())) return;
  if (!canBuild)
    throw new Error(
      `${built ? 'The sources have changed since the build' : 'There is no build'}, and the packages ` +
        'that build are not installed: run `npm ci --include=dev && npm run build`.',
    );
  console.info('Building, which takes a few seconds the first time ...');
  const result = spawnSync(process.execPath, [join(PROJECT_FOLDER, 'src/bundling/build.cli.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) throw new Error('The build failed; `npm run build` tells more.');
}

function isNewest(): boolean {
  const builtAt = statSync(BUILT_START).mtimeMs;
  return findSources().every((file) => statSync(file).mtimeMs <= builtAt);
}

/** Compares hashes, because file times mean nothing in a copy such as an image or a release. */
function isOfTheseSources(): boolean {
  return existsSync(SOURCES_HASH) && readFileSync(SOURCES_HASH, 'utf8') === hashSources();
}

/** Returns the SHA-256 of all sources of a build, as hexadecimal digits. */
export function hashSources(): string {
  const files = findSources().filter((path) => statSync(path).isFile());
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${relative(PROJECT_FOLDER, file)}\0`);
    hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Returns absolute paths. Folders are included because removing a file changes only the folder's time. */
function findSources(): string[] {
  return globSync(SOURCES, { cwd: PROJECT_FOLDER })
    .filter((path) => !path.includes('.test.'))
    .map((path) => join(PROJECT_FOLDER, path));
}

/** Imports the build. It must exist; `buildIfNeeded` makes it. */
export async function importBuild(): Promise<typeof import('#src/start-build.server.ts')> {
  return import(BUILT_START);
}
