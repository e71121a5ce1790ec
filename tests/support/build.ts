import { buildIfNeeded } from '#src/server/http/built-app.server.ts';

/** Builds the product as it is delivered, where it is not built yet. Vitest's own NODE_ENV would build React for developers. */
export function buildProduct(): void {
  const kept = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    buildIfNeeded();
  } finally {
    if (kept === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = kept;
  }
}
