import type { Language } from '#src/shared/languages.ts';
import type { AreaTab } from '#src/ui/area/frame/area-tabs.tsx';

/** A tab of a signed-in area, as declared in `<feature>.navigation.ts`. */
export type TabDeclaration = {
  path: string;
  label: Record<Language, string>;
  /** Further path prefixes that belong to this tab. */
  also?: readonly string[];
  /** Whether only administrators see the tab. */
  isForAdmins?: boolean;
  /** Counts the items that wait for action in this tab. */
  count?: () => Promise<number>;
};

/** The results of `count`, keyed by the path of the tab. */
export type TabCounts = Readonly<Record<string, number>>;

/**
 * Fetches the counts of all tabs in parallel.
 * @throws the API client's error if any of the calls fails.
 */
export async function countTabs(tabs: readonly TabDeclaration[]): Promise<TabCounts> {
  const counts = tabs.map(async ({ path, count }) => [path, (await count?.()) ?? 0] as const);
  return Object.fromEntries(await Promise.all(counts));
}

/** Returns the visible tabs with their labels and counts, as `AreaShell` expects them. */
export function labelTabs({
  tabs,
  language,
  counts,
  isAdmin = false,
}: {
  tabs: readonly TabDeclaration[];
  language: Language;
  counts: TabCounts;
  isAdmin?: boolean;
}): AreaTab[] {
  return tabs
    .filter((tab) => isAdmin || !tab.isForAdmins)
    .map(({ path, label, also }) => ({
      to: path,
      label: label[language],
      count: counts[path] ?? 0,
      ...(also && { also }),
    }));
}
