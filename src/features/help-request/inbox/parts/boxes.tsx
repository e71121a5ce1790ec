import { Form } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { INBOXES, WORDS_MOST, type Inbox } from '#src/features/help-request/help-request.values.ts';
import styles from './inbox.module.css';

/** The three boxes as links, each with its number of requests. */
export function Boxes({ box, counts }: { box: Inbox | 'all'; counts: Record<Inbox, number> }) {
  const { boxes: t } = useMessages('help-request/inbox');
  return (
    <nav aria-label={t.label}>
      <ul className={notes.chips}>
        {INBOXES.map((name) => (
          <li key={name}>
            <Link
              className={classes(notes.chip, name === box && notes.selected)}
              to={`/ngopage/helpRequests?box=${name}`}
              aria-current={name === box ? 'page' : undefined}
            >
              {t[name]} <span className={layout.number}>{formatCount(counts[name])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Searches all boxes. */
export function InboxSearch({ words }: { words: string }) {
  const t = useMessages('help-request/inbox');
  const site = useMessages('site');
  return (
    <Form role="search" className={styles.search}>
      <input type="hidden" name="box" value="all" />
      <TextField
        name="words"
        type="search"
        label={t.search}
        hint={t.searchHint}
        defaultValue={words}
        maxLength={WORDS_MOST}
      />
      <SubmitButton second>{site.search}</SubmitButton>
    </Form>
  );
}
