import { coalesce } from './coalesce.server.ts';

/** The tag of a response that may depend on any data: every change invalidates it. */
export const EVERYTHING = '*';
/** The tag of a response that depends on no data: only a change of `EVERYTHING` invalidates it. */
export const CONSTANT = 'constant';

/** Adds cache tags to the response of an API handler. A response without tags depends on everything. */
export function addTags({ env }: { env: { cacheTags?: Set<string> } }, tags: Iterable<string>): void {
  for (const tag of tags) env.cacheTags?.add(tag);
}

/**
 * Returns the tags of an announced change. A payload that is not a list of tags, such as one from an older
 * version, stands for everything.
 */
export function parseTags(payload: string): readonly string[] {
  try {
    const tags: unknown = JSON.parse(payload);
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags;
  } catch {
    // The payload is not JSON.
  }
  return [EVERYTHING];
}

/** The limit for lagging tags: ten drops at once, then one in five seconds. */
const LAGGING = { atOnce: 10, refillMs: 5_000 };

/**
 * Returns a function that drops the cached responses with any of the given tags. It normally drops them at
 * once. In a burst of changes, it drops each tag in `lagging` at most once in five seconds and everything at most
 * twice a second, so that pages can still be cached meanwhile.
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
