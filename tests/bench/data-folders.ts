import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { readConfig } from '../../src/server/config.server.ts';
import { joinRuntime, type Runtime } from '../../src/server/runtime.server.ts';
import { asOwner } from '../support/as-owner.ts';

export type BenchData = { dataDir: string; csv: string };

/**
 * Returns a data folder with this many generated NGOs and the CSV they were imported from. Both stay under
 * .data/ for the next run.
 */
export async function prepareData(count: number): Promise<BenchData> {
  const dataDir = `.data/bench-${count}-${hashSchema()}`;
  const csv = `${dataDir}.csv`;
  const completeFile = join(dataDir, 'bench-is-complete');
  if (existsSync(completeFile) && existsSync(csv)) return { dataDir, csv };

  console.log(
    `Making and importing ${count.toLocaleString('en')} NGOs; stored in ${dataDir} for the next run.`,
  );
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  await run({ args: ['src/features/ngo/import/make-ngos.cli.ts', String(count)], outputFile: csv });
  const startedAt = performance.now();
  await run({ args: ['src/features/ngo/import/import-ngos.cli.ts', csv], env: { DATA_DIR: dataDir } });
  console.log(`Imported in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  const runtime = await joinRuntime(readConfig({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'warn' }));
  await vacuum(runtime).finally(() => runtime.stop());
  writeFileSync(completeFile, '');
  return { dataDir, csv };
}

/**
 * Does what autovacuum does some time after many inserts, for these tables or all. The role of the app lacks the
 * right to do this.
 */
export async function vacuum({ databaseUrl }: Runtime, tables: readonly string[] = []): Promise<void> {
  const client = new pg.Client(asOwner(databaseUrl));
  await client.connect();
  try {
    await client.query(`vacuum analyze ${tables.join(', ')}`);
  } finally {
    await client.end();
  }
}

/** Hashes the migrations, because data with another schema cannot be used. */
function hashSchema(): string {
  const hash = createHash('sha256');
  for (const file of globSync('database/migrations/*.sql').sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** Returns the name of every `step`th NGO in the CSV, as a user enters it. */
export async function readNames({ csv, step }: { csv: string; step: number }): Promise<string[]> {
  const names: string[] = [];
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(csv) })) {
    // Generated names contain no commas or quotes. Neither does the header row, which is skipped.
    if (number > 0 && number % step === 0) names.push(line.slice(0, line.indexOf(',')).replaceAll('"', ''));
    number++;
  }
  return names.filter((name) => /^[\p{L}\p{M}. -]+$/u.test(name));
}

async function run({
  args,
  outputFile,
  env = {},
}: {
  args: string[];
  outputFile?: string;
  env?: Record<string, string>;
}): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DEMO: 'off', ...env },
    stdio: ['ignore', outputFile ? 'pipe' : 'inherit', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  if (outputFile && child.stdout) await pipeline(child.stdout, createWriteStream(outputFile));
  const code = await ended;
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
}
