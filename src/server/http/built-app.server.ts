import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Mailer } from '#src/server/mailer.server.ts';
import type { AnswerRequest, AppServices } from './app-services.server.ts';

export const PROJECT_FOLDER = join(import.meta.dirname, '../../..');
export const STATIC_FOLDER = join(PROJECT_FOLDER, 'build/client');
const BUILT_APP = join(PROJECT_FOLDER, 'build/server/index.js');

/** What a build is made of. */
const SOURCES = ['src/**/*', 'database/reference/*', 'public/*', 'package-lock.json', '*.config.ts'];

export type BuiltApp = {
  createApp(services: AppServices): AnswerRequest;
  isPage(pathname: string): boolean;
  isUpload(pathname: string): boolean;
  /** Reads from the database what every process keeps in memory. */
  loadSharedData(services: Pick<AppServices, 'db'>): Promise<void>;
  startJobs(services: AppServices & { mailer: Mailer }): Promise<void>;
};

/** Builds the product when it was never built, or its sources have changed since. Takes some seconds then. */
export function buildIfNeeded(): void {
  if (existsSync(BUILT_APP)) {
    const builtAt = statSync(BUILT_APP).mtimeMs;
    const changed = globSync(SOURCES, { cwd: PROJECT_FOLDER }).some(
      (file) => !file.includes('.test.') && statSync(join(PROJECT_FOLDER, file)).mtimeMs > builtAt,
    );
    if (!changed) return;
  }
  console.info('Building, which takes a few seconds the first time ...');
  const built = spawnSync(process.execPath, [join(PROJECT_FOLDER, 'src/build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('The build failed; `npm run build` tells more.');
}

export async function loadApp(): Promise<BuiltApp> {
  return (await import(BUILT_APP)) as BuiltApp;
}
