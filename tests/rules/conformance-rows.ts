import { existsSync, readFileSync } from 'node:fs';
import routes from '../../src/routes.ts';
import { BRAND } from '../../src/brand.ts';
import { messagesOf } from '../../src/messages/messages-of.fixture.ts';
import { endpoints } from '../support/endpoints.ts';

/** A row of docs/conformance.md: a sentence of the specification and the tests that prove it. */
export type Row = { sentence: string; proof: string };
type Route = { path?: string; children?: Route[] };

export const rows: Row[] = readFileSync('docs/conformance.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-+|the specification says) +\|/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, sentence = '', proof = '']) => ({ sentence, proof }));

/** Returns what is wrong with the proof of a row: a lost test, or waiting for what exists. */
export function findProblem(row: Row): string | undefined {
  if (row.proof.startsWith('waits for')) return findProblemOfWaiting(row);
  const named = [...row.proof.matchAll(/`([^`›]+) › ([^`]+)`/g)];
  if (named.length === 0) return 'names no test, and nothing it waits for';
  const lost = named.filter(([, path = '', title = '']) => !hasTest({ path, title }));
  return lost.length ? `no such test: ${lost.map(([text]) => text).join(', ')}` : undefined;
}

/** A row waits for one page, endpoint or text. Once that exists, or what its sentence names, it needs a test. */
function findProblemOfWaiting({ sentence, proof }: Row): string | undefined {
  const isExact = /^waits for: (page `\/\S*`|endpoint `(GET|POST|DELETE) \S+`|text ‘.+’)$/.test(proof);
  if (!isExact) return 'waits for no page `/…`, endpoint `METHOD /api/…` or text ‘…’';
  const existing = [...thingsNamedIn(proof), ...thingsNamedIn(sentence)].filter((thing) =>
    EXISTING.has(thing),
  );
  return existing.length ? `exists and needs a test: ${existing.join(', ')}` : undefined;
}

/** Returns the pages, endpoints and texts that a cell names, in the form of `EXISTING`. */
function thingsNamedIn(cell: string): string[] {
  const endpointNames = [...cell.matchAll(/(GET|POST|DELETE) (?:\/api)?\/?([\w/{}]+)/g)].map(
    ([, method, path = '']) => `${method} /api/${withoutNames(path)}`,
  );
  const paths = [...cell.matchAll(/`(\/[^`\s]*)`(?: (?!index)([\w/{}]+))?/g)].map(([, area = '', page]) =>
    withoutNames(page ? `${area.replace(/\/$/, '')}/${page}` : area),
  );
  // A public route stands with its purpose behind it, a route of an area with the page.
  const areas = [...cell.matchAll(/`(\/[^`\s]*)`/g)].map(([, path = '']) => withoutNames(path));
  const isInArea = /^`\/(ngopage|\{product\})` (?!index)/.test(cell);
  const texts = [...cell.matchAll(/‘([^’]+(?:’[^’‘]+)*)’/g)].map(([, text = '']) => text);
  return [...endpointNames, ...(isInArea ? paths : areas), ...texts];
}

/** Replaces the names of parameters, which routes, contracts and the specification spell differently. */
function withoutNames(path: string): string {
  return path.replace('{product}', BRAND.slug).replace(/:\w+|\{\w+\}/g, '*');
}

function pathsOf(list: readonly Route[], parent = ''): string[] {
  return list.flatMap(({ path = '', children = [] }) => {
    const own = path ? `${parent}/${path}` : parent;
    return [withoutNames(own || '/'), ...pathsOf(children, own)];
  });
}

const EXISTING = new Set([
  ...pathsOf(routes),
  ...endpoints.map(({ method, path }) => `${method} ${withoutNames(path)}`),
  ...messagesOf({ language: 'en' }).map(([, text]) => text),
]);

/**
 * Whether the file calls `test` with the title, and runs it. A generated title (`$name`) is matched as written in the
 * source.
 */
function hasTest({ path, title }: { path: string; title: string }): boolean {
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => {
    const start = source.indexOf(`${quote}${title}${quote}`);
    const before = source.slice(0, start).trimEnd();
    return start >= 0 && /(\btest(\.concurrent|\.sequential)?|\)|`)\($/.test(before);
  });
}
