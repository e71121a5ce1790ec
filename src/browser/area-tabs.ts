import type { Catalogue } from '#src/messages/catalogues.server.ts';
import type { AreaTab } from '#src/ui/area/area-shell.tsx';

/** A tab of a signed-in area, as declared in `<feature>.navigation.ts`. */
export type TabDeclaration<Area extends 'ngo' | 'operations'> = {
  path: string;
  /** Key of the tab's label in the area messages. */
  label: keyof Catalogue['area'][Area] & string;
  /** Further path prefixes that belong to this tab. */
  also?: readonly string[];
  /** Whether only administrators see the tab. */
  isForAdmins?: boolean;
  /** Counts the items that wait for action in this tab. */
  count?: () => Promise<number>;
};

/** The results of `count`, keyed by the path of the tab. */
export type TabCounts = Readonly<Record<string, number>>;

type Declared = Pick<TabDeclaration<'ngo'>, 'path' | 'also' | 'isForAdmins' | 'count'> & { label: string };

/**
 * Fetches the counts of all tabs in parallel.
 * @throws the API client's error if any of the calls fails.
 */
export async function countTabs(tabs: readonly Declared[]): Promise<TabCounts> {
  const counts = tabs.map(async ({ path, count }) => [path, (await count?.()) ?? 0] as const);
  return Object.fromEntries(await Promise.all(counts));
}

/** Returns the visible tabs with their labels and counts, as `AreaShell` expects them. */
export function labelTabs({
  tabs,
  labels,
  counts,
  isAdmin = false,
}: {
  tabs: readonly Declared[];
  labels: Readonly<Record<string, unknown>>;
  counts: TabCounts;
  isAdmin?: boolean;
}): AreaTab[] {
  return tabs
    .filter((tab) => isAdmin || !tab.isForAdmins)
    .map(({ path, label, also }) => ({
      to: path,
      label: String(labels[label]),
      count: counts[path] ?? 0,
      ...(also && { also }),
    }));
}
