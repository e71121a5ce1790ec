import type { Operation } from './api-document.ts';
import {
  badHeader,
  badText,
  badValue,
  BAD_ESCAPES,
  BAD_CONTENT_TYPES,
  DEEP_PLACEHOLDER,
  DEEP_JSON,
  encode,
  UNUSUAL_METHODS,
  type RawNumber,
} from './corpus.ts';
import { CALLERS, type CallerName, type FuzzRequest, type FuzzInputs } from './fuzz-request.ts';
import { makePageRequest } from './make-page-request.ts';
import { createRandom, type Random } from './random.ts';
import { pickId, sampleValue, sampleText } from './sample-body.ts';

const MAX_PATH_LENGTH = 12_000;
const CALLERS_BY_ACCESS: Record<string, CallerName[]> = {
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
  inputs,
}: {
  number: number;
  seed: number;
  inputs: FuzzInputs;
}): FuzzRequest {
  const random = createRandom({ seed, number });
  if (random.percent(15)) return makePageRequest({ number, random, inputs });
  // Takes the endpoints in turn, so that none is left out.
  const operation = inputs.operations[number % inputs.operations.length]!;
  const allowed = CALLERS_BY_ACCESS[operation.access] ?? CALLERS;
  const caller = random.pick(random.percent(75) ? allowed : CALLERS);
  const request: FuzzRequest = {
    number,
    caller,
    method: operation.method,
    path: makePath({ operation, random, inputs }),
    headers: [],
    isAborted: false,
    hashesPassword: operation.hashesPassword,
    body: undefined,
    // A confirmation costs a password hash, so not every request has one.
    isConfirmed: operation.needsConfirmation && random.percent(40),
  };
  addBody({ request, operation, random, inputs });
  if (random.percent(12)) request.headers.push(badHeader(random));
  if (random.percent(4)) request.method = random.pick(UNUSUAL_METHODS);
  return request;
}

function makePath(input: { operation: Operation; random: Random; inputs: FuzzInputs }): string {
  const { operation, random, inputs } = input;
  const context = { random, ids: inputs.ids };
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    if (random.percent(12)) return random.percent(30) ? random.pick(BAD_ESCAPES) : encode(badText(random));
    return /id$/i.test(name)
      ? encode(pickId({ name: operation.path, context }))
      : encode(sampleText({ name, context }));
  });
  const query = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && (required || random.percent(45)))
    .flatMap(({ name, schema = {} }) => {
      const validValue = () => String(sampleValue({ schema, name, context }));
      const value = random.percent(30) ? badText(random) : validValue();
      const parameter = `${name}=${random.percent(3) ? random.pick(BAD_ESCAPES) : encode(value)}`;
      // The same name twice, and in the notation that some programs use for lists.
      return random.percent(5) ? [parameter, `${name}=${encode(validValue())}`, `${name}[]=1`] : [parameter];
    });
  if (random.percent(4)) query.push(`${encode(badText(random))}=1`, '__proto__[x]=1', 'constructor=1');
  return `${path}${query.length ? `?${query.join('&')}` : ''}`.slice(0, MAX_PATH_LENGTH);
}

function addBody(input: {
  request: FuzzRequest;
  operation: Operation;
  random: Random;
  inputs: FuzzInputs;
}): void {
  const { request, operation, random, inputs } = input;
  const [type, schema] = Object.entries(operation.bodies)[0] ?? [];
  if (!type || !schema) {
    if (operation.method !== 'GET' && random.percent(15))
      request.body = Buffer.from(toJson(badValue(random)));
    return;
  }
  if (type.startsWith('multipart/')) {
    request.headers.push(['Content-Type', 'multipart/form-data; boundary=edge']);
    request.body = multipart(random);
  } else {
    let body = sampleValue({ schema, context: { random, ids: inputs.ids } });
    // Usually only one change, because code behind the first error is never reached.
    for (let changes = random.pick([0, 1, 1, 1, 1, 2, 3]); changes > 0; changes--)
      body = mutate({ value: body, random });
    request.headers.push(['Content-Type', 'application/json']);
    request.body = Buffer.from(toJson(body));
    if (random.percent(3)) request.body = request.body.subarray(0, random.below(request.body.length));
    if (random.percent(2)) request.body = Buffer.concat([request.body, Buffer.from([0xff, 0xfe, 0x00])]);
  }
  if (random.percent(4)) request.headers = [['Content-Type', random.pick(BAD_CONTENT_TYPES)]];
  request.isAborted = random.percent(1);
}

/** Returns the value with one part changed, removed or added. */
function mutate({ value, random }: { value: unknown; random: Random }): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return badValue(random);
  const entries = Object.entries(value);
  if (entries.length === 0 || random.percent(3)) return badValue(random);
  const position = random.below(entries.length);
  if (random.percent(12)) return Object.fromEntries(entries.filter((_, index) => index !== position));
  if (random.percent(12))
    return Object.fromEntries([
      ...entries,
      [random.pick(['__proto__', 'constructor', 'role', 'ngoId', 'status', '_id', 'x\0']), badValue(random)],
    ]);
  return Object.fromEntries(
    entries.map(([name, inner], index) => {
      if (index !== position) return [name, inner];
      const isNested = typeof inner === 'object' && inner !== null && random.percent(60);
      return [name, isNested ? mutate({ value: inner, random }) : badValue(random)];
    }),
  );
}

/** Serializes to JSON, including numbers and nesting that JavaScript would not write. */
function toJson(value: unknown): string {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    isRawNumber(inner) ? `@@number ${inner.raw}@@` : inner,
  );
  return text.replaceAll(/"@@number ([^"@]+)@@"/g, '$1').replaceAll(`"${DEEP_PLACEHOLDER}"`, DEEP_JSON);
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
