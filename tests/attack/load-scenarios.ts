import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { inHashes, measure, MOST_HASHES, signInWrongly, tooMuch, WRONG_PASSWORD } from './measure-work.ts';
import { repeat, tally, type Scenario } from './scenario.ts';

const COMBINING_MARKS = '\u0323\u0301';
const MIB = 1024 * 1024;

/** Returns a feedback message with a single letter and this many bytes of combining marks. */
function markedMessage(bytes: number) {
  return { rating: 5, message: `e${COMBINING_MARKS.repeat(bytes / 4)}` };
}

function marksScenario({ name, bytes }: { name: string; bytes: number }): Scenario {
  return {
    name,
    async run({ product }) {
      const [{ status, milliseconds }, hashes] = await measure(product, () =>
        product.call('/api/feedback/addFeedback', { body: markedMessage(bytes) }),
      );
      const isRejected = status === 400 || status === 413 || status === 422;
      return {
        figures: `${status} after ${milliseconds.toFixed(0)} ms, ${inHashes(hashes)}`,
        errors: [...(isRejected ? [] : [`status ${status}`]), ...tooMuch(hashes, MOST_HASHES)],
      };
    },
  };
}

const formMarks: Scenario = {
  name: '30 forms of ten fields with 7,990 combining marks each',
  async run({ product }) {
    const text = `e${COMBINING_MARKS.repeat(3_995)}`;
    const textFields = ['userName', 'userMobile', 'userEmail', 'userOTP', 'userAddress', 'helpDescription'];
    const fieldNames = [...textFields, 'userCity', 'userHelpCategory', 'userPin', 'safeContact'];
    const body = Object.fromEntries(fieldNames.map((name) => [name, text]));
    const path = '/api/helpRequest/sendHelpRequestByNgoCity';
    const [responses, hashes] = await measure(product, () =>
      repeat({ count: 30, concurrency: 10, work: () => product.call(path, { body }) }),
    );
    return {
      figures: `${tally(responses.map(({ status }) => status))}; ${inHashes(hashes)}`,
      errors: tooMuch(hashes, MOST_HASHES),
    };
  },
};

/** Opens a connection that reports whether it was closed and what it received. */
async function open(
  origin: string,
): Promise<{ socket: Socket; isClosed: () => boolean; received: () => string }> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  let closed = false;
  let received = '';
  socket.on('error', () => {});
  socket.on('data', (data: Buffer) => (received += data.toString('latin1')));
  socket.on('close', () => (closed = true));
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return { socket, isClosed: () => closed, received: () => received };
}

const halfSentBodies: Scenario = {
  name: '40 bodies of 16 MiB, half sent',
  async run({ product, isFull }) {
    const half = Buffer.alloc(8 * MIB, 'x');
    const connections = await repeat({
      count: 40,
      concurrency: 40,
      work: async () => {
        const connection = await open(product.origin);
        const head = ['POST /api/feedback/addFeedback HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
        connection.socket.write([...head, `Content-Length: ${16 * MIB}`, '', ''].join('\r\n'));
        connection.socket.write(half);
        return connection;
      },
    });
    await wait(isFull ? 36_000 : 4_000);
    const openCount = connections.filter(({ isClosed }) => !isClosed()).length;
    for (const { socket } of connections) socket.destroy();
    return {
      figures: `${openCount} of 40 still open`,
      errors: isFull && openCount > 0 ? [`${openCount} connections were not closed`] : [],
    };
  },
};

const slowHeaders: Scenario = {
  name: '300 connections that send their headers a byte at a time',
  async run({ product, isFull }) {
    const connections = await repeat({
      count: 300,
      concurrency: 50,
      work: async () => {
        const connection = await open(product.origin);
        connection.socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-');
        return connection;
      },
    });
    const rounds = isFull ? 22 : 4;
    const [pages, hashes] = await measure(product, async () => {
      const statuses: number[] = [];
      for (let round = 0; round < rounds; round++) {
        for (const { socket, isClosed } of connections) if (!isClosed()) socket.write('a');
        statuses.push((await product.call('/help')).status);
        await wait(1_000);
      }
      return statuses;
    });
    const openCount = connections.filter(({ isClosed }) => !isClosed()).length;
    for (const { socket } of connections) socket.destroy();
    return {
      figures: `${openCount} of 300 still open; ${inHashes(hashes)}; pages: ${tally(pages)}`,
      errors: [
        ...(isFull && openCount > 0 ? [`${openCount} connections were not closed`] : []),
        ...(pages.every((status) => status === 200) ? [] : [`pages: ${tally(pages)}`]),
        ...tooMuch(hashes / rounds, MOST_HASHES),
      ],
    };
  },
};

const junkResets: Scenario = {
  name: '120 calls of resetPassword with junk tokens, and one valid sign-in',
  async run({ product }) {
    const [{ signIn, statuses }, hashes] = await measure(product, async () => {
      const body = { token: 'junk'.repeat(20), password: WRONG_PASSWORD };
      const resets = repeat({
        count: 120,
        concurrency: 120,
        work: () => product.call('/api/auth/resetPassword', { body }),
      });
      await wait(30);
      const signedIn = await product.call('/api/auth/logIn', {
        body: { email: 'ngo@example.org', password: 'demo-sahay-2026' },
      });
      return { signIn: signedIn, statuses: (await resets).map(({ status }) => status) };
    });
    const errors = tooMuch(hashes, 10);
    if (signIn.status !== 200) errors.push(`the valid sign-in returned ${signIn.status}`);
    return {
      figures: `${tally(statuses)}; ${inHashes(hashes)}; sign-in ${signIn.milliseconds.toFixed(0)} ms`,
      errors,
    };
  },
};

/**
 * Each response to wrong sign-ins from 200 addresses must follow a password hash, or be a 503 with
 * Retry-After.
 */
const signInFlood: Scenario = {
  name: '200 wrong sign-ins at once: a hash each, or 503 with Retry-After',
  async run({ product }) {
    const [responses, hashes] = await measure(product, () =>
      repeat({
        count: 200,
        concurrency: 200,
        work: (index) => signInWrongly(product, `10.9.${index >> 4}.${index & 15}`),
      }),
    );
    const unexpected = responses.filter(
      ({ status, headers }) => status !== 401 && !(status === 503 && headers.get('retry-after')),
    );
    const errors = unexpected.length
      ? [`${tally(unexpected.map(({ status }) => status))} without Retry-After`]
      : [];
    // Each of them took a hash, which is counted instead of measured.
    const hashed = responses.filter(({ status }) => status === 401).length;
    if (hashed > 30) errors.push(`${hashed} passwords were hashed`);
    return {
      figures: `${tally(responses.map(({ status }) => status))}; ${inHashes(hashes)}`,
      // 23 hashes and the refusals took 26 to 33, as busy as the machine was.
      errors: [...errors, ...tooMuch(hashes, 1.5 * hashed + 5)],
    };
  },
};

const tinyPicture: Scenario = {
  name: 'a tiny AVIF of many pixels',
  async run({ product }) {
    const side = 6_300;
    const picture = await sharp({ create: { width: side, height: side, channels: 3, background: '#777' } })
      .avif({ quality: 1, effort: 0 })
      .toBuffer();
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/avif' }), 'photo.avif');
    const token = await product.signIn('ngo@example.org');
    const headers = { authorization: token, 'x-confirmation': await product.confirm(token) };
    const [status, hashes] = await measure(product, async () => {
      const response = await fetch(`${product.origin}/api/ngo/addNgoPhoto`, {
        method: 'POST',
        headers,
        body: form,
      });
      await response.arrayBuffer();
      return response.status;
    });
    return {
      figures: `${picture.length} bytes; ${status}, ${inHashes(hashes)}`,
      errors: tooMuch(hashes, MOST_HASHES),
    };
  },
};

/** Attacks that block the process for everybody. */
export const LOAD_SCENARIOS: Scenario[] = [
  marksScenario({ name: 'one message of 256 kB of combining marks', bytes: 256 * 1024 }),
  marksScenario({ name: 'one message of 30 kB of combining marks', bytes: 30 * 1024 }),
  formMarks,
  junkResets,
  signInFlood,
  slowHeaders,
  tinyPicture,
  halfSentBodies,
  // Last, because a product that parses it is blocked for minutes.
  marksScenario({ name: 'one message of 2 MiB of combining marks', bytes: 2 * MIB }),
];
