import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Link } from '#src/ui/link.tsx';
import notes from '#src/ui/styles/notes.module.css';
import type { WaitingCounts } from '#src/features/site/overview/worklist.contract.ts';
import { WAITING_GROUPS, type WaitingGroup } from '#src/features/site/overview/worklist.values.ts';

/** Links that show only one group of what waits. Groups of which nothing waits are left out. */
export function WaitingGroups({
  counts,
  chosen,
}: {
  counts: WaitingCounts;
  chosen: WaitingGroup | undefined;
}) {
  const t = useMessages('site/overview');
  const groups = WAITING_GROUPS.filter((group) => counts[group] > 0 || group === chosen);
  const all = WAITING_GROUPS.reduce((sum, group) => sum + counts[group], 0);
  if (groups.length < 2 && chosen === undefined) return null;
  return (
    <nav className={notes.chips} aria-label={t.filter}>
      {[undefined, ...groups].map((group) => (
        <Link
          key={group ?? ''}
          className={classes(notes.chip, group === chosen && notes.selected)}
          aria-current={group === chosen ? 'true' : undefined}
          to={group ? `/${BRAND.slug}?group=${group}` : `/${BRAND.slug}`}
          preventScrollReset
        >
          {group ? t.groups[group] : t.all} <b>{formatCount(group ? counts[group] : all)}</b>
        </Link>
      ))}
    </nav>
  );
}
