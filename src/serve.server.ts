import { BRAND } from './brand.ts';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { StartServices } from './server/http/app-services.server.ts';
import { listenForChanges } from './server/change-feed.server.ts';
import { readBuildModules } from './bundling/build-modules.server.ts';
import { readConfig, type Config } from './server/config.server.ts';
import { isDatabaseAway } from './server/database/database-errors.server.ts';
import { retryWhileAway } from './server/database/retry-while-away.server.ts';
import { watchOwnChanges } from './server/database/own-changes.server.ts';
import { ResponseCache } from './server/http/response-cache.server.ts';
import { FULL_MANIFEST, STATIC_FOLDER, type BuiltApp } from './server/http/built-app.server.ts';
import { EVERYTHING, parseTags, tagDropper } from './server/http/cache-tags.server.ts';
import { coalesce } from './server/http/coalesce.server.ts';
import { readBuiltFiles } from './server/http/built-files.server.ts';
import { KeptBuilds } from './server/http/kept-builds.server.ts';
import { createHttpServer } from './server/http/http.server.ts';
import { openFileStore, type FileStore } from './server/file-store.server.ts';
import { deriveKeys } from './server/security/keys.server.ts';
import { createMailer } from './server/mailer.server.ts';
import { openQueue } from './server/queue.server.ts';
import { statusResponses } from './server/http/status.server.ts';
import { startRuntime, type Runtime } from './server/runtime.server.ts';
import { describeStartError, endOnUncaughtError } from './server/fatal-errors.server.ts';
import { createLog } from './server/log.server.ts';
import { onStopSignal } from './server/stop-signal.server.ts';

/** The database channel that announces changes to public data. */
const PUBLIC_DATA = 'public_data';
/** The payload that announces changes to the phrases known to the search. */
const NEED_PHRASES = 'needPhrases';
/** Milliseconds to wait before retrying to load the shared data. */
const READ_AGAIN_AFTER = 1_000;
/** Milliseconds to wait before retrying to start the background jobs. */
const JOBS_RETRY_AFTER = 1_000;
/** Milliseconds that requests and jobs get to finish when the app stops: more than each takes by its own limit. */
const LONGEST_ENDING = 6_500;

type StartOptions = {
  environment: NodeJS.ProcessEnv;
  /** Loads the built application. Without it, the development server serves the sources. */
  loadApp?: () => Promise<BuiltApp>;
};

/**
 * Starts the application: starts PostgreSQL if none is configured, migrates, loads the demo data and serves.
 * A stop signal shuts everything down. If the application cannot start, prints why and ends the process.
 */
export async function startApp({ environment, loadApp }: StartOptions): Promise<void> {
  try {
    await start({ config: readConfig(environment), loadApp });
  } catch (error) {
    console.error(describeStartError(error));
    process.exit(1);
  }
}

async function start(input: { config: Config; loadApp: StartOptions['loadApp'] }): Promise<void> {
  const { config, loadApp } = input;
  endOnUncaughtError(createLog(config));
  // Loading blocks the process. Connections that are made meanwhile would time out on a busy machine.
  const built = await loadApp?.();
  const runtime = await startRuntime(config, built?.sealedColumns);
  try {
    await serve({ config, runtime, built });
  } catch (error) {
    await runtime.stop();
    throw error;
  }
}

/** Serves the application, then starts its background jobs. */
async function serve(input: {
  config: Config;
  runtime: Runtime;
  /** Undefined in development. */
  built: BuiltApp | undefined;
}): Promise<void> {
  const { config, runtime, built } = input;
  const { db, log } = runtime;

  const cache = new ResponseCache();
  let app: Pick<BuiltApp, 'loadSharedData'> | undefined = built;
  const drop = tagDropper({ cache, lagging: built?.laggingTags ?? [] });
  watchOwnChanges({ pool: runtime.pool, onChange: (payload) => drop(parseTags(payload)) });
  // Load the new data before dropping cached responses, so that responses are not rebuilt from old data.
  const reload = coalesce(() => {
    const reading = app?.loadSharedData({ db }) ?? Promise.resolve();
    void reading.then(
      () => drop([EVERYTHING]),
      (error: unknown) => {
        log.warn({ err: error }, 'The assigned phrases could not be loaded');
        setTimeout(reload, READ_AGAIN_AFTER).unref();
      },
    );
  });
  const changes = listenForChanges({
    url: runtime.databaseUrl,
    name: 'change feed',
    channel: PUBLIC_DATA,
    onChange: (what) => (what === NEED_PHRASES ? reload() : drop(parseTags(what))),
    onReady: () => {
      cache.trust();
      reload();
    },
    onLost(loss) {
      cache.distrust();
      // The connections of the pool lead to the same server.
      runtime.pool.leaveServer(loss);
    },
    log,
  });
  const [queue, files] = await Promise.all([
    retryWhileAway({ log, work: () => openQueue({ url: runtime.databaseUrl, log }) }),
    openFileStore({ dataDir: config.dataDir, s3: config.s3 }),
  ]);
  const uploadFolder = join(config.dataDir, 'uploads');
  await mkdir(uploadFolder, { recursive: true, mode: 0o700 });
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outbox: join(config.dataDir, 'outbox'),
    log,
  });
  const services: StartServices = {
    db,
    log,
    origin: config.publicOrigin ?? '',
    demo: config.demo,
    grievance: config.grievance,
    securityContact: config.securityContact,
    gatewayUrl: config.gatewayUrl,
    limits: config.rateLimits,
    upiLimit: config.upiLimit,
    upiUnderscore: config.upiUnderscore,
    keys: deriveKeys(config.secretKey, config.previousSecretKey),
    queue,
    files,
    uploadFolder,
    dropResponses: (tags) => cache.drop(tags),
  };
  const counter = built?.countPages({ db, log, trustedProxies: config.trustedProxies });
  const opened = built
    ? {
        ...built,
        server: createHttpServer({
          ...(await openBuild({ files, log })),
          respond: built.createApp(services),
          cache,
          origin: () => services.origin,
          gatewayUrl: services.gatewayUrl,
          photos: { files, log, isShown: (fileKey) => built.isPhotoShown({ db }, fileKey) },
          trustedProxies: config.trustedProxies,
          readAddress: built.readAddress,
          isUpload: built.isUpload,
          onSent: (page) => counter?.note(page),
          status: statusResponses({ db, isListening: changes.isListening }),
        }),
      }
    : await startDevServer(services);
  const { server, startJobs } = opened;
  app = opened;
  await retryWhileAway({
    log,
    async work() {
      await Promise.all([opened.prepareJobs({ queue }), opened.loadSharedData({ db })]);
      if (config.demo) await opened.loadDemoData(services);
    },
  });

  server.listen(config.port, config.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  services.origin ||= `http://localhost:${port}`;
  announce({ config, origin: services.origin, demoLines: opened.describeDemo(services.origin) });
  let stopping = false;
  onStopSignal({
    log,
    stop: async () => {
      stopping = true;
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      // Do not wait for idle connections that browsers keep open.
      setTimeout(() => server.closeAllConnections(), 3_000).unref();
      const ended = Promise.all([closed, changes.stop(), queue.stop(), counter?.stop()]);
      const isInTime = await Promise.race([
        ended.then(() => true),
        sleep(LONGEST_ENDING, false, { ref: false }),
      ]);
      // What still runs waits for a database that does not answer.
      if (!isInTime) runtime.pool.leaveServer({ isSilent: true });
      mailer.close();
      await runtime.stop();
    },
  });
  await startWhenPossible({
    start: () => startJobs({ ...services, mailer }),
    isStopping: () => stopping,
    log,
  });
}

/** Reads the browser files of the build, and stores them for the processes that run another one. */
async function openBuild({ files, log }: { files: FileStore; log: Logger }) {
  const builtFiles = readBuiltFiles(STATIC_FOLDER);
  const modules = readBuildModules(FULL_MANIFEST);
  const builds = new KeptBuilds({ store: files, log, files: builtFiles, modules });
  await builds.keep();
  return { builtFiles, builds };
}

/** Imports the development server on demand, because it needs Vite, which is not installed in production. */
async function startDevServer(services: StartServices) {
  const { createDevServer } = await import('./server/http/dev-server.server.ts');
  return createDevServer(services);
}

/** Starts the background jobs. Retries while the database is unreachable; pages are served meanwhile. */
async function startWhenPossible(input: {
  start: () => Promise<void>;
  isStopping: () => boolean;
  log: Logger;
}): Promise<void> {
  while (!input.isStopping()) {
    try {
      return await input.start();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      input.log.warn('Background jobs wait for the database');
      await sleep(JOBS_RETRY_AFTER, undefined, { ref: false });
    }
  }
}

function announce({
  config,
  origin,
  demoLines,
}: {
  config: Config;
  origin: string;
  demoLines: string[];
}): void {
  console.info(`${BRAND.name.en} is open at ${origin}`);
  if (config.demo) {
    console.info('This is the demonstration: all NGOs in it are made up.');
    for (const line of demoLines) console.info(line);
  }
  if (!config.smtpUrl) console.info(`Emails are written to ${join(config.dataDir, 'outbox')}`);
}
