import { use } from 'react';
import type { Language } from '../shared/languages.ts';
import type { Catalogue, MessageGroup, MessageStore } from './messages.tsx';

type Files = Record<string, () => Promise<{ default: unknown }>>;

// Mails are written on the server alone; the words of the areas are added where those begin.
const files: Files = import.meta.glob<{ default: unknown }>([
  './{en,hi,gu}/**/*.ts',
  '!./{en,hi,gu}/{index,mail,dashboard,edit-ngo,photos,operations,help-request/inbox,help-request/oversight}.ts',
]);

/** Makes more groups known, by their path from this folder: so that not every page carries the names of all. */
export function addMessageFiles(more: Files): void {
  Object.assign(files, more);
}

type Thenable = Promise<unknown> & { status?: 'fulfilled'; value?: unknown };

/** A store that loads a group as a cached file when it is first used. */
export function createBrowserStore(language: Language): MessageStore & {
  load(group: string): Promise<unknown>;
} {
  const loading = new Map<string, Promise<unknown>>();

  function load(group: string): Promise<unknown> {
    const known = loading.get(group);
    if (known) return known;
    const file = files[`./${language}/${group}.ts`];
    if (!file) throw new Error(`There are no messages '${group}' in '${language}'`);
    const messages: Thenable = file().then((module) => {
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
