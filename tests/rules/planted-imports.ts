/** A small source tree that violates exactly one import rule. `files` maps paths to contents. */
export type Plant = { rule: string; files: Record<string, string> };

const EMPTY = 'export const nothing = 0;\n';
const imports = (path: string) => `import { nothing } from '${path}';\nexport const it = nothing;\n`;

/** Returns a tree in which one file imports another, which is the form of nearly every violation. */
function plantImport({ rule, from, to }: { rule: string; from: string; to: string }): Plant {
  return { rule, files: { [from]: imports(`#${to}`), [to]: EMPTY } };
}

/** Returns a tree in which a file imports a package or a Node module. */
function plantPackage({ rule, from, name }: { rule: string; from: string; name: string }): Plant {
  return { rule, files: { [from]: imports(name) } };
}

/** At least one violation of every rule in .dependency-cruiser.ts. */
export const PLANTS: Plant[] = [
  {
    rule: 'no-cycles',
    files: {
      'src/shared/one.ts': imports('./two.ts'),
      'src/shared/two.ts': `import { it } from './one.ts';\nexport const nothing = () => it;\n`,
    },
  },
  {
    rule: 'no-cycles',
    files: {
      'src/shared/one.ts': `import type { It } from './two.ts';\nexport type One = It;\n`,
      'src/shared/two.ts': `import type { One } from './one.ts';\nexport type It = One[];\n`,
    },
  },
  {
    rule: 'no-barrels',
    files: { 'src/ui/all.ts': `export { nothing } from './button.tsx';\n`, 'src/ui/button.tsx': EMPTY },
  },
  { rule: 'nothing-unresolved', files: { 'src/ui/lost.tsx': imports('./not-there.ts') } },
  plantPackage({ rule: 'no-dev-packages-in-src', from: 'src/server/tool.server.ts', name: 'dev-tool' }),
  plantImport({
    rule: 'development-only-is-loaded-late',
    from: 'src/start.ts',
    to: 'src/server/http/dev-server.server.ts',
  }),
  plantPackage({ rule: 'no-unlisted-packages', from: 'src/server/tool.server.ts', name: 'stowaway' }),
  plantImport({ rule: 'src-needs-no-tests', from: 'src/server/a.server.ts', to: 'tests/support/help.ts' }),

  plantImport({ rule: 'shared-knows-no-one', from: 'src/shared/money.ts', to: 'src/ui/button.tsx' }),
  plantPackage({ rule: 'shared-knows-no-one', from: 'src/shared/money.ts', name: 'react' }),
  plantImport({ rule: 'ui-knows-no-feature', from: 'src/ui/row.tsx', to: 'src/features/ngo/ngo.values.ts' }),
  plantImport({
    rule: 'server-knows-no-feature',
    from: 'src/server/mailer.server.ts',
    to: 'src/features/ngo/ngo.service.server.ts',
  }),
  plantImport({
    rule: 'server-loads-no-catalogues',
    from: 'src/server/mailer.server.ts',
    to: 'src/messages/catalogues.server.ts',
  }),
  plantImport({ rule: 'messages-know-no-feature', from: 'src/messages/plural.ts', to: 'src/ui/button.tsx' }),
  plantImport({
    rule: 'messages-know-no-feature',
    from: 'src/features/ngo/ngo.messages.en.ts',
    to: 'src/ui/button.tsx',
  }),

  plantImport({
    rule: 'pages-get-data-from-the-api',
    from: 'src/features/ngo/directory/list.page.tsx',
    to: 'src/root.tsx',
  }),
  plantImport({
    rule: 'pages-get-data-from-the-api',
    from: 'src/features/ngo/directory/list.page.tsx',
    to: 'src/features/ngo/ngo.service.server.ts',
  }),
  plantImport({
    rule: 'loaders-ask-the-api',
    from: 'src/features/ngo/directory/ngo-list.loader.server.ts',
    to: 'src/features/ngo/ngo.service.server.ts',
  }),
  plantImport({
    rule: 'parts-show-what-they-are-given',
    from: 'src/features/ngo/directory/parts/row.tsx',
    to: 'src/root.tsx',
  }),
  plantImport({
    rule: 'parts-stay-in-their-feature',
    from: 'src/features/event/list/list.page.tsx',
    to: 'src/features/ngo/directory/parts/row.tsx',
  }),
  plantImport({
    rule: 'api-calls-services',
    from: 'src/features/ngo/ngo.api.server.ts',
    to: 'src/features/ngo/ngo.queries.server.ts',
  }),
  plantPackage({
    rule: 'api-calls-services',
    from: 'src/features/ngo/ngo.api.server.ts',
    name: 'nodemailer',
  }),
  plantImport({
    rule: 'services-do-not-answer',
    from: 'src/features/ngo/ngo.service.server.ts',
    to: 'src/features/ngo/ngo.api.server.ts',
  }),
  plantImport({
    rule: 'queries-stay-in-their-feature',
    from: 'src/features/event/event.service.server.ts',
    to: 'src/features/ngo/ngo.queries.server.ts',
  }),
  plantPackage({
    rule: 'sql-stands-in-queries',
    from: 'src/features/ngo/ngo.service.server.ts',
    name: 'kysely',
  }),
  plantImport({
    rule: 'sql-stands-in-queries',
    from: 'src/features/ngo/import/write-rows.server.ts',
    to: 'src/server/database/statement.server.ts',
  }),
  plantImport({
    rule: 'sql-stands-in-queries',
    from: 'src/features/event/event.service.server.ts',
    to: 'src/features/ngo/ngo-fragments.server.ts',
  }),
  plantImport({
    rule: 'queries-hold-only-sql',
    from: 'src/features/ngo/ngo.queries.server.ts',
    to: 'src/features/ngo/ngo.service.server.ts',
  }),
  plantImport({
    rule: 'queries-hold-only-sql',
    from: 'src/features/ngo/ngo-fragments.server.ts',
    to: 'src/features/ngo/ngo.service.server.ts',
  }),
  plantImport({
    rule: 'contracts-are-shapes',
    from: 'src/features/ngo/ngo.contract.ts',
    to: 'src/features/ngo/ngo.service.server.ts',
  }),
  plantPackage({ rule: 'rules-are-pure', from: 'src/features/ngo/ngo.rules.ts', name: 'react' }),
  plantPackage({ rule: 'values-are-plain', from: 'src/features/ngo/ngo.values.ts', name: 'react' }),

  plantImport({
    rule: 'browser-takes-no-server-file',
    from: 'src/ui/clock.tsx',
    to: 'src/server/clock.server.ts',
  }),
  plantImport({
    rule: 'browser-takes-no-server-file',
    from: 'src/ui/town.tsx',
    to: 'src/server/http/page-context.server.ts',
  }),
  plantImport({ rule: 'root-takes-only-its-loader', from: 'src/root.tsx', to: 'src/server/clock.server.ts' }),
  plantImport({
    rule: 'browser-takes-no-contract',
    from: 'src/features/ngo/directory/list.page.tsx',
    to: 'src/features/ngo/ngo.contract.ts',
  }),
  plantPackage({
    rule: 'browser-takes-no-zod',
    from: 'src/features/ngo/directory/parts/row.tsx',
    name: 'zod',
  }),
  plantPackage({ rule: 'browser-takes-no-node', from: 'src/ui/file.tsx', name: 'node:fs' }),
  plantPackage({ rule: 'browser-takes-few-packages', from: 'src/ui/heavy.tsx', name: 'kysely' }),
];

/** A tree with imports that the rules allow. */
export const GOOD_TREE: Record<string, string> = {
  'src/features/ngo/directory/list.page.tsx': [
    `import { loadList } from '#src/features/ngo/directory/ngo-list.loader.server.ts';`,
    `import type { Ngo } from '#src/features/ngo/ngo.contract.ts';`,
    `import { LIMITS } from '#src/features/ngo/ngo.values.ts';`,
    `import { Row } from '#src/features/ngo/directory/parts/row.tsx';`,
    `import { useState } from 'react';`,
    `export const loader = () => loadList();`,
    `export default function List({ ngo }: { ngo: Ngo }) { return <Row n={LIMITS + useState(ngo).length} />; }`,
  ].join('\n'),
  'src/features/ngo/directory/ngo-list.loader.server.ts': [
    `import { pageContext } from '#src/server/http/page-context.server.ts';`,
    `export const loadList = () => pageContext;`,
  ].join('\n'),
  'src/features/ngo/directory/parts/row.tsx': 'export const Row = ({ n }: { n: number }) => <p>{n}</p>;\n',
  'src/features/ngo/ngo.values.ts': 'export const LIMITS = 1;\n',
  'src/features/ngo/ngo.contract.ts': `import { z } from 'zod';\nexport const ngo = z;\nexport type Ngo = 1;\n`,
  'src/features/ngo/ngo.api.server.ts': [
    `import { find } from './ngo.service.server.ts';`,
    `import { ngo } from './ngo.contract.ts';`,
    `export const ngoApi = [find, ngo];`,
  ].join('\n'),
  'src/features/ngo/ngo.service.server.ts': `import { select } from './ngo.queries.server.ts';\nexport const find = select;\n`,
  'src/features/ngo/ngo.queries.server.ts': [
    `import { sql } from 'kysely';`,
    `import { ngoColumns } from './ngo-fragments.server.ts';`,
    `export const select = [sql, ngoColumns];`,
  ].join('\n'),
  'src/features/ngo/ngo-fragments.server.ts': `import { sql } from 'kysely';\nexport const ngoColumns = sql;\n`,
  'src/features/event/event.queries.server.ts': [
    `import { ngoColumns } from '#src/features/ngo/ngo-fragments.server.ts';`,
    `export const select = ngoColumns;`,
  ].join('\n'),
  'src/api.server.ts': `import { ngoApi } from './features/ngo/ngo.api.server.ts';\nexport const api = ngoApi;\nexport type MountedApis = typeof api;\n`,
  'src/browser/api-client.ts': `import type { MountedApis } from '../api.server.ts';\nexport type Client = MountedApis;\n`,
  'src/server/http/page-context.server.ts': `import type { Client } from '../../browser/api-client.ts';\nexport const pageContext = 0 as unknown as Client;\n`,
  'src/start.ts': `export const develop = () => import('./server/http/dev-server.server.ts');\n`,
  'src/server/http/dev-server.server.ts': imports('dev-tool'),
};
