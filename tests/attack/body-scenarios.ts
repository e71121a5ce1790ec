import { request, type ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { AttackedProduct } from './attacked-product.ts';
import { inHashes, measure, tooMuch } from './measure-work.ts';
import { repeat, tally, type Scenario } from './scenario.ts';
import { readMemory, readUnnamedFiles } from './watch-product.ts';

const MIB = 1024 * 1024;
const URLENCODED = 'application/x-www-form-urlencoded';
const PHOTO = '/api/ngo/addNgoPhoto';

/** Password hashes: what succeeded took 40 and more, and receiving alone up to five. */
const MOST_FOR_BODIES = 12;

type Sent = { path: string; body: string; type: string; token?: string; count?: number };

/** Sends a body as it is, and returns the status, or 0 if the connection was closed before. */
async function send(product: AttackedProduct, { path, body, type, token }: Sent): Promise<number> {
  const headers = { 'content-type': type, ...(token !== undefined && { authorization: token }) };
  const response = await fetch(product.origin + path, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  await response?.arrayBuffer().catch(() => undefined);
  return response?.status ?? 0;
}

function bodyScenario(options: { name: string; make: (token: string) => Sent[] }): Scenario {
  return {
    name: options.name,
    async run({ product }) {
      const bodies = options.make(await product.signIn('ngo@example.org'));
      const statuses: number[] = [];
      const [, hashes] = await measure(product, async () => {
        for (const body of bodies)
          statuses.push(
            ...(await repeat({
              count: body.count ?? 1,
              concurrency: 5,
              work: () => send(product, body),
            })),
          );
      });
      const wrong = statuses.filter((status) => status === 200 || status === 201 || status >= 500);
      return {
        figures: `${tally(statuses)}; ${inHashes(hashes)}`,
        errors: [...wrong.map((status) => `status ${status}`), ...tooMuch(hashes, MOST_FOR_BODIES)],
      };
    },
  };
}

const texts = bodyScenario({
  name: '15 MB of JSON and of form fields for an endpoint that takes a photo',
  make: (token) => [
    { path: PHOTO, token, type: 'application/json', body: `[${'{},'.repeat(5_000_000)}1]` },
    { path: PHOTO, token, type: URLENCODED, body: 'a&'.repeat(7_500_000) },
  ],
});

const names = bodyScenario({
  name: '15 MB as the name of a file, and as heads of a part',
  make: (token) =>
    [
      `Content-Disposition: form-data; name="photo"; filename="${'%22%0A'.repeat(2_500_000)}"`,
      'a:b\r\n'.repeat(3_000_000),
    ].map((head) => ({
      path: PHOTO,
      token,
      type: 'multipart/form-data; boundary=zz',
      body: `--zz\r\n${head}\r\n\r\nx\r\n--zz--\r\n`,
    })),
});

const blanks = bodyScenario({
  name: '12 texts of accents that leave a blank behind',
  make: () =>
    ['\u00a8', '\u00b4', '\n\u0301', ' \u0308'].map((unit) => ({
      path: '/api/sendOtp',
      type: 'application/json',
      body: JSON.stringify({ email: 'nobody', a: `x at ${unit.repeat(4_000)}`, b: unit.repeat(4_000) }),
      count: 3,
    })),
});

const fields = bodyScenario({
  name: '20 forms of pages with 98,000 fields',
  make: () =>
    ['/feedback', '/helpRequest'].map((path) => ({
      path,
      type: URLENCODED,
      body: 'a&'.repeat(98_000),
      count: 10,
    })),
});

const swelling = bodyScenario({
  name: '20 texts of letters that stand for sentences, and of blanks that nobody sees',
  make: (token) => [
    {
      path: '/api/feedback/addFeedback',
      type: 'application/json',
      body: JSON.stringify({ rating: 5, message: '\ufdfa@'.repeat(9_000) }),
      count: 20,
    },
    {
      path: '/api/ngo/updateNgo',
      token,
      type: 'application/json',
      body: JSON.stringify({ revision: 0, name: `a${'\u2800'.repeat(19_900)}b` }),
    },
  ],
});

/** MiB of an upload that are sent before it is held open. */
const SENT = 14;

/** Begins an upload of 15 MiB, sends most of it, and waits. */
function holdUpload(
  product: AttackedProduct,
  token: string,
): { upload: ClientRequest; status: () => number } {
  let status = 0;
  const upload = request(product.origin + PHOTO, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 15 * MIB,
    },
  });
  upload.on('error', () => {});
  upload.on('response', (response) => {
    status = response.statusCode ?? 0;
    response.resume();
  });
  upload.write(Buffer.alloc(SENT * MIB, 'x'));
  return { upload, status: () => status };
}

const UPLOADS = 40;
/** Uploads of one NGO that the product receives at once. */
const RECEIVED = 5;
/** MiB. Kept in memory, the uploads take 560; what the collector leaves lying comes to 90. */
const MEMORY_MOST = 200;
/** The share of the held bytes that must lie on disk: the rest is on its way. */
const ON_DISK_LEAST = 0.9;

const heldUploads: Scenario = {
  name: `${UPLOADS} uploads of 15 MiB, held open`,
  async run({ product }) {
    const token = await product.signIn('ngo@example.org');
    const before = readMemory(product.pid());
    const held = Array.from({ length: UPLOADS }, () => holdUpload(product, token));
    const countWaiting = () => held.filter(({ status }) => status() === 0).length;
    const expected = RECEIVED * SENT * ON_DISK_LEAST;
    for (let seconds = 0; seconds < 30; seconds++) {
      if (countWaiting() <= RECEIVED && readUnnamedFiles(product.pid()) >= expected) break;
      await wait(1_000);
    }
    const memory = readMemory(product.pid()) - before;
    const onDisk = readUnnamedFiles(product.pid());
    const waiting = countWaiting();
    for (const { upload } of held) upload.destroy();
    return {
      figures: `${waiting} wait, ${onDisk.toFixed(0)} MiB on disk, ${memory.toFixed(0)} MiB more in memory`,
      errors: [
        ...(waiting > RECEIVED ? [`${waiting} uploads are received at once`] : []),
        ...(onDisk < expected ? [`only ${onDisk.toFixed(0)} MiB lie on disk`] : []),
        ...(memory > MEMORY_MOST ? [`they take ${memory.toFixed(0)} MiB`] : []),
      ],
    };
  },
};

/** Bodies that take minutes or gigabytes if they are parsed or kept in memory. */
export const BODY_SCENARIOS: Scenario[] = [texts, names, blanks, fields, swelling, heldUploads];
