import { afterEach, beforeEach } from 'vitest';
import { makeDataDir, removeDataDir, startApp, type StartedApp } from './start-app.ts';

export type FreshFolder = {
  /** The data folder of the test that runs; a test may put another in its place. */
  dataDir: string;
  start(env?: Record<string, string>): StartedApp;
};

/** Gives each test of the file a new data folder, and ends afterwards whatever it left running there. */
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
        // Ended already.
      }
    }
    started = [];
    await removeDataDir(folder.dataDir);
  });
  return folder;
}
