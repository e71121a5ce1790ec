// Who may import whom. docs/architecture.md draws it; here it is enforced. Each comment says what to do instead.
// tests/rules/import-rules.test.ts plants a violation of every rule, so a rule that stops working is noticed.

import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser';

const TEST = '\\.(test|fixture)\\.tsx?$';
const SERVER = '\\.server\\.tsx?$';
const MESSAGES = '\\.messages\\.[a-z]{2}\\.ts$';
const CONTRACT = '\\.contract\\.ts$';
// Where SQL stands: queries, and the fragments that a feature publishes for the queries of others.
const QUERIES = '(\\.queries|-fragments)\\.server\\.ts$';
const COMMAND = '(\\.cli|^src/start)\\.ts$';
// What the framework reads while building, never in a browser.
const BUILD_TIME = '^src/routes\\.ts$';
// Runs only where devDependencies are installed: the build reads the routes, `npm run dev` loads the rest.
const DEVELOPMENT_ONLY = '^src/(routes|server/http/dev-server\\.server)\\.ts$';
const OWN_FEATURE = '^src/features/([^/]+)/';
const OTHER_FEATURE = '^src/features/(?!$1/)[^/]+/';
// A package of node_modules, wherever npm put it.
const packages = (...names: string[]) => `(^|/)node_modules/(${names.join('|')})/`;

const PAGE = '\\.page\\.tsx$';
const PART = '^src/features/.*/parts/';
// What a page may hand its loader or action to: the build drops both from the browser, with all they import.
const PAGE_DOOR = '(\\.(loader|action)|/page-context)\\.server\\.ts$';
// A route that is no page (a picture, a file) is nothing but a loader.
const RESOURCE = '\\.resource\\.ts$';
// Plain helpers and shared components of a feature: no kind in the name, so they travel to the browser.
const PLAIN_FILE = '^src/features/.*/[^/.]+\\.tsx?$';

const notTypeOnly = { dependencyTypesNot: ['type-only' as const] };
const notInBrowser = [TEST, SERVER, CONTRACT, COMMAND, BUILD_TIME, RESOURCE];
const browserFile = { path: '^src/', pathNot: notInBrowser };

const forbidden: (IRegularForbiddenRuleType & { name: string; comment: string })[] = [
  {
    name: 'no-cycles',
    comment:
      'Two files that need each other, be it for a type, are one thing or hide a third: move what both need to a file of its own.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-barrels',
    comment: 'Import each name from the file that makes it: a re-export hides where things are.',
    from: { path: '^src/' },
    to: { dependencyTypes: ['export'] },
  },
  {
    name: 'nothing-unresolved',
    comment: 'The import leads nowhere: correct the path (it ends in .ts or .tsx), or add the package.',
    from: { path: '^(src|tests)/' },
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/'] },
  },
  {
    name: 'no-dev-packages-in-src',
    comment:
      'The product does not carry devDependencies: move the package to dependencies, or the code to tests/.',
    from: { path: '^src/', pathNot: [TEST, DEVELOPMENT_ONLY] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'development-only-is-loaded-late',
    comment:
      'It imports devDependencies, which production does not install: load it with import() for npm run dev.',
    from: { path: '^src/', pathNot: [TEST, DEVELOPMENT_ONLY] },
    to: { path: DEVELOPMENT_ONLY, dynamic: false, ...notTypeOnly },
  },
  {
    name: 'no-unlisted-packages',
    comment:
      'The package is here only because another one brought it: list it in package.json, or do without.',
    from: { path: '^(src|tests)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'src-needs-no-tests',
    comment: 'Product code never imports from tests/: move what both need to src/.',
    from: { path: '^src/', pathNot: TEST },
    to: { path: ['^tests/', TEST] },
  },

  {
    name: 'shared-knows-no-one',
    comment:
      'src/shared holds pure helpers for both sides: what needs a feature, the server or a component belongs there instead.',
    from: { path: '^src/shared/', pathNot: TEST },
    to: { path: '^(src/(?!shared/)|node_modules/)' },
  },
  {
    name: 'ui-knows-no-feature',
    comment:
      'A block of src/ui takes what it shows as props: let the page or a part of the feature pass it in.',
    from: { path: '^src/ui/' },
    to: { path: '^src/features/' },
  },
  {
    name: 'server-knows-no-feature',
    comment:
      'src/server is machinery: let the feature call it, or hand the feature in from src/start.ts or src/api.server.ts.',
    from: { path: '^src/server/' },
    to: { path: '^src/features/' },
  },
  {
    name: 'server-loads-no-catalogues',
    comment:
      'Import the message files that are needed: the server starts before the app, and needs few of them.',
    from: { path: '^src/server/' },
    to: { path: '^src/messages/catalogues\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'messages-know-no-feature',
    comment: 'A message is words with gaps: let the page fill them.',
    from: { path: ['^src/messages/', MESSAGES] },
    to: { path: '^src/(features|server|ui|browser)/', pathNot: MESSAGES },
  },

  {
    name: 'pages-get-data-from-the-api',
    comment:
      'A page asks the API, in its loader or action (*.loader.server.ts) or through the client; besides it imports contract types, values, rules, ui, parts, messages and shared. Move the rest into the service.',
    from: { path: '\\.page\\.tsx$' },
    to: {
      path: '^(src|database)/',
      pathNot: [
        CONTRACT,
        '\\.(values|rules|views?|json-ld)\\.ts$',
        PART,
        '^src/(ui|messages|shared|browser)/',
        '^src/(brand|navigation)\\.ts$',
        PLAIN_FILE,
        PAGE_DOOR,
      ],
      ...notTypeOnly,
    },
  },
  {
    name: 'loaders-ask-the-api',
    comment:
      'A loader or action calls the API in process, as any other client would: put the rule, the check and the SQL behind an endpoint.',
    from: { path: ['\\.(loader|action)\\.server\\.ts$', RESOURCE] },
    to: {
      path: ['\\.(service|api|emails|jobs)\\.server\\.tsx?$', QUERIES],
      ...notTypeOnly,
    },
  },
  {
    name: 'parts-show-what-they-are-given',
    comment:
      'A part gets its data as props from the page, or asks the API while somebody types (it may import contract types, values, rules, ui, messages, shared and its feature’s other parts).',
    from: { path: PART, pathNot: TEST },
    to: {
      path: '^(src|database)/',
      pathNot: [
        CONTRACT,
        '\\.(values|rules|views?)\\.ts$',
        PART,
        '^src/(ui|messages|shared|browser)/',
        '^src/(brand|navigation)\\.ts$',
        PLAIN_FILE,
      ],
    },
  },
  {
    name: 'parts-stay-in-their-feature',
    comment:
      'Parts are of one feature only: what two features show is a block of src/ui. Only pages of the site combine pages.',
    from: { path: OWN_FEATURE, pathNot: '^src/features/site/[^/]+\\.page\\.tsx$' },
    to: { path: `${OTHER_FEATURE}(.*/parts/|.*\\.page\\.tsx$)` },
  },
  {
    name: 'api-calls-services',
    comment:
      'An endpoint parses, calls its service and answers: move the query, the mail or the job into the service.',
    from: { path: '\\.api\\.server\\.ts$' },
    to: {
      path: ['\\.(emails|jobs|api)\\.server\\.tsx?$', QUERIES, PAGE, PART, packages('pg-boss', 'nodemailer')],
      pathNot: '^src/api\\.server\\.ts$',
      ...notTypeOnly,
    },
  },
  {
    name: 'services-do-not-answer',
    comment: 'An endpoint or a page calls the service: move what both need into the service or a rule.',
    from: { path: '\\.service\\.server\\.ts$' },
    to: { path: ['\\.api\\.server\\.ts$', PAGE, PART], ...notTypeOnly },
  },
  {
    name: 'queries-stay-in-their-feature',
    comment: 'Another feature’s rows are reached through its service, which knows its rules.',
    from: { path: OWN_FEATURE },
    to: { path: `${OTHER_FEATURE}.*\\.(queries|emails|jobs)\\.server\\.tsx?$`, ...notTypeOnly },
  },
  {
    name: 'sql-stands-in-queries',
    comment:
      'SQL stands in *.queries.server.ts: add a function there and call it. Fragments are for the queries of other features.',
    from: {
      path: ['^src/.*\\.server\\.tsx?$', RESOURCE],
      pathNot: [QUERIES, '^src/server/'],
    },
    to: {
      path: [
        packages('kysely', 'pg'),
        '^src/server/(run-query|database/(kysely-dialect|sql-values|statement))\\.server\\.ts$',
        '-fragments\\.server\\.ts$',
      ],
      ...notTypeOnly,
    },
  },
  {
    name: 'queries-hold-only-sql',
    comment: 'A query knows rows, not use cases: let the service call it and do the rest.',
    from: { path: QUERIES },
    to: {
      path: ['\\.(service|api|emails|jobs)\\.server\\.tsx?$', PAGE, PART, '^src/ui/'],
      ...notTypeOnly,
    },
  },
  {
    name: 'contracts-are-shapes',
    comment: 'A contract describes input, output and route: what does something belongs in the service.',
    from: { path: CONTRACT },
    to: {
      path: '^(src|database)/',
      pathNot: [
        CONTRACT,
        '\\.values\\.ts$',
        '^src/shared/',
        '^src/server/endpoint\\.server\\.ts$',
        '^src/messages/',
      ],
      ...notTypeOnly,
    },
  },
  {
    name: 'rules-are-pure',
    comment: 'A rule takes values and gives a value: hand it what it needs, let the service fetch it.',
    from: { path: '\\.rules\\.ts$' },
    to: {
      path: '.',
      pathNot: ['\\.(rules|values)\\.ts$', '^src/shared/'],
      ...notTypeOnly,
    },
  },
  {
    name: 'values-are-plain',
    comment:
      'A *.values.ts file travels to the browser: lists, limits and patterns only, no imports beyond their like.',
    from: { path: '\\.values\\.ts$' },
    to: { path: '.', pathNot: ['\\.values\\.ts$', '^src/shared/'], ...notTypeOnly },
  },

  {
    name: 'browser-takes-no-server-file',
    comment:
      'Every file of src that is not *.server.ts, *.contract.ts or a command travels to the browser: ask the API, or move plain values to *.values.ts. Types may be imported.',
    from: { ...browserFile, pathNot: [...notInBrowser, '\\.page\\.tsx$', '^src/root\\.tsx$'] },
    to: { path: SERVER, ...notTypeOnly },
  },
  {
    name: 'root-takes-only-its-loader',
    comment:
      'The document travels to the browser; only its loader does not: ask there, and pass on what it says.',
    from: { path: '^src/root\\.tsx$' },
    to: { path: SERVER, pathNot: [PAGE_DOOR, '/helplines\\.server\\.ts$'], ...notTypeOnly },
  },
  {
    name: 'browser-takes-no-contract',
    comment:
      'A contract’s value brings 93 kB of zod: import its type only, and keep plain values in *.values.ts.',
    from: { ...browserFile },
    to: { path: CONTRACT, ...notTypeOnly },
  },
  {
    name: 'browser-takes-no-zod',
    comment:
      'zod weighs 93 kB: validate in the API and show what it answers; hints like maxlength stand in *.values.ts.',
    from: { ...browserFile },
    to: { path: packages('zod', '@hono/zod-openapi'), ...notTypeOnly },
  },
  {
    name: 'browser-takes-no-node',
    comment:
      'Node’s modules and the server’s packages do not exist in a browser: do it in a *.server.ts file.',
    from: { ...browserFile },
    to: { path: '.', dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'browser-takes-few-packages',
    comment:
      'A phone waits for every package: only react, the router, the toasts and the API’s typed client travel. If another has to, list it here with its kilobytes.',
    from: { ...browserFile },
    to: {
      path: '(^|/)node_modules/',
      pathNot: packages(
        'react',
        'react-dom',
        'react-router',
        'react-hot-toast',
        'hono/dist/client',
        // 0.6 kB.
        'jwt-decode',
        // Only the check-in page loads them: storage without a network, and a decoder where the browser has none.
        'idb',
        'qr',
        // These have a rule of their own.
        'zod',
        '@hono/zod-openapi',
      ),
      dependencyTypesNot: ['type-only', 'npm-dev'],
    },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error' as const, ...rule })),
  options: {
    // TypeScript 7 offers no parser to tools yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
} satisfies IConfiguration;
