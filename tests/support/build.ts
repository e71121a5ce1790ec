import { buildIfNeeded } from '#src/server/http/built-app.server.ts';

/**
 * Builds the product for production unless it is already built. Sets NODE_ENV, because the value that Vitest
 * sets would select the development build of React.
 */
export function buildProduct(): void {
  const previousEnvironment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    buildIfNeeded();
  } finally {
    if (previousEnvironment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = previousEnvironment;
  }
}
