import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DEMO_PASSWORD } from '../../src/features/account/demo-accounts.server.ts';
import type { Product } from '../support/product.ts';
import { atMost, type Row } from './table.ts';

const MAX_MIB = 256;

/** Signs in as the NGO of the demo data and returns its token. */
export async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/logIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: 'ngo@example.org', password: DEMO_PASSWORD }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Downloads an export and measures the memory that the process needs for it. `path` is that of the file. */
export async function measureExport({
  product,
  path,
  authorization,
  name,
}: {
  product: Product;
  path: string;
  authorization: string;
  name: string;
}): Promise<Row> {
  const confirmation = await confirmPassword({ origin: product.origin, authorization });
  const before = await readMemory(product.pid);
  const memory = watchMemory(product.pid);
  const startedAt = performance.now();
  const response = await fetch(product.origin + path, {
    headers: { authorization, 'x-confirmation': confirmation },
  });
  if (!response.ok) throw new Error(`The export returned ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body!) bytes += chunk.length;
  const seconds = (performance.now() - startedAt) / 1000;
  const highest = await memory.end();
  const note = `${seconds.toFixed(1)} s, ${(bytes / 1024 / 1024).toFixed(1)} MiB; the process ${Math.round(highest)} MiB`;
  return atMost({ name: `${name}, memory`, max: MAX_MIB, value: highest - before, unit: 'MiB', note });
}

/** Returns the confirmation that an export of personal data requires in addition to the token. */
export async function confirmPassword(target: { origin: string; authorization: string }): Promise<string> {
  const response = await fetch(`${target.origin}/api/auth/confirmPassword`, {
    method: 'POST',
    headers: { authorization: target.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ password: DEMO_PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { confirmation: string } };
  return data.confirmation;
}

/** Returns the resident memory of a process in MiB. */
export async function readMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** Samples the resident memory of a process until `end`, which returns the maximum in MiB. */
export function watchMemory(pid: number): { end(): Promise<number> } {
  const stop = new AbortController();
  const watching = (async () => {
    let maximum = 0;
    while (!stop.signal.aborted) {
      maximum = Math.max(maximum, await readMemory(pid));
      await wait(50);
    }
    return maximum;
  })();
  return {
    end() {
      stop.abort();
      return watching;
    },
  };
}
