import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../support/product.ts';
import { ON_ONE_CORE } from './pinning.ts';

export type BareServer = { origin: string; pid: number; stop: () => void };

/**
 * Starts a bare node:http server that sends the same headers and bytes as `url`, on the same core as the
 * product.
 */
export async function startBareServer(url: string): Promise<BareServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const { head, body } = await fetchRaw(url);
  writeFileSync(join(folder, 'head.json'), JSON.stringify(head));
  writeFileSync(join(folder, 'body'), body);
  const port = await findFreePort();
  const words = [...ON_ONE_CORE, process.execPath, 'tests/bench/bare-server.ts', folder, String(port)];
  const child = spawn(words[0] as string, words.slice(1), { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  await waitFor(origin);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns the bytes as transferred, without decompressing them. */
function fetchRaw(url: string): Promise<{ head: Record<string, string | string[]>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...head } = response.headers;
        resolve({ head: head as Record<string, string | string[]>, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

async function waitFor(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (
      await fetch(origin).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await wait(25);
  }
  throw new Error(`${origin} does not respond`);
}
