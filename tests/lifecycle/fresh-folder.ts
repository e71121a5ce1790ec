import { afterEach, beforeEach } from 'vitest';
import { makeDataDir, removeDataDir, startApp, type StartedApp } from './start-app.ts';

export type FreshFolder = {
  /** The data folder of the current test. A test may replace it. */
  dataDir: string;
  start(env?: Record<string, string>): StartedApp;
};

/**
 * Provides each test of the file with a new data folder, and afterwards stops everything that still runs
 * there.
 */
export function freshFolderForEachTest(): FreshFolder {
  let started: StartedApp[] = [];
  const folder: FreshFolder = {
    dataDir: '',
    start(env) {
      const app = startApp({ dataDir: folder.dataDir, env });
      started.push(app);
      return app;
    },
  };

  beforeEach(async () => {
    folder.dataDir = await makeDataDir();
  });
  afterEach(async () => {
    for (const { pid } of started) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has already ended.
      }
    }
    started = [];
    await removeDataDir(folder.dataDir);
  });
  return folder;
}
