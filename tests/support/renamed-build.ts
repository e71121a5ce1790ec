import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The part of a name that the bundler makes from the content: seven characters, or eight of a folder of messages. */
const HASH = /[\w-]{7}(?=\.(js|css)$)/;

/**
 * Turns a build into one of a later version: every browser file with a hash in its name gets another name, in all that
 * refers to it. So none of its files is in the build it was copied from. A second build would take half a minute.
 * @param folder the folder of the project whose build is changed
 */
export function renameBuild(folder: string): void {
  const client = join(folder, 'build/client');
  const [messages = ''] = globSync('assets/*/en', { cwd: client }).map((path) => basename(dirname(path)));
  const files = globSync('assets/*.{js,css}', { cwd: client }).map((path) => basename(path));
  const names = new Map([[messages, reverse(messages)]]);
  for (const file of files) names.set(file, file.replace(HASH, reverse));
  const pattern = new RegExp([...names.keys()].join('|').replaceAll('.', String.raw`\.`), 'g');
  const rename = (text: string) => text.replace(pattern, (name) => names.get(name) ?? name);

  const texts = ['build/client/assets/**/*.{js,css}', 'build/server/*.js', 'build/manifest.json'];
  for (const path of globSync(texts, { cwd: folder })) {
    const file = join(folder, path);
    const text = rename(readFileSync(file, 'utf8'));
    writeFileSync(file, text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(text));
  }
  for (const path of globSync('assets/*', { cwd: client }))
    renameSync(join(client, path), join(client, rename(path)));
}

function reverse(text: string): string {
  return [...text].toReversed().join('');
}
