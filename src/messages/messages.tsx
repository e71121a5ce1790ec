import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '#src/shared/languages.ts';
import type { Catalogue } from './catalogues.server.ts';

/** The messages of a use case; a page loads only the groups it uses. */
export type MessageGroup = keyof Catalogue;

/** Where components find their messages: the server has them all, the browser loads a group when it is used. */
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

/** The messages of one group in the language of the page; suspends in the browser until they are there. */
export function useMessages<Group extends MessageGroup>(group: Group): Catalogue[Group] {
  return useStore().read(group);
}

export function useLanguage(): Language {
  return useStore().language;
}
