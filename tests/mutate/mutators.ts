import { parseSync, Visitor, type ESTree } from 'vite';
import { afterSpace, describe, type Edit, type Mutant, type Span } from './mutant.ts';
import { mutateQueryCall, mutateSql } from './query-mutators.ts';

const COMPARISONS = new Map(
  Object.entries({
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    '===': '!==',
    '!==': '===',
    '==': '!=',
    '!=': '==',
  }),
);
const ARITHMETIC = new Map(Object.entries({ '+': '-', '-': '+', '*': '/', '/': '*' }));
const LOGIC = new Map(Object.entries({ '&&': '||', '||': '&&' }));
const ASSIGNMENTS = new Map(Object.entries({ '+=': '-=', '-=': '+=' }));
const RENAMED = new Map(Object.entries({ some: 'every', every: 'some', min: 'max', max: 'min' }));
const DROPPED = ['filter', 'sort', 'reverse', 'trim'];
/** What they say is for people, and no test should depend on it. */
const IN_WORDS_ONLY = /(^|\.)(log|logger|console)\??\.\w+$|\.(describe|openapi|meta)$/;

/**
 * Returns the small mistakes that tests should notice in a TypeScript source, in the order of the source.
 * Types, imports, logged texts and the words of errors stay as they are.
 * @throws if the source has a syntax error
 */
export function findMutants(source: string): Mutant[] {
  const { program, errors } = parseSync('source.ts', source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const edits: Edit[] = [];
  const skipped: Span[] = [];
  const skip = ({ start, end }: Span) => void skipped.push({ start, end });
  const add = (found: Edit[]) => void edits.push(...found);
  new Visitor({
    TSTypeAnnotation: skip,
    TSTypeParameterInstantiation: skip,
    TSTypeAliasDeclaration: skip,
    TSInterfaceDeclaration: skip,
    ImportDeclaration: skip,
    TSAsExpression: ({ typeAnnotation }) => skip(typeAnnotation),
    TSSatisfiesExpression: ({ typeAnnotation }) => skip(typeAnnotation),
    ThrowStatement: ({ argument }) => skip(argument),
    BinaryExpression: (node) => add(mutateBinary(source, node)),
    LogicalExpression: (node) => add(mutateLogical(source, node)),
    AssignmentExpression: (node) => add(swapOperator({ source, node, swaps: ASSIGNMENTS })),
    IfStatement: (node) => add(mutateIf(source, node)),
    ConditionalExpression: (node) => add(negate(source, { test: node.test, shown: node })),
    UnaryExpression: (node) => add(mutateUnary(source, node)),
    Literal: (node) => add(mutateLiteral(node)),
    CallExpression(node) {
      if (IN_WORDS_ONLY.test(source.slice(node.callee.start, node.callee.end))) skip(node);
      add([...mutateCall(source, node), ...mutateQueryCall(source, node)]);
    },
    TaggedTemplateExpression: (node) => add(mutateSql(source, node)),
  }).visit(program);
  const wanted = edits.filter(
    ({ start, end }) => !skipped.some((span) => span.start <= start && end <= span.end),
  );
  const mutants = wanted.map((edit) => describe(source, edit)).sort((a, b) => a.start - b.start);
  return [
    ...new Map(mutants.map((mutant) => [`${mutant.start} ${mutant.end} ${mutant.text}`, mutant])).values(),
  ];
}

function mutateBinary(source: string, node: ESTree.BinaryExpression): Edit[] {
  const isText = [node.left, node.right].some(
    ({ type, start }) => type === 'TemplateLiteral' || /['"]/.test(source.charAt(start)),
  );
  return swapOperator({
    source,
    node,
    swaps: isText ? COMPARISONS : new Map([...COMPARISONS, ...ARITHMETIC]),
  });
}

function mutateLogical(source: string, node: ESTree.LogicalExpression): Edit[] {
  if (node.operator !== '??') return swapOperator({ source, node, swaps: LOGIC });
  const left = source.slice(node.left.start, node.left.end);
  return [{ kind: 'code', start: node.start, end: node.end, text: left, shown: node }];
}

function mutateIf(source: string, node: ESTree.IfStatement): Edit[] {
  const { test, consequent } = node;
  const shown = { start: node.start, end: consequent.end };
  return [
    ...negate(source, { test, shown: { start: node.start, end: test.end + 1 } }),
    { kind: 'code', start: consequent.start, end: consequent.end, text: '{}', shown },
  ];
}

function negate(source: string, { test, shown }: { test: ESTree.Expression; shown: Span }): Edit[] {
  // These have a negation of their own.
  if (test.type === 'UnaryExpression' && test.operator === '!') return [];
  if (test.type === 'BinaryExpression' && /^[!=]==?$/.test(test.operator)) return [];
  const text = `!(${source.slice(test.start, test.end)})`;
  return [{ kind: 'code', start: test.start, end: test.end, text, shown }];
}

function mutateUnary(source: string, node: ESTree.UnaryExpression): Edit[] {
  if (node.operator !== '!') return [];
  const text = source.slice(node.argument.start, node.argument.end);
  return [{ kind: 'code', start: node.start, end: node.end, text, shown: node }];
}

function mutateLiteral(node: Span & { value?: unknown; raw?: string | null }): Edit[] {
  const { start, end, value } = node;
  if (typeof value === 'boolean') return [{ kind: 'code', start, end, text: String(!value), shown: node }];
  if (typeof value === 'bigint') return [{ kind: 'code', start, end, text: `${value + 1n}n`, shown: node }];
  if (typeof value === 'number') return [{ kind: 'code', start, end, text: `${value + 1}`, shown: node }];
  return [];
}

function mutateCall(source: string, node: ESTree.CallExpression): Edit[] {
  if (node.callee.type !== 'MemberExpression' || node.callee.computed) return [];
  const { object, property } = node.callee;
  const name = source.slice(property.start, property.end);
  const renamed = RENAMED.get(name);
  if (renamed)
    return [{ kind: 'code', start: property.start, end: property.end, text: renamed, shown: node }];
  const dropped = { start: afterSpace(source, object.end), end: node.end };
  return DROPPED.includes(name) ? [{ kind: 'code', ...dropped, text: '', shown: dropped }] : [];
}

type Operation = Span & { operator: string; left: Span; right: Span };

function swapOperator({
  source,
  node,
  swaps,
}: {
  source: string;
  node: Operation;
  swaps: ReadonlyMap<string, string>;
}): Edit[] {
  const text = swaps.get(node.operator);
  if (text === undefined) return [];
  const start = source.indexOf(node.operator, node.left.end);
  return [{ kind: 'code', start, end: start + node.operator.length, text, shown: node }];
}
