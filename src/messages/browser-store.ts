import { use } from 'react';
import type { Language } from '#src/shared/languages.ts';
import type { Catalogue } from './catalogues.server.ts';
import type { MessageGroup, MessageStore } from './messages.tsx';

/**
 * The start and the end of each message file's URL, defined by src/bundling/message-files-plugin.server.ts.
 */
declare const MESSAGE_FILES: [folder: string, ending: string];

type Thenable = Promise<unknown> & { status?: 'fulfilled'; value?: unknown };

/** Creates a store that loads the file of a message group on first use. */
export function createBrowserStore(language: Language): MessageStore & {
  load(group: string): Promise<unknown>;
} {
  const loading = new Map<string, Promise<unknown>>();

  function load(group: string): Promise<unknown> {
    const existing = loading.get(group);
    if (existing) return existing;
    const [folder, ending] = MESSAGE_FILES;
    const file = import(/* @vite-ignore */ `${folder}${language}/${group}${ending}`);
    const messages: Thenable = file.then((module: { default: unknown }) => {
      // With these two properties set, React reads the promise without suspending.
      messages.status = 'fulfilled';
      messages.value = module.default;
      return messages.value;
    });
    // If loading fails (for example because the connection dropped), the next use tries again.
    messages.catch(() => loading.delete(group));
    loading.set(group, messages);
    return messages;
  }

  return {
    language,
    load,
    read: <Group extends MessageGroup>(group: Group) => use(load(group)) as Catalogue[Group],
  };
}
