import { badHeader, badText, BAD_ESCAPES, BAD_CONTENT_TYPES, encode, UNUSUAL_METHODS } from './corpus.ts';
import type { FuzzRequest, FuzzInputs, Page } from './fuzz-request.ts';
import type { Random } from './random.ts';
import { sampleText } from './sample-body.ts';

const LANGUAGES = ['', '', '/hi', '/gu'];
const QUERY_NAMES = [
  'q',
  'category',
  'city',
  'from',
  'page',
  'sort',
  'verified',
  'ngo',
  'age',
  'income',
  'state',
  'of',
];
const OTHER_PATHS = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/docs',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
];

/** Returns an unusual request for a page, or a submission of its form. */
export function makePageRequest(input: { number: number; random: Random; inputs: FuzzInputs }): FuzzRequest {
  const { number, random, inputs } = input;
  const page = random.pick(inputs.pages);
  const sendsForm = page.fields.length > 0 && random.percent(70);
  const data = random.percent(20) ? '.data' : '';
  const basePath = random.percent(8) ? makeUnusualPath(random) : page.path;
  const request: FuzzRequest = {
    number,
    caller: 'visitor',
    method: sendsForm ? 'POST' : 'GET',
    isAborted: false,
    path: `${random.pick(LANGUAGES)}${basePath}${data}${sendsForm ? '' : makeQuery(random)}`.slice(0, 12_000),
    headers: [],
    body: undefined,
    isConfirmed: false,
    hashesPassword: sendsForm && /rform|logIn|assword/.test(page.path),
  };
  if (sendsForm) addForm({ request, page, random, inputs });
  if (random.percent(10)) request.headers.push(badHeader(random));
  if (random.percent(4)) request.method = random.pick(UNUSUAL_METHODS);
  return request;
}

function makeUnusualPath(random: Random): string {
  if (random.percent(30)) return random.pick(OTHER_PATHS);
  const segment = random.percent(50) ? random.pick(BAD_ESCAPES) : encode(badText(random));
  const prefixes = [
    '/',
    '/detailpage/',
    '/category/',
    '/schemesDetail/1/',
    '/share/ngo/',
    '/_page/',
    '/photos/',
  ];
  return random.pick(prefixes) + segment;
}

function makeQuery(random: Random): string {
  const makeParameter = () => {
    const value = random.percent(10) ? random.pick(BAD_ESCAPES) : encode(badText(random));
    return `${random.pick(QUERY_NAMES)}=${value}`;
  };
  return random.percent(60) ? `?${Array.from({ length: 1 + random.below(3) }, makeParameter).join('&')}` : '';
}

function addForm(input: { request: FuzzRequest; page: Page; random: Random; inputs: FuzzInputs }): void {
  const { request, page, random, inputs } = input;
  const context = { random, ids: inputs.ids };
  const fields = page.fields
    .filter(() => random.percent(92))
    .map((name): [string, string] => [
      name,
      random.percent(20) ? badText(random) : sampleText({ name, context }),
    ]);
  if (random.percent(8)) fields.push(['__proto__', 'x'], [random.pick(page.fields), badText(random)]);
  if (random.percent(15)) {
    request.headers.push(['Content-Type', 'multipart/form-data; boundary=edge']);
    const parts = fields.map(
      ([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    request.body = Buffer.from(`${parts.join('')}--edge--\r\n`);
  } else {
    request.headers.push(['Content-Type', 'application/x-www-form-urlencoded']);
    request.body = Buffer.from(fields.map(([name, value]) => `${name}=${encode(value)}`).join('&'));
  }
  if (random.percent(5)) request.headers = [['Content-Type', random.pick(BAD_CONTENT_TYPES)]];
  request.isAborted = random.percent(1);
}
