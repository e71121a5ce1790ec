import { badHeader, badText, BAD_ESCAPES, BAD_TYPES, encode, ODD_METHODS } from './corpus.ts';
import type { FuzzRequest, Material, Page } from './fuzz-request.ts';
import type { Random } from './random.ts';
import { sampleText } from './sample-body.ts';

const LANGUAGES = ['', '', '/hi', '/gu'];
const QUERY = [
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
export function makePageRequest(made: { number: number; random: Random; material: Material }): FuzzRequest {
  const { number, random, material } = made;
  const page = random.pick(material.pages);
  const sendsForm = page.fields.length > 0 && random.percent(70);
  const data = random.percent(20) ? '.data' : '';
  const plain = random.percent(8) ? oddPath(random) : page.path;
  const request: FuzzRequest = {
    number,
    caller: 'visitor',
    method: sendsForm ? 'POST' : 'GET',
    isHalfSent: false,
    path: `${random.pick(LANGUAGES)}${plain}${data}${sendsForm ? '' : queryOf(random)}`.slice(0, 12_000),
    headers: [],
    body: undefined,
    isConfirmed: false,
    hashesPassword: sendsForm && /rform|logIn|assword/.test(page.path),
  };
  if (sendsForm) addForm({ request, page, random, material });
  if (random.percent(10)) request.headers.push(badHeader(random));
  if (random.percent(4)) request.method = random.pick(ODD_METHODS);
  return request;
}

function oddPath(random: Random): string {
  if (random.percent(30)) return random.pick(OTHER_PATHS);
  const word = random.percent(50) ? random.pick(BAD_ESCAPES) : encode(badText(random));
  const before = [
    '/',
    '/detailpage/',
    '/category/',
    '/schemesDetail/1/',
    '/share/ngo/',
    '/_page/',
    '/photos/',
  ];
  return random.pick(before) + word;
}

function queryOf(random: Random): string {
  const one = () => {
    const value = random.percent(10) ? random.pick(BAD_ESCAPES) : encode(badText(random));
    return `${random.pick(QUERY)}=${value}`;
  };
  return random.percent(60) ? `?${Array.from({ length: 1 + random.below(3) }, one).join('&')}` : '';
}

function addForm(made: { request: FuzzRequest; page: Page; random: Random; material: Material }): void {
  const { request, page, random, material } = made;
  const making = { random, ids: material.ids };
  const fields = page.fields
    .filter(() => random.percent(92))
    .map((name): [string, string] => [
      name,
      random.percent(20) ? badText(random) : sampleText({ name, making }),
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
  if (random.percent(5)) request.headers = [['Content-Type', random.pick(BAD_TYPES)]];
  request.isHalfSent = random.percent(1);
}
