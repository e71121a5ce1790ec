import { afterAll, afterEach, beforeEach } from 'vitest';
import { copyFolder } from '../support/copy-folder.ts';
import { endApp, makeDataDir, removeDataDir, startApp, type StartedApp } from './start-app.ts';

export type FreshFolder = {
  /** The data folder of the current test. A test may replace it. */
  dataDir: string;
  /** Fills the data folder as an earlier run of the app has left it. To create a database takes longer than most tests. */
  fill(): Promise<void>;
  start(env?: Record<string, string>): StartedApp;
};

/**
 * Provides each test of the file with a new data folder, and afterwards stops everything that still runs
 * there.
 */
export function freshFolderForEachTest(): FreshFolder {
  let started: StartedApp[] = [];
  let earlier: Promise<string> | undefined;
  const folder: FreshFolder = {
    dataDir: '',
    async fill() {
      await copyFolder({ from: await (earlier ??= runOnce()), to: folder.dataDir });
    },
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
  afterAll(async () => {
    if (earlier) await removeDataDir(await earlier);
  });
  return folder;
}

/** Starts the app in a folder of its own and ends it. Returns the folder. */
async function runOnce(): Promise<string> {
  const dataDir = await makeDataDir();
  const app = startApp({ dataDir });
  await app.serving;
  await endApp(app);
  return dataDir;
}
