import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  BUILD_TOOL,
  hashSources,
  PROJECT_FOLDER,
  SOURCES_HASH,
  STATIC_FOLDER,
} from './server/http/built-app.server.ts';

/** Files smaller than this gain nothing from being compressed. */
const COMPRESSED_FROM_BYTES = 400;

// A build that fails must not pass for one of these sources. Sources that change while it runs are not in it.
rmSync(SOURCES_HASH, { force: true });
const sources = hashSources();

const built = spawnSync(process.execPath, [BUILD_TOOL, 'build'], {
  cwd: PROJECT_FOLDER,
  stdio: 'inherit',
  // Anything else brings React for developers.
  env: { ...process.env, NODE_ENV: 'production' },
});
if (built.status !== 0) process.exit(built.status ?? 1);

lightenManifest();

// Once, as small as can be: every visitor gets these bytes.
for (const name of globSync('**/*.{js,css,svg,json}', { cwd: STATIC_FOLDER })) {
  const file = join(STATIC_FOLDER, name);
  const bytes = readFileSync(file);
  if (bytes.length < COMPRESSED_FROM_BYTES) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

writeFileSync(SOURCES_HASH, sources);

/**
 * The list of routes travels with every page. What each route imports and what it does not have nobody reads there: the list
 * as it was is kept beside, for those who weigh pages.
 */
function lightenManifest(): void {
  const [name] = globSync('assets/manifest-*.js', { cwd: STATIC_FOLDER });
  if (!name) throw new Error('The build made no list of routes');
  const file = join(STATIC_FOLDER, name);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}') + 1;
  const manifest = JSON.parse(text.slice(start, end)) as { routes: Record<string, object> };
  writeFileSync(join(STATIC_FOLDER, '../manifest.json'), JSON.stringify(manifest));
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([key, value]) => key !== 'imports' && value !== false)),
  ]);
  const light = { ...manifest, routes: Object.fromEntries(routes) as unknown };
  writeFileSync(file, text.slice(0, start) + JSON.stringify(light) + text.slice(end));
}
