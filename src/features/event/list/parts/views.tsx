import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import notes from '#src/ui/styles/notes.module.css';
import type { EventListView } from '#src/features/event/list/event-list.view.ts';

const KINDS = ['list', 'month', 'past'] as const;

/** Switches between coming events, a month and past events. Town, category and NGO stay selected. */
export function Views({ view: { kind } }: { view: EventListView }) {
  const { views } = useMessages('event/list');
  const linkTo = useListLinks();
  const reset = { month: null, day: null, when: null };
  return (
    <nav className={notes.chips} aria-label={views.label}>
      {KINDS.map((to) => (
        <Link
          key={to}
          className={classes(notes.chip, to === kind && notes.selected)}
          to={linkTo({ ...reset, view: to === 'list' ? null : to, ...(to === 'month' && { q: null }) })}
          aria-current={to === kind ? 'page' : undefined}
        >
          {views[to]}
        </Link>
      ))}
    </nav>
  );
}
