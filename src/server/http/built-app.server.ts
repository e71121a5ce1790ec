import { spawnSync } from 'node:child_process';
import type { Mailer } from '#src/server/mailer.server.ts';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RequestHandler } from '#src/server/api-env.server.ts';
import type { Feature, PageCounter, QueryParameters } from '#src/server/feature.server.ts';
import type { AppServices, StartServices } from './app-services.server.ts';

export const PROJECT_FOLDER = join(import.meta.dirname, '../../..');
export const STATIC_FOLDER = join(PROJECT_FOLDER, 'build/client');
const BUILT_APP = join(PROJECT_FOLDER, 'build/server/index.js');
/** What the build was made of, as `hashSources` says it. */
export const SOURCES_HASH = join(PROJECT_FOLDER, 'build/sources.sha256');
/** The program of React Router that builds; `npm ci --omit=dev` leaves it out. */
export const BUILD_TOOL = join(PROJECT_FOLDER, 'node_modules/@react-router/dev/bin.cjs');

/** What a build is made of. */
const SOURCES = [
  'src/**/*',
  'database/reference/*',
  'public/*',
  'package-lock.json',
  '{vite,react-router}.config.ts',
];

export type BuiltApp = {
  createApp(services: StartServices): RequestHandler;
  queryParameters: QueryParameters;
  laggingTags: readonly string[];
  isPage(pathname: string): boolean;
  isUpload(pathname: string): boolean;
  /** Reads from the database what every process keeps in memory. */
  loadSharedData(services: Pick<AppServices, 'db'>): Promise<void>;
  /** Loads the data of the demonstration where they are missing. */
  loadDemoData(services: Pick<AppServices, 'db'>): Promise<void>;
  /** Lines that tell whoever starts the demonstration how to try it. */
  describeDemo(origin: string): string[];
  countPages(options: Parameters<NonNullable<Feature['countPages']>>[0]): PageCounter;
  startJobs(services: StartServices & { mailer: Mailer }): Promise<void>;
};

/**
 * Builds the product when it was never built, or its sources have changed since. Takes some seconds then.
 * @throws when a build is needed and devDependencies are not installed, with a sentence for the operator.
 */
export function buildIfNeeded(): void {
  const built = existsSync(BUILT_APP);
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
  const builtAt = statSync(BUILT_APP).mtimeMs;
  return findSources().every((file) => statSync(file).mtimeMs <= builtAt);
}

/** Decides in a copy (an image, a release), where file times mean nothing. */
function isOfTheseSources(): boolean {
  return existsSync(SOURCES_HASH) && readFileSync(SOURCES_HASH, 'utf8') === hashSources();
}

/** The SHA-256 of all that a build is made of, as hexadecimal digits. */
export function hashSources(): string {
  const files = findSources().filter((path) => statSync(path).isFile());
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${relative(PROJECT_FOLDER, file)}\0`);
    hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Absolute paths, folders too: theirs is the time at which a file was removed. */
function findSources(): string[] {
  return globSync(SOURCES, { cwd: PROJECT_FOLDER })
    .filter((path) => !path.includes('.test.'))
    .map((path) => join(PROJECT_FOLDER, path));
}

export async function loadApp(): Promise<BuiltApp> {
  return (await import(BUILT_APP)) as BuiltApp;
}
