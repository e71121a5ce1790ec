import { execFileSync } from 'node:child_process';
import { hashPassword } from '../../src/features/account/password/passwords.server.ts';
import { startProduct } from '../support/product.ts';
import { atLeast, atMost, type Row } from './table.ts';
import { timeEach } from './timing.ts';

const HASHES = 15;
const AT_ONCE = 8;
const ASKED = 1_000;
const LEAST_MS = 50;
/** Fewer than the attempts that an account has in fifteen minutes. */
const TRIES = 9;
const MOST_DIFFERENCE_MS = 10;
const CLI = 'src/features/account/administration/account.cli.ts';

/** Measures the cost of a sign-in, and how much eight concurrent sign-ins slow others down. */
export async function measureSignIn(): Promise<Row[]> {
  const hashing = await timeHashing();
  // Behind a trusted proxy, each attempt can come from another address, so none is rate limited.
  const env = { DEMO: 'off', TRUSTED_PROXIES: '1' };
  const { origin, dataDir, stop } = await startProduct({ env });
  try {
    const email = 'somebody@example.org';
    const add = [CLI, 'add', '--role', 'staff', '--email', email, '--name', 'Somebody', '--generate'];
    execFileSync(process.execPath, add, { env: { ...process.env, ...env, DATA_DIR: dataDir } });
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let tried = 0; tried < TRIES; tried++) {
      times.known.push(await timeWrongSignIn({ origin, email, number: tried }));
      times.unknown.push(await timeWrongSignIn({ origin, email: `x${email}`, number: tried }));
    }
    const paths = Array.from({ length: ASKED }, () => '/api/reference/getAllState');
    await timeEach({ origin, paths });
    const alone = await timeEach({ origin, paths });
    const signingIn = keepSigningIn(origin);
    const beside = await timeEach({ origin, paths });
    const { count, seconds } = await signingIn.end();
    return [
      atLeast({ name: 'hashing a password', least: LEAST_MS, value: hashing, unit: 'ms' }),
      atMost({
        name: 'a wrong sign-in, with an account and without: difference',
        most: MOST_DIFFERENCE_MS,
        value: Math.abs(medianOf(times.known) - medianOf(times.unknown)),
        unit: 'ms',
        more: `${medianOf(times.known).toFixed(0)} ms and ${medianOf(times.unknown).toFixed(0)} ms`,
      }),
      atMost({
        name: 'another request while 8 sign-ins are hashed, p95',
        // A blocked process would respond only after at least one hash.
        most: LEAST_MS,
        value: beside.p95,
        unit: 'ms',
        more: `${alone.p95.toFixed(2)} ms without; ${(count / seconds).toFixed(0)} sign-ins/s meanwhile`,
      }),
    ];
  } finally {
    await stop();
  }
}

/** Returns the median in milliseconds, hashing one after another. */
async function timeHashing(): Promise<number> {
  const times: number[] = [];
  for (let made = 0; made < HASHES; made++) {
    const began = performance.now();
    await hashPassword('seven green buffaloes');
    times.push(performance.now() - began);
  }
  return medianOf(times);
}

/** Returns the time in milliseconds. Each attempt has its own address. */
async function timeWrongSignIn(wrong: { origin: string; email: string; number: number }): Promise<number> {
  const { origin, email, number } = wrong;
  const began = performance.now();
  const answer = await fetch(`${origin}/api/auth/logIn`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({ email, password: 'seven green buffaloes' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`A wrong sign-in was answered with ${answer.status}`);
  return performance.now() - began;
}

function medianOf(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

/** Keeps this many wrong sign-ins running until `end` is called. */
function keepSigningIn(origin: string) {
  const began = performance.now();
  let count = 0;
  const over = new AbortController();
  const running = Array.from({ length: AT_ONCE }, async () => {
    while (!over.signal.aborted) {
      const number = ++count;
      await timeWrongSignIn({ origin, email: `nobody${number}@example.org`, number: number + TRIES });
    }
  });
  return {
    async end() {
      over.abort();
      await Promise.all(running);
      return { count, seconds: (performance.now() - began) / 1000 };
    },
  };
}
