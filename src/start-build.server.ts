import { startApp } from './serve.server.ts';
import { writePreparedData } from './server/prepared-data.server.ts';

/** Starts the application that this build contains. */
export async function startBuild(environment: NodeJS.ProcessEnv): Promise<void> {
  await startApp({ environment, loadApp: () => import('./app.server.ts') });
}

/** Completes the build: computes what every start would otherwise compute. */
export async function prepareBuild(): Promise<void> {
  await import('./app.server.ts');
  writePreparedData();
}
