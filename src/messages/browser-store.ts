import { use } from 'react';
import type { Language } from '#src/shared/languages.ts';
import type { Catalogue } from './catalogues.server.ts';
import type { MessageGroup, MessageStore } from './messages.tsx';

/** The start and the end of a message file's address, defined by src/bundling/message-files-plugin.server.ts. */
declare const MESSAGE_FILES: [folder: string, ending: string];

type Thenable = Promise<unknown> & { status?: 'fulfilled'; value?: unknown };

/** A store that loads a group as a cached file when it is first used. */
export function createBrowserStore(language: Language): MessageStore & {
  load(group: string): Promise<unknown>;
} {
  const loading = new Map<string, Promise<unknown>>();

  function load(group: string): Promise<unknown> {
    const known = loading.get(group);
    if (known) return known;
    const [folder, ending] = MESSAGE_FILES;
    const file = import(/* @vite-ignore */ `${folder}${language}/${group}${ending}`);
    const messages: Thenable = file.then((module: { default: unknown }) => {
      // React reads a promise with these without waiting for it.
      messages.status = 'fulfilled';
      messages.value = module.default;
      return messages.value;
    });
    // A failed load (a dropped connection) is tried again the next time the group is used.
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
