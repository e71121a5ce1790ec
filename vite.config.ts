import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { findMessageFiles } from './src/messages/message-files.server.ts';
import { LANGUAGES } from './src/shared/languages.ts';
import { lucideIcons } from './src/bundling/lucide-icons.server.ts';

/** Of all that is built: the same sources, the same letters. */
const VERSION = globSync(['src/**/*.{ts,tsx,css}', 'vite.config.ts', 'package-lock.json'])
  .toSorted()
  .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
  .digest('base64url')
  .slice(0, 8);

/** The messages of each language and group as a file that is found by its name: no page carries a list of them all. */
const messageFiles: Plugin = {
  name: 'message-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    for (const language of LANGUAGES) {
      // Mails are written on the server alone.
      for (const { group, path } of findMessageFiles(language).filter((file) => file.group !== 'mail')) {
        const fileName = `assets/${VERSION}/${language}/${group}.js`;
        this.emitFile({ type: 'chunk', id: resolve(path), fileName, preserveSignature: 'strict' });
      }
    }
  },
};

/** The same addresses while developing: each leads to the source of the file. */
const messageSources: Plugin = {
  name: 'message-sources',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      const [, language, group] = /^\/messages\/(\w+)\/([\w/-]+)\.ts$/.exec(request.url ?? '') ?? [];
      const files = findMessageFiles(LANGUAGES.find((one) => one === language) ?? 'en');
      const source = language && files.find((file) => file.group === group);
      if (source) request.url = `/${source.path}`;
      next();
    });
  },
};

/** Files of the browser that load together. */
const CHUNKS = [
  {
    name: 'react',
    priority: 3,
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  },
  // One stylesheet for all public pages: it is needed before the first paint, in one request.
  {
    name: 'look',
    priority: 3,
    test: /src[\\/](ui[\\/](styles|list|area(?=[\\/]facts))|features[\\/](ngo[\\/](directory|profile)|scheme[\\/]catalogue|site)[\\/]parts)[\\/].*\.css/,
  },
  // What every page needs beside it, in one file: many small ones compress badly.
  {
    name: 'shell',
    priority: 2,
    test: /src[\\/](root|entry\.client|shared[\\/](?!own-path|clean-text|india)|ui[\\/](?!toast|dialog|form|area|list|pages|quick-exit)|messages[\\/](?!time-of-day)[a-z-]+\.tsx?$|features[\\/](site[\\/]parts|ngo[\\/]ngo-names))/,
  },
  // What the lists share, the lists of NGOs, and an NGO's page: few files compress better than many.
  { name: 'lists', priority: 1, test: /src[\\/]ui[\\/](pages|list[\\/])/ },
  {
    name: 'list',
    priority: 1,
    test: /src[\\/]features[\\/]ngo[\\/]directory[\\/]parts[\\/](ngo|facets|empty|lines)/,
  },
  {
    name: 'ngo',
    priority: 1,
    test: /src[\\/]features[\\/]ngo[\\/](profile[\\/]parts[\\/]|photos[\\/]photo\.values)/,
  },
  // Forms and the signed-in areas: a visitor who only reads loads neither.
  {
    name: 'form',
    priority: 1,
    test: /src[\\/](ui[\\/]form[\\/]|shared[\\/](clean-text|india[\\/](aadhaar|digits))|features[\\/](feedback[\\/]feedback|help-request[\\/]help-request)\.values)/,
  },
  // What is kept in the tab: the way out needs it without a form.
  {
    name: 'tab',
    priority: 2,
    test: /src[\\/](browser[\\/]tab-storage|ui[\\/]quick-exit)\.tsx?/,
  },
  // What asks in a window: areas do, and the form for help.
  { name: 'dialog', priority: 2, test: /src[\\/]ui[\\/]dialog[\\/]/ },
  {
    name: 'area',
    priority: 1,
    test: /src[\\/](ui[\\/]area[\\/](?!page-links|save-file|empty|use-days|use-words|operations|answer-by|filters|reason|choose-needs)|browser[\\/]session\.ts)|node_modules[\\/]jwt-decode/,
  },
  // Times of day: areas tell them, and how a request stands.
  { name: 'time', priority: 2, test: /src[\\/]messages[\\/]time-of-day/ },
  // The client of the API, which public forms need without an area.
  {
    name: 'api',
    priority: 2,
    test: /src[\\/]browser[\\/]api-client\.ts|node_modules[\\/]hono[\\/]/,
  },
  // What lists of the areas share; who only signs in does not load it.
  {
    name: 'rows',
    priority: 1,
    test: /src[\\/]ui[\\/]area[\\/](page-links|save-file|empty|use-days|answer-by)/,
  },
  // The list of routes names every file of every page, and travels with each of them: few names are short.
  {
    name: 'operations',
    priority: 0,
    test: /src[\\/](ui[\\/]area[\\/](filters|reason|use-words)|browser[\\/]query-of-request|features[\\/](ngo[\\/]ngo-status-tag|reference[\\/]load-names))/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [lucideIcons(), reactRouter(), messageFiles, messageSources],
  define: {
    MESSAGE_FILES: JSON.stringify(
      command === 'build' ? [`/assets/${VERSION}/`, '.js'] : ['/messages/', '.ts'],
    ),
  },
  // Bundled at the start and never again: a package found later outdates what an open page has loaded.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'react-dom/client',
      'react-router/dom',
      'react-hot-toast/headless',
      'hono/client',
      'jwt-decode',
    ],
  },
  // The app, not Vite, owns the address space: nothing is copied from a public folder but what stands in it.
  publicDir: 'public',
  css: {
    modules: {
      // Short in the product (names travel with every page), readable while developing.
      generateScopedName:
        command === 'build'
          ? (name: string, file: string) =>
              `_${createHash('sha256')
                .update(`${file.replace(process.cwd(), '').split('?')[0]} ${name}`)
                .digest('base64url')
                .slice(0, 4)}`
          : '[name]__[local]',
    },
  },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './src/app.server.ts' } },
    },
    client: {
      build: {
        // The browser fetches few files, and all of them at once: preloading by script would only add to it.
        modulePreload: false,
        rolldownOptions: {
          output: {
            // Names of files travel with every page: the shortest hash that the bundler makes is enough.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: CHUNKS.map(({ test, ...chunk }) => ({
                ...chunk,
                // Each message file is loaded by its own name.
                test: (id: string) => !/\.messages\.\w\w\.ts$/.test(id) && test.test(id),
              })),
            },
          },
        },
      },
    },
  },
}));
