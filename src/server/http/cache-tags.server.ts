import { coalesce } from './coalesce.server.ts';

/** The tag of a response that may depend on any data: every change outdates it. */
export const EVERYTHING = '*';
/** The tag of a response that depends on no data: no change outdates it, unless everything changes. */
export const CONSTANT = 'constant';

/** Tags the response that an API handler makes. Without tags, a response depends on everything. */
export function addTags({ env }: { env: { cacheTags?: Set<string> } }, tags: Iterable<string>): void {
  for (const tag of tags) env.cacheTags?.add(tag);
}

/** The tags of an announced change. A payload that is no list of tags, as from an older version, means everything. */
export function parseTags(payload: string): readonly string[] {
  try {
    const tags: unknown = JSON.parse(payload);
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
  } catch {
    // No JSON.
  }
  return [EVERYTHING];
}

/** A burst of changes drops a lagging tag once a second. */
const LAGGING = { atOnce: 10, refillMs: 1_000 };

/**
 * A function that drops the cached responses with any of the given tags. It drops them at once, but in a burst of changes
 * `lagging` tags once a second and everything twice a second: a burst must not keep every page out of the cache.
 */
export function tagDropper({
  cache,
  lagging,
}: {
  cache: { drop(tags?: readonly string[]): void };
  lagging: readonly string[];
}): (tags: readonly string[]) => void {
  const dropAll = coalesce(() => cache.drop());
  const late = new Map(lagging.map((tag) => [tag, coalesce(() => cache.drop([tag]), LAGGING)]));
  return (tags) => {
    if (tags.includes(EVERYTHING)) return dropAll();
    cache.drop(tags.filter((tag) => !late.has(tag)));
    for (const tag of tags) late.get(tag)?.();
  };
}
