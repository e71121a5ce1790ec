// Completes package-lock.json after an npm install. npm leaves out packages for other systems that it did not
// see at that moment, and `npm ci` then rejects the file everywhere.
import { readFileSync, writeFileSync } from 'node:fs';

type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lockfile = { packages: Record<string, Entry> };

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
  'win32',
];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32'];

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const missing = findMissing(lockfile);
for (const { path, entry } of missing) lockfile.packages[path] = entry;
const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  'package-lock.json',
  `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
console.log(missing.length ? `Added ${missing.length} packages of other systems` : 'The lockfile is whole');

function findMissing({ packages }: Lockfile): { path: string; entry: Entry }[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${parent}/node_modules/${name}`])
      .map(([name, version]) => ({ path: `node_modules/${name}`, entry: describe({ name, version, dev }) })),
  );
}

/** Derives from the name of a package what its own manifest would say about the systems it runs on. */
function describe({ name, version, dev }: { name: string; version: string; dev?: boolean }): Entry {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc = words.includes('musl')
    ? 'musl'
    : words.includes('gnu') && os === 'linux'
      ? 'glibc'
      : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
