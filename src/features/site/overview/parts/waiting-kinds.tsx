import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Link } from '#src/ui/link.tsx';
import notes from '#src/ui/styles/notes.module.css';
import type { WaitingCounts } from '#src/features/site/overview/worklist.contract.ts';
import { WAITING_KINDS, type WaitingKind } from '#src/features/site/overview/worklist.values.ts';

/** Links that show only one kind of what waits. Kinds of which nothing waits are left out. */
export function WaitingKinds({ counts, chosen }: { counts: WaitingCounts; chosen: WaitingKind | undefined }) {
  const t = useMessages('site/overview');
  const kinds = WAITING_KINDS.filter((kind) => counts[kind] > 0 || kind === chosen);
  const all = WAITING_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  if (kinds.length < 2 && chosen === undefined) return null;
  return (
    <nav className={notes.chips} aria-label={t.filter}>
      {[undefined, ...kinds].map((kind) => (
        <Link
          key={kind ?? ''}
          className={classes(notes.chip, kind === chosen && notes.selected)}
          aria-current={kind === chosen ? 'true' : undefined}
          to={kind ? `/${BRAND.slug}?kind=${kind}` : `/${BRAND.slug}`}
          preventScrollReset
        >
          {kind ? t.groups[kind] : t.all} <b>{formatCount(kind ? counts[kind] : all)}</b>
        </Link>
      ))}
    </nav>
  );
}
