// npm run build: builds the pages and the server with React Router and compresses the browser files.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  BUILD_TOOL,
  COMPILE_CACHE,
  hashSources,
  importBuild,
  SOURCES_HASH,
  STATIC_FOLDER,
} from '../server/http/built-app.server.ts';
import { PROJECT_FOLDER } from '../server/project-folder.server.ts';
import { lightenManifest } from './light-manifest.server.ts';

/** Compressing smaller files does not pay off. */
const COMPRESSED_FROM_BYTES = 400;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

// A failed build must not leave a valid hash, so it is removed first. The new one is taken before the build:
// changes made during it are not part of it.
rmSync(SOURCES_HASH, { force: true });
rmSync(COMPILE_CACHE, { recursive: true, force: true });
const sources = hashSources();

const built = spawnSync(process.execPath, [BUILD_TOOL, 'build'], {
  cwd: PROJECT_FOLDER,
  stdio: 'inherit',
  // Any other value bundles the development build of React.
  env: { ...process.env, NODE_ENV: 'production' },
});
if (built.status !== 0) process.exit(built.status ?? 1);

lightenManifest(STATIC_FOLDER);

process.env['NODE_ENV'] = 'production';
const { prepareBuild } = await importBuild();
// Compression has threads of its own.
await Promise.all([compressFiles(), prepareBuild()]);
writeFileSync(SOURCES_HASH, sources);

/** Compresses the browser files as far as it goes, because every visitor downloads them. */
async function compressFiles(): Promise<void> {
  const names = globSync('**/*.{js,css,svg,json}', { cwd: STATIC_FOLDER });
  await Promise.all(names.map((name) => compressFile(join(STATIC_FOLDER, name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < COMPRESSED_FROM_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await compressBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await compressGzip(bytes, { level: 9 }));
}
