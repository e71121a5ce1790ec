import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PROJECT_FOLDER, STATIC_FOLDER } from './server/http/built-app.server.ts';

/** Files smaller than this gain nothing from being compressed. */
const COMPRESSED_FROM_BYTES = 400;

const built = spawnSync(
  process.execPath,
  [join(PROJECT_FOLDER, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
  {
    cwd: PROJECT_FOLDER,
    stdio: 'inherit',
    // Anything else brings React for developers.
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
if (built.status !== 0) process.exit(built.status ?? 1);

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
