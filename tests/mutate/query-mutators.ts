import type { ESTree } from 'vite';
import { afterSpace, type Edit } from './mutant.ts';

const DROPPED = [
  'where',
  'whereRef',
  'orWhere',
  'filterWhere',
  'having',
  'havingRef',
  'orderBy',
  'limit',
  'offset',
  'distinct',
  'distinctOn',
];
const RENAMED = new Map(Object.entries({ leftJoin: 'innerJoin', asc: 'desc', desc: 'asc' }));
const SECOND_ARGUMENTS = new Map(
  Object.entries({
    '=': '!=',
    '!=': '=',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    is: 'is not',
    'is not': 'is',
    in: 'not in',
    'not in': 'in',
    asc: 'desc',
    desc: 'asc',
  }),
);

type Swap = { find: RegExp; to: (found: string) => string };

/** In the text of a statement whose values are blanked. */
const SQL_SWAPS: Swap[] = [
  {
    find: /(?<!\bbetween\s+\S+\s+)\b(and|or)\b(?! replace)/g,
    to: (found) => (found === 'and' ? 'or' : 'and'),
  },
  { find: /(?<=\s)[<>]=?(?=\s)/g, to: (found) => (found.length > 1 ? found.charAt(0) : `${found}=`) },
  { find: /(?<=\s)(!=|<>)(?=\s)/g, to: () => '=' },
  { find: /\b(asc|desc)\b/g, to: (found) => (found === 'asc' ? 'desc' : 'asc') },
  { find: /\bis (not )?null\b/g, to: (found) => (found === 'is null' ? 'is not null' : 'is null') },
  { find: /\b(not )?exists\b/g, to: (found) => (found === 'exists' ? 'not exists' : 'exists') },
];
/** Not where `=` may assign a value. */
const EQUALITY: Swap = { find: /(?<=\s)=(?=\s)/g, to: () => '!=' };

/** Returns the mistakes in one call of a Kysely query: a condition, order or limit left out or turned round. */
export function mutateQueryCall(source: string, node: ESTree.CallExpression): Edit[] {
  return [...mutateName(source, node), ...mutateSecondArgument(node)];
}

function mutateName(source: string, node: ESTree.CallExpression): Edit[] {
  if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return [];
  const { object, property } = node.callee;
  const dropped = { start: afterSpace(source, object.end), end: node.end };
  if (DROPPED.includes(property.name)) return [{ kind: 'query', ...dropped, text: '', shown: dropped }];
  const text = RENAMED.get(property.name);
  if (text === undefined) return [];
  return [{ kind: 'query', start: property.start, end: property.end, text, shown: dropped }];
}

function mutateSecondArgument(node: ESTree.CallExpression): Edit[] {
  const argument = node.arguments[1];
  if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return [];
  const text = SECOND_ARGUMENTS.get(argument.value);
  if (text === undefined) return [];
  const { start, end } = argument;
  const from = node.callee.type === 'MemberExpression' ? node.callee.property.start : node.start;
  return [{ kind: 'query', start, end, text: `'${text}'`, shown: { start: from, end: node.end } }];
}

/** Returns the mistakes in the text of an sql`…` template: a condition left out, an operator or order turned round. */
export function mutateSql(source: string, node: ESTree.TaggedTemplateExpression): Edit[] {
  if (source.slice(node.tag.start, node.tag.end) !== 'sql') return [];
  const offset = node.quasi.start + 1;
  let text = source.slice(offset, node.quasi.end - 1);
  for (const { start, end } of node.quasi.expressions)
    text = text.slice(0, start - offset) + '·'.repeat(end - start) + text.slice(end - offset);
  const edit = (index: number, { found, to }: { found: string; to: string }): Edit => {
    const shownStart = text.lastIndexOf('\n', index) + 1;
    const shownEnd = text.indexOf('\n', index + found.length);
    return {
      kind: 'query',
      start: offset + index,
      end: offset + index + found.length,
      text: to,
      shown: { start: offset + shownStart, end: offset + (shownEnd < 0 ? text.length : shownEnd) },
    };
  };
  const swaps = /\bset\b/.test(text) ? SQL_SWAPS : [...SQL_SWAPS, EQUALITY];
  const swapped = swaps.flatMap(({ find, to }) =>
    [...text.matchAll(find)].map(({ 0: found, index }) => edit(index, { found, to: to(found) })),
  );
  const conditions = [...text.matchAll(/^[ \t]*(and|or) .*$/gm)].filter(({ 0: line }) => isBalanced(line));
  return [...swapped, ...conditions.map(({ 0: found, index }) => edit(index, { found, to: '' }))];
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}
