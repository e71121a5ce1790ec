// npm start: builds the app unless it is built, and runs the build. With --dev, it runs the sources instead.
import { buildIfNeeded, importBuild } from './server/http/built-app.server.ts';

if (process.argv.includes('--dev')) {
  const { startApp } = await import('./serve.server.ts');
  await startApp({ environment: process.env });
} else {
  try {
    buildIfNeeded();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  // The app reads the environment as it was. From here on, NODE_ENV only selects which build of React runs.
  const environment = { ...process.env };
  process.env['NODE_ENV'] ??= 'production';
  const { startBuild } = await importBuild();
  await startBuild(environment);
}
