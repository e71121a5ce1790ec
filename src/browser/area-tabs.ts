import type { Catalogue } from '#src/messages/catalogues.server.ts';
import type { AreaTab } from '#src/ui/area/area-shell.tsx';

/** A tab of a signed-in area, as `<feature>.navigation.ts` declares it. */
export type TabDeclaration<Area extends 'ngo' | 'operations'> = {
  path: string;
  /** Key of its label in the messages of the area. */
  label: keyof Catalogue['area'][Area] & string;
  /** What else belongs to this tab: how other addresses start. */
  also?: readonly string[];
  /** Only administrators see it. */
  isForAdmins?: boolean;
  /** How many things wait there. */
  count?: () => Promise<number>;
};

/** What `count` gives, by the path of the tab. */
export type TabCounts = Readonly<Record<string, number>>;

type Declared = Pick<TabDeclaration<'ngo'>, 'path' | 'also' | 'isForAdmins' | 'count'> & { label: string };

/** Reads the counts of all tabs at once. @throws what the API client throws when one of them fails. */
export async function countTabs(tabs: readonly Declared[]): Promise<TabCounts> {
  const counts = tabs.map(async ({ path, count }) => [path, (await count?.()) ?? 0] as const);
  return Object.fromEntries(await Promise.all(counts));
}

/** The tabs with their labels and counts, as the frame of the area takes them. */
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
