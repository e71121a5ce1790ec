import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { useAssistedPaths } from './assisted-paths.ts';

/** Near the list of requests: the way to ask for somebody, and to what was filed, with the number of news. */
export function FiledLinks({ filed: { total, news } }: { filed: { total: number; news: number } }) {
  const t = useMessages('help-request/assisted');
  const paths = useAssistedPaths();
  return (
    <p className={layout.line}>
      <Link className={classes(button.button, button.second)} to={paths.form}>
        {t.title}
      </Link>
      {total > 0 && (
        <Link className={classes(button.button, button.second)} to={paths.list}>
          {t.list.title}
          {news > 0 && <span className={notes.tag}>{t.list.newCount(formatCount(news))}</span>}
        </Link>
      )}
    </p>
  );
}
