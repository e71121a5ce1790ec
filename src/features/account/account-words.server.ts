import { indexWords } from '#src/search/row-words.server.ts';

/** Returns the search data of an account, as the text form of a tsvector: the words of the name and the address. */
export function indexAccount({ name, email }: { name: string; email: string }): string {
  return indexWords([name, email]);
}
