import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { asciiServer } from './src/bundling/ascii-server.server.ts';
import { chunkGroups } from './src/bundling/chunks.server.ts';
import { lucideIcons } from './src/bundling/lucide-icons.server.ts';
import { lightPreloadHelper } from './src/bundling/dynamic-import.server.ts';
import { messageFiles } from './src/bundling/message-files-plugin.server.ts';
import { shortClassName } from './src/bundling/class-names.server.ts';

/**
 * Packages that find files by their own path, or load binaries. All others are bundled into the server: loading one
 * large file takes a third of the time of many small ones.
 */
const LOADED_FROM_PACKAGES = [
  'sharp',
  '@node-rs/argon2',
  'pino',
  'pino-pretty',
  'pdfkit',
  'fontkit',
  'harfbuzzjs',
  'flydrive',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  'razorpay',
  'swagger-ui-dist',
  // Only for development.
  'vite',
];

/** src/bundling/README.md explains what is unusual here. */
export default defineConfig(({ command }) => ({
  plugins: [lucideIcons(), lightPreloadHelper(), reactRouter(), messageFiles(), asciiServer()],
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
  css: { modules: { generateScopedName: command === 'build' ? shortClassName : '[name]__[local]' } },
  // What counts is the size after build.cli.ts, which tests/rules/bundle.test.ts checks.
  build: { reportCompressedSize: false },
  environments: {
    ssr: {
      ...(command === 'build' && { resolve: { noExternal: true, external: LOADED_FROM_PACKAGES } }),
      build: {
        rollupOptions: {
          input: './src/start-build.server.ts',
          // All in one folder: modules find the reference data by the path from their own file.
          output: { entryFileNames: 'index.js', chunkFileNames: '[name]-[hash:7].js' },
        },
      },
    },
    client: {
      build: {
        // The browser fetches few files, and all of them at once: preloading by script would only add to it.
        modulePreload: false,
        rolldownOptions: {
          output: {
            // File names travel with every page: seven characters are the shortest hash that the bundler makes.
            // The names of pages, which the manifest lists with their addresses, would say nothing more.
            entryFileNames: ({ name }) =>
              /\.(page|resource)$/.test(name) ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
  },
}));
