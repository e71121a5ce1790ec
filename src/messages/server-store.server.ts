import type { Language } from '#src/shared/languages.ts';
import { catalogues } from './catalogues.server.ts';
import type { MessageStore } from './messages.tsx';

/** Returns the messages of a language, and the set of those groups that were read so far. */
export function createMessageStore(language: Language): { store: MessageStore; groups: ReadonlySet<string> } {
  const groups = new Set<string>();
  const store: MessageStore = {
    language,
    read: (group) => {
      groups.add(group);
      return catalogues[language][group];
    },
  };
  return { store, groups };
}
