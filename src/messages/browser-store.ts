import { use } from 'react';
import type { Language } from '../shared/languages.ts';
import type { Catalogue, MessageGroup, MessageStore } from './messages.tsx';

const files = import.meta.glob<{ default: unknown }>(['./{en,hi,gu}/*.ts', '!./{en,hi,gu}/index.ts']);

/** A store that loads a group as a cached file when it is first used. */
export function createBrowserStore(language: Language): MessageStore & {
  load(group: string): Promise<unknown>;
} {
  const loaded = new Map<string, unknown>();
  const loading = new Map<string, Promise<unknown>>();

  function load(group: string): Promise<unknown> {
    const file = files[`./${language}/${group}.ts`];
    if (!file) throw new Error(`There are no messages '${group}' in '${language}'`);
    let promise = loading.get(group);
    if (!promise) {
      promise = file().then((module) => {
        loaded.set(group, module.default);
        return module.default;
      });
      // A failed load (a dropped connection) is tried again the next time the group is used.
      promise.catch(() => loading.delete(group));
      loading.set(group, promise);
    }
    return promise;
  }

  return {
    language,
    load,
    read: <Group extends MessageGroup>(group: Group) =>
      (loaded.get(group) ?? use(load(group))) as Catalogue[Group],
  };
}
