import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '#src/shared/languages.ts';
import type { Catalogue } from './catalogues.server.ts';

/** The messages of one use case. A page loads only the groups it uses. */
export type MessageGroup = keyof Catalogue;

/**
 * Where components read their messages. The server has all of them; the browser loads a group on first use.
 */
export type MessageStore = {
  language: Language;
  read<Group extends MessageGroup>(group: Group): Catalogue[Group];
};

const StoreContext = createContext<MessageStore | null>(null);

export function MessagesProvider({ store, children }: { store: MessageStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

function useStore(): MessageStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('Messages are read outside of MessagesProvider');
  return store;
}

/**
 * Returns the messages of a group in the language of the page. Suspends in the browser until they are loaded.
 */
export function useMessages<Group extends MessageGroup>(group: Group): Catalogue[Group] {
  return useStore().read(group);
}

export function useLanguage(): Language {
  return useStore().language;
}
