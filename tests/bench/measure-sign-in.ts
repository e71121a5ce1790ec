import { hashPassword } from '../../src/features/account/passwords.server.ts';
import { startProduct } from '../support/product.ts';
import { atLeast, atMost, type Row } from './table.ts';
import { timeEach } from './timing.ts';

const HASHES = 15;
const AT_ONCE = 8;
const ASKED = 1_000;
const LEAST_MS = 50;

/** What a sign-in costs, and what others notice while eight at once are checked all the time. */
export async function measureSignIn(): Promise<Row[]> {
  const hashing = await timeHashing();
  // Behind a proxy of ours each try can come from another address: none is slowed down.
  const env = { DEMO: 'off', TRUSTED_PROXIES: '1' };
  const { origin, stop } = await startProduct({ env });
  try {
    const paths = Array.from({ length: ASKED }, () => '/api/reference/getAllState');
    await timeEach({ origin, paths });
    const alone = await timeEach({ origin, paths });
    const signingIn = keepSigningIn(origin);
    const beside = await timeEach({ origin, paths });
    const { count, seconds } = await signingIn.end();
    return [
      atLeast({ name: 'hashing a password', least: LEAST_MS, value: hashing, unit: 'ms' }),
      atMost({
        name: 'another request while 8 sign-ins are hashed, p95',
        // A blocked process would answer after a hash or more.
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

/** Milliseconds of the median, one after the other. */
async function timeHashing(): Promise<number> {
  const times: number[] = [];
  for (let made = 0; made < HASHES; made++) {
    const began = performance.now();
    await hashPassword('seven green buffaloes');
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(HASHES / 2)]!;
}

/** So many wrong sign-ins at any moment, until it is ended. */
function keepSigningIn(origin: string) {
  const began = performance.now();
  let count = 0;
  const over = new AbortController();
  const running = Array.from({ length: AT_ONCE }, async () => {
    while (!over.signal.aborted) {
      const number = ++count;
      const answer = await fetch(`${origin}/api/auth/logIn`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: JSON.stringify({ email: `nobody${number}@example.org`, password: 'seven green buffaloes' }),
      });
      await answer.arrayBuffer();
      if (answer.status !== 401) throw new Error(`A wrong sign-in was answered with ${answer.status}`);
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
