import type { Plugin } from 'vite';

/**
 * Writes every character of the server build that is not ASCII as an escape. V8 keeps the source of all modules, and with
 * one other character in a file it needs two bytes for each of its characters: 8 MiB in all.
 */
export function asciiServer(): Plugin {
  return {
    name: 'ascii-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // After the bundler has printed the code for the last time, which undoes escapes.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = escapeOthers(file.code);
      },
    },
  };
}

/**
 * An escape means the same in strings, templates, regular expressions and names. In `String.raw` it does in patterns,
 * which is what we use that for.
 */
function escapeOthers(code: string): string {
  return code.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
