import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import area from '#src/ui/area/area.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { schemeNameIn } from '#src/features/scheme/scheme-texts.ts';
import type { ListedScheme } from '#src/features/scheme/management/management.contract.ts';
import { PencilIcon, TrashIcon, UsersIcon } from './manage-icons.tsx';
import styles from './manage.module.css';
import { editPath, registrationsPath } from './scheme-paths.ts';

type SchemeTableProps = { rows: readonly ListedScheme[]; onDelete: (scheme: ListedScheme) => void };

/** The schemes of an NGO, with the actions for each. */
export function SchemeTable({ rows, onDelete }: SchemeTableProps) {
  const { list: t } = useMessages('scheme/management');
  const { categories } = useMessages('scheme');
  const { columns } = t;
  const language = useLanguage();
  const nameOf = (scheme: ListedScheme) => schemeNameIn(scheme, language);
  const hiddenName = (scheme: ListedScheme) => (
    <span className={layout.hiddenText}> {nameOf(scheme).text}</span>
  );
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        {
          head: columns.name,
          cell: (scheme) => (
            <span className={styles.name} lang={nameOf(scheme).lang}>
              {nameOf(scheme).text}
            </span>
          ),
        },
        {
          head: columns.category,
          cell: ({ category }) => category.map((slug) => categories[slug]).join(', '),
        },
        {
          head: columns.registered,
          right: true,
          cell: ({ registerUser, newUser }) => (
            <span className={styles.counts}>
              {newUser > 0 && (
                <span className={classes(notes.tag, notes.warn)}>
                  {t.fresh(newUser, formatCount(newUser))}
                </span>
              )}
              <span>{formatCount(registerUser)}</span>
            </span>
          ),
        },
        {
          head: columns.view,
          cell: (scheme) => (
            <Link className={classes(styles.row, styles.number)} to={registrationsPath(scheme)}>
              <UsersIcon />
              <span>
                {t.view}
                {hiddenName(scheme)}
              </span>
            </Link>
          ),
        },
        {
          head: columns.action,
          cell: (scheme) => (
            <span className={styles.actions}>
              <Link className={classes(button.button, button.second, area.small)} to={editPath(scheme)}>
                <PencilIcon />
                <span>
                  {t.edit}
                  {hiddenName(scheme)}
                </span>
              </Link>
              <button
                type="button"
                className={classes(button.button, button.second, area.small)}
                onClick={() => onDelete(scheme)}
              >
                <TrashIcon />
                <span>
                  {t.delete}
                  {hiddenName(scheme)}
                </span>
              </button>
            </span>
          ),
        },
      ]}
    />
  );
}
