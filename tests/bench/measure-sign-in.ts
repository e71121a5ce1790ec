import { execFileSync } from 'node:child_process';
import { hashPassword } from '../../src/features/account/password/passwords.server.ts';
import { startProduct } from '../support/product.ts';
import { atLeast, atMost, type Row } from './table.ts';
import { timeEach } from './timing.ts';

const HASHES = 15;
const CONCURRENCY = 8;
const REQUESTS = 1_000;
const MIN_HASH_MS = 50;
/** Fewer than the attempts that an account has in fifteen minutes. */
const ATTEMPTS = 9;
const MAX_DIFFERENCE_MS = 10;
const CLI = 'src/features/account/administration/account.cli.ts';

/** Measures the cost of a sign-in, and how much eight concurrent sign-ins slow others down. */
export async function measureSignIn(): Promise<Row[]> {
  const hashing = await timeHashing();
  // Behind a trusted proxy, each attempt can come from another address, so none is rate limited.
  const env = { DEMO: 'off', TRUSTED_PROXIES: '1' };
  const { origin, dataDir, stop } = await startProduct({ env });
  try {
    const email = 'somebody@example.org';
    const addAccount = [CLI, 'add', '--role', 'staff', '--email', email, '--name', 'Somebody', '--generate'];
    execFileSync(process.execPath, addAccount, { env: { ...process.env, ...env, DATA_DIR: dataDir } });
    const times: { withAccount: number[]; withoutAccount: number[] } = {
      withAccount: [],
      withoutAccount: [],
    };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      times.withAccount.push(await timeWrongSignIn({ origin, email, number: attempt }));
      times.withoutAccount.push(await timeWrongSignIn({ origin, email: `x${email}`, number: attempt }));
    }
    const paths = Array.from({ length: REQUESTS }, () => '/api/reference/getAllState');
    await timeEach({ origin, paths });
    const alone = await timeEach({ origin, paths });
    const signingIn = keepSigningIn(origin);
    const concurrent = await timeEach({ origin, paths });
    const { count, seconds } = await signingIn.end();
    return [
      atLeast({ name: 'hashing a password', min: MIN_HASH_MS, value: hashing, unit: 'ms' }),
      atMost({
        name: 'a wrong sign-in, with an account and without: difference',
        max: MAX_DIFFERENCE_MS,
        value: Math.abs(median(times.withAccount) - median(times.withoutAccount)),
        unit: 'ms',
        note: `${median(times.withAccount).toFixed(0)} ms and ${median(times.withoutAccount).toFixed(0)} ms`,
      }),
      atMost({
        name: 'another request while 8 sign-ins are hashed, p95',
        // A blocked process would respond only after at least one hash.
        max: MIN_HASH_MS,
        value: concurrent.p95,
        unit: 'ms',
        note: `${alone.p95.toFixed(2)} ms without; ${(count / seconds).toFixed(0)} sign-ins/s meanwhile`,
      }),
    ];
  } finally {
    await stop();
  }
}

/** Returns the median in milliseconds, hashing one after another. */
async function timeHashing(): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < HASHES; count++) {
    const startedAt = performance.now();
    await hashPassword('seven green buffaloes');
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/** Returns the time in milliseconds. Each attempt has its own address. */
async function timeWrongSignIn(input: { origin: string; email: string; number: number }): Promise<number> {
  const { origin, email, number } = input;
  const startedAt = performance.now();
  const response = await fetch(`${origin}/api/auth/logIn`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({ email, password: 'seven green buffaloes' }),
  });
  await response.arrayBuffer();
  if (response.status !== 401) throw new Error(`A wrong sign-in returned ${response.status}`);
  return performance.now() - startedAt;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

/** Keeps this many wrong sign-ins running until `end` is called. */
function keepSigningIn(origin: string) {
  const startedAt = performance.now();
  let count = 0;
  const stop = new AbortController();
  const running = Array.from({ length: CONCURRENCY }, async () => {
    while (!stop.signal.aborted) {
      const number = ++count;
      await timeWrongSignIn({ origin, email: `nobody${number}@example.org`, number: number + ATTEMPTS });
    }
  });
  return {
    async end() {
      stop.abort();
      await Promise.all(running);
      return { count, seconds: (performance.now() - startedAt) / 1000 };
    },
  };
}
