import { registerHooks } from 'node:module';

/**
 * Returns the types of an OpenAPI document as the package openapi-typescript generates them. It builds on the compiler
 * API of TypeScript 6, which TypeScript 7 no longer has, so it gets the compiler that @ts-morph/common contains.
 */
export async function generateApiTypes(document: string): Promise<string> {
  const compiler = import.meta.resolve('@ts-morph/common/dist/typescript.js');
  const hooks = registerHooks({
    resolve: (specifier, context, resolveNext) =>
      resolveNext(specifier === 'typescript' ? compiler : specifier, context),
  });
  try {
    const { default: generate, astToString } = await import('openapi-typescript');
    return astToString(await generate(document));
  } finally {
    hooks.deregister();
  }
}
