import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { findMessageFiles } from '../messages/message-files.server.ts';
import { LANGUAGES } from '../shared/languages.ts';

/** Prefix of the ids of modules that export the messages of one file. */
const ENTRY = 'messages:';

/**
 * Builds each message file into a browser file whose URL src/messages/browser-store.ts derives from language
 * and group, so pages need no list of them. `MESSAGE_FILES` holds the start and the end of these URLs.
 * A file contains its default export and a copy of what it imports from other message files, so no page loads
 * the rest of those.
 */
export function messageFiles(): Plugin[] {
  return [built(), inDevelopment()];
}

function built(): Plugin {
  const folder = `assets/${hashOfSources()}`;
  return {
    name: 'message-files',
    // Run before Vite's own resolver.
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ define: { MESSAGE_FILES: JSON.stringify([`/${folder}/`, '.js']) } }),
    buildStart() {
      for (const language of LANGUAGES) {
        for (const { group, path } of findMessageFiles(language)) {
          const fileName = `${folder}/${language}/${group}.js`;
          this.emitFile({ type: 'chunk', id: ENTRY + path, fileName, preserveSignature: 'strict' });
        }
      }
    },
    resolveId(source, importer = '') {
      if (source.startsWith(ENTRY)) return source;
      const [, file] = importer.startsWith(ENTRY) ? importer.split(ENTRY) : importer.split('?messages=');
      return file && /\.messages\.\w\w\.ts$/.test(source)
        ? `${resolve(source.replace(/^#/, ''))}?messages=${file}`
        : undefined;
    },
    load: (id) =>
      id.startsWith(ENTRY) ? `export { default } from '#${id.slice(ENTRY.length)}';` : undefined,
  };
}

function inDevelopment(): Plugin {
  return {
    name: 'message-sources',
    apply: 'serve',
    config: () => ({ define: { MESSAGE_FILES: JSON.stringify(['/messages/', '.ts']) } }),
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
}

/** Returns a hash of eight characters that depends only on the sources. */
function hashOfSources(): string {
  return globSync(['src/**/*.{ts,tsx,css,json}', 'vite.config.ts', 'package-lock.json'])
    .toSorted()
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
    .digest('base64url')
    .slice(0, 8);
}
