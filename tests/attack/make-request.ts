import type { Operation } from './api-document.ts';
import {
  badHeader,
  badText,
  badValue,
  BAD_ESCAPES,
  BAD_TYPES,
  DEEP,
  DEEP_JSON,
  encode,
  ODD_METHODS,
  type RawNumber,
} from './corpus.ts';
import { CALLERS, type CallerName, type FuzzRequest, type Material } from './fuzz-request.ts';
import { makePageRequest } from './make-page-request.ts';
import { randomOf, type Random } from './random.ts';
import { idOf, sampleOf, sampleText } from './sample-body.ts';

const LONGEST_PATH = 12_000;
const MAY: Record<string, CallerName[]> = {
  public: ['visitor', 'visitor', 'ngo', 'staff', 'admin'],
  signedIn: ['ngo', 'staff', 'admin', 'otherNgo'],
  ngo: ['ngo', 'ngo', 'otherNgo'],
  staff: ['staff', 'admin'],
  admin: ['admin'],
};

/** Returns the request with that number. It depends only on the seed, not on earlier requests. */
export function makeRequest({
  number,
  seed,
  material,
}: {
  number: number;
  seed: number;
  material: Material;
}): FuzzRequest {
  const random = randomOf({ seed, number });
  if (random.percent(15)) return makePageRequest({ number, random, material });
  // Takes the endpoints in turn, so that none is left out.
  const operation = material.operations[number % material.operations.length]!;
  const allowed = MAY[operation.access] ?? CALLERS;
  const caller = random.pick(random.percent(75) ? allowed : CALLERS);
  const request: FuzzRequest = {
    number,
    caller,
    method: operation.method,
    path: makePath({ operation, random, material }),
    headers: [],
    isHalfSent: false,
    hashesPassword: operation.hashesPassword,
    body: undefined,
    // A confirmation costs a password hash, so not every request has one.
    isConfirmed: operation.needsConfirmation && random.percent(40),
  };
  addBody({ request, operation, random, material });
  if (random.percent(12)) request.headers.push(badHeader(random));
  if (random.percent(4)) request.method = random.pick(ODD_METHODS);
  return request;
}

function makePath(made: { operation: Operation; random: Random; material: Material }): string {
  const { operation, random, material } = made;
  const making = { random, ids: material.ids };
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    if (random.percent(12)) return random.percent(30) ? random.pick(BAD_ESCAPES) : encode(badText(random));
    return /id$/i.test(name)
      ? encode(idOf({ name: operation.path, making }))
      : encode(sampleText({ name, making }));
  });
  const query = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && (required || random.percent(45)))
    .flatMap(({ name, schema = {} }) => {
      const good = () => String(sampleOf({ schema, name, making }));
      const value = random.percent(30) ? badText(random) : good();
      const one = `${name}=${random.percent(3) ? random.pick(BAD_ESCAPES) : encode(value)}`;
      // The same name twice, and in the notation that some programs use for lists.
      return random.percent(5) ? [one, `${name}=${encode(good())}`, `${name}[]=1`] : [one];
    });
  if (random.percent(4)) query.push(`${encode(badText(random))}=1`, '__proto__[x]=1', 'constructor=1');
  return `${path}${query.length ? `?${query.join('&')}` : ''}`.slice(0, LONGEST_PATH);
}

function addBody(made: {
  request: FuzzRequest;
  operation: Operation;
  random: Random;
  material: Material;
}): void {
  const { request, operation, random, material } = made;
  const [type, schema] = Object.entries(operation.bodies)[0] ?? [];
  if (!type || !schema) {
    if (operation.method !== 'GET' && random.percent(15))
      request.body = Buffer.from(asJson(badValue(random)));
    return;
  }
  if (type.startsWith('multipart/')) {
    request.headers.push(['Content-Type', 'multipart/form-data; boundary=edge']);
    request.body = multipart(random);
  } else {
    let body = sampleOf({ schema, making: { random, ids: material.ids } });
    // Usually only one change, because code behind the first error is never reached.
    for (let changes = random.pick([0, 1, 1, 1, 1, 2, 3]); changes > 0; changes--)
      body = spoil({ value: body, random });
    request.headers.push(['Content-Type', 'application/json']);
    request.body = Buffer.from(asJson(body));
    if (random.percent(3)) request.body = request.body.subarray(0, random.below(request.body.length));
    if (random.percent(2)) request.body = Buffer.concat([request.body, Buffer.from([0xff, 0xfe, 0x00])]);
  }
  if (random.percent(4)) request.headers = [['Content-Type', random.pick(BAD_TYPES)]];
  request.isHalfSent = random.percent(1);
}

/** Returns the value with one part changed, removed or added. */
function spoil({ value, random }: { value: unknown; random: Random }): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return badValue(random);
  const entries = Object.entries(value);
  if (entries.length === 0 || random.percent(3)) return badValue(random);
  const at = random.below(entries.length);
  if (random.percent(12)) return Object.fromEntries(entries.filter((_, index) => index !== at));
  if (random.percent(12))
    return Object.fromEntries([
      ...entries,
      [random.pick(['__proto__', 'constructor', 'role', 'ngoId', 'status', '_id', 'x\0']), badValue(random)],
    ]);
  return Object.fromEntries(
    entries.map(([name, inner], index) => {
      if (index !== at) return [name, inner];
      const goesIn = typeof inner === 'object' && inner !== null && random.percent(60);
      return [name, goesIn ? spoil({ value: inner, random }) : badValue(random)];
    }),
  );
}

/** Serializes to JSON, including numbers and nesting that JavaScript would not write. */
function asJson(value: unknown): string {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    isRawNumber(inner) ? `@@number ${inner.raw}@@` : inner,
  );
  return text.replaceAll(/"@@number ([^"@]+)@@"/g, '$1').replaceAll(`"${DEEP}"`, DEEP_JSON);
}

function isRawNumber(value: unknown): value is RawNumber {
  return typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string';
}

/** Returns a form with a file, as unusual as the rest. */
function multipart(random: Random): Buffer {
  const name = random.percent(80) ? 'photo' : random.pick(['', 'photo[]', '__proto__', 'x\0']);
  const file = random.pick(['a.jpg', '../../a.jpg', '', 'a\0.jpg', 'x'.repeat(400), 'a.svg']);
  const content = random.pick([
    Buffer.from(''),
    Buffer.from('not a picture'),
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff\b\x06', 'latin1'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    Buffer.from(`GIF89a${'\xff'.repeat(400)}`, 'latin1'),
    Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
    Buffer.alloc(40_000, 0xff),
  ]);
  const head = `--edge\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const end = random.percent(85) ? '\r\n--edge--\r\n' : '';
  return Buffer.concat([Buffer.from(head), content, Buffer.from(end)]);
}
