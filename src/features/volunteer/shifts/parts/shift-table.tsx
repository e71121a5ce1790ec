import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import area from '#src/ui/area/area.module.css';
import table from '#src/ui/area/table.module.css';
import { Table } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { PencilIcon, UsersIcon } from '#src/features/volunteer/parts/volunteer-icons.tsx';
import styles from '#src/features/volunteer/parts/volunteers.module.css';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';
import { editShiftPath, shiftPath } from './shift-paths.ts';
import { ShiftStatus } from './shift-status.tsx';
import { useShiftWords } from './use-shift-words.ts';

type CellProps = { shift: OwnShift };

/** The shifts of an NGO, with how many volunteers they have. */
export function ShiftTable({ rows }: { rows: readonly OwnShift[] }) {
  const t = useMessages('volunteer/shifts');
  const { when } = useShiftWords();
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { head: t.columns.title, cell: (shift) => <ShiftName shift={shift} /> },
        { head: t.columns.when, cell: (shift) => <span className={styles.cell}>{when(shift)}</span> },
        { head: t.columns.people, cell: (shift) => <People shift={shift} /> },
        { head: t.columns.action, cell: (shift) => <Actions shift={shift} /> },
      ]}
    />
  );
}

function ShiftName({ shift }: CellProps) {
  const language = useLanguage();
  const { eventTitle } = useShiftWords();
  const { _id, title, place, event } = shift;
  const eventName = event && eventTitle(event);
  return (
    <>
      <span className={layout.line}>
        <Link className={table.link} to={shiftPath(_id)} lang={langOfText(title, language)}>
          {title}
        </Link>
        <ShiftStatus shift={shift} />
      </span>
      <span className={styles.sub} lang={langOfText(place, language)}>
        {place}
      </span>
      {eventName !== null && (
        <span className={styles.sub} lang={langOfText(eventName, language)}>
          {eventName}
        </span>
      )}
    </>
  );
}

function People({ shift: { taken, needed, isOver, status, unconfirmed } }: CellProps) {
  const t = useMessages('volunteer/shifts');
  return (
    <span className={styles.cell}>
      {t.places(formatCount(taken), formatCount(needed))}
      {isOver && status === 'open' && unconfirmed > 0 && (
        <span className={styles.sub}>{t.unconfirmed(unconfirmed, formatCount(unconfirmed))}</span>
      )}
    </span>
  );
}

function Actions({ shift: { _id, title, status } }: CellProps) {
  const t = useMessages('volunteer/shifts');
  const look = classes(button.button, button.second, area.small);
  const hiddenTitle = <span className={layout.hiddenText}> {title}</span>;
  return (
    <span className={classes(styles.actions, styles.oneLine)}>
      <Link className={look} to={shiftPath(_id)}>
        <UsersIcon />
        <span>
          {t.open}
          {hiddenTitle}
        </span>
      </Link>
      {status === 'open' && (
        <Link className={look} to={editShiftPath(_id)}>
          <PencilIcon />
          <span>
            {t.edit}
            {hiddenTitle}
          </span>
        </Link>
      )}
    </span>
  );
}
