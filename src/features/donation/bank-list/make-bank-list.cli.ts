// Writes database/reference/banks from the data of the npm package `ifsc`. Its README explains when and how.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packBranches } from './branch-ranges.ts';

const FOLDER = join(import.meta.dirname, '../../../../database/reference/banks');

/** Writes an object as JSON with a property on each line. */
function write(file: string, object: Record<string, string>): void {
  const lines = Object.entries(object)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `  ${JSON.stringify(name)}: ${JSON.stringify(text)}`);
  writeFileSync(join(FOLDER, file), `{\n${lines.join(',\n')}\n}\n`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Pass the folder of the unpacked package: node_modules/ifsc\n');
  process.exit(1);
}
const read = (file: string) => JSON.parse(readFileSync(join(folder, 'src', file), 'utf8')) as unknown;
const branches = read('IFSC.json') as Record<string, (string | number)[]>;
const names = read('banknames.json') as Record<string, string>;
// A prefix of IFSCs and the code of a bank, or its name.
const sublets = {
  ...(read('sublet.json') as Record<string, string>),
  ...(read('custom-sublets.json') as Record<string, string>),
};
const packed = Object.entries(branches).map(([bank, list]) => [
  bank,
  packBranches(list.map((branch) => String(branch).padStart(6, '0'))),
]);
write('branches.json', Object.fromEntries(packed) as Record<string, string>);
const named = Object.keys(branches).map((code) => [code, names[code] ?? code]);
write('names.json', Object.fromEntries(named) as Record<string, string>);
const nested = Object.entries(sublets).map(([prefix, bank]) => [prefix, names[bank] ?? bank]);
write('sublets.json', Object.fromEntries(nested) as Record<string, string>);
