import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

// Which endpoints can cause which mails, read from the source: whatever a function names, it may call.

const QUEUE_MAIL = 'src/features/mail/mail.service.server.ts queueMail';

const EMPTY = parseSync('empty.ts', '').program;

/**
 * The declarations that each one names, as `path name`; of an endpoint as the first part of its path, such as
 * `addToShift`.
 */
const named = new Map<string, Set<string>>();

/** The first part of the path of each endpoint, by its name in the contract. */
const routes = new Map<string, string>();
const ROUTE = /export const (\w+) = \w+\.(?:get|post|delete)\('\/(\w+)/g;

for (const path of globSync('src/**/*.contract.ts'))
  for (const [, name = '', route = ''] of readFileSync(path, 'utf8').matchAll(ROUTE)) routes.set(name, route);
for (const path of globSync('src/**/*.server.ts'))
  readModule(path, parseSync(path, readFileSync(path, 'utf8')).program);

function readModule(path: string, program: ESTree.Program): void {
  const scope = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') addImports({ path, statement, scope });
    else for (const name of namesOf(statement)) scope.set(name, `${path} ${name}`);
  }
  for (const statement of program.body)
    for (const name of namesOf(statement)) addNames(`${path} ${name}`, { node: statement, scope });
  new Visitor({
    // The handler of an endpoint.
    CallExpression({ callee, arguments: [contract, handler] }) {
      if (callee.type !== 'MemberExpression' || !isNamed(callee.property, 'openapi') || !handler) return;
      const route = contract?.type === 'MemberExpression' ? contract.property : contract;
      if (route?.type === 'Identifier') addNames(routes.get(route.name) ?? '', { node: handler, scope });
    },
    // A job: what names it has it run.
    ObjectExpression({ properties }) {
      const valueOf = (name: string) =>
        properties.find((each) => each.type === 'Property' && isNamed(each.key, name)) as
          | ESTree.ObjectProperty
          | undefined;
      const job = valueOf('name')?.value;
      const run = valueOf('run')?.value;
      if (job?.type === 'Identifier' && run) addNames(scope.get(job.name) ?? '', { node: run, scope });
    },
  }).visit(program);
}

type Imports = { path: string; statement: ESTree.ImportDeclaration; scope: Map<string, string> };

function addImports({ path, statement, scope }: Imports): void {
  const { value } = statement.source;
  const from = value.startsWith('#') ? value.slice(1) : posix.join(posix.dirname(path), value);
  for (const specifier of statement.specifiers) {
    const { local } = specifier;
    if (specifier.type === 'ImportNamespaceSpecifier') scope.set(local.name, `${from} `);
    else if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
      scope.set(local.name, `${from} ${specifier.imported.name}`);
  }
}

function namesOf(statement: ESTree.Program['body'][number]): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : [];
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function addNames(
  key: string,
  { node, scope }: { node: ESTree.Node; scope: ReadonlyMap<string, string> },
): void {
  const names = named.get(key) ?? new Set();
  named.set(key, names);
  const body = [node] as ESTree.Program['body'];
  // Only a whole program is walked.
  new Visitor({
    Identifier: ({ name }) => void names.add(scope.get(name) ?? ''),
    MemberExpression({ object, property }) {
      const module = object.type === 'Identifier' ? scope.get(object.name) : undefined;
      if (module && property.type === 'Identifier') names.add(module + property.name);
    },
  }).visit({ ...EMPTY, body });
}

/**
 * Returns the functions that queue a mail and that a call of an endpoint can reach.
 * @throws if its handler is not found
 */
export function mailersOf(path: string): string[] {
  const [, , , name = ''] = path.split('/');
  if (!named.has(name)) throw new Error(`No handler of ${path} was found`);
  const seen = new Set<string>();
  const waiting = [name];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(named.get(key) ?? []));
  }
  const mailers = [...seen].filter((key) => key !== QUEUE_MAIL && named.get(key)?.has(QUEUE_MAIL));
  return mailers.map((key) => key.slice(key.indexOf(' ') + 1)).toSorted();
}
