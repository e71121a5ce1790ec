import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { PhoneLink } from '#src/ui/area/list/contact-links.tsx';
import { Table, type Column } from '#src/ui/area/table.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { RowAction } from '#src/features/volunteer/parts/row-action.tsx';
import { CrossIcon } from '#src/features/volunteer/parts/volunteer-icons.tsx';
import styles from '#src/features/volunteer/parts/volunteers.module.css';
import type { ShiftPerson } from '#src/features/volunteer/shift-people/shift-people.contract.ts';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';

type PeopleTableProps = {
  shift: OwnShift;
  rows: readonly ShiftPerson[];
  /** Shown once the shift is over. */
  hours?: Column<ShiftPerson>;
  onChanged: () => Promise<void>;
};

/** The volunteers in a shift. */
export function PeopleTable({ shift, rows, hours, onChanged }: PeopleTableProps) {
  const t = useMessages('volunteer/shift-people');
  const days = useDays();
  const remove: Column<ShiftPerson> = {
    head: t.columns.action,
    cell: (person) =>
      person.minutes === null && <Remove shift={shift} person={person} onChanged={onChanged} />,
  };
  return (
    <Table
      caption={t.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { head: t.columns.name, cell: (person) => <Name person={person} /> },
        {
          head: t.columns.mobile,
          cell: ({ mobile }) => <PhoneLink number={mobile} />,
        },
        { head: t.columns.takenAt, cell: ({ takenAt }) => days.time(takenAt) },
        ...(hours ? [hours] : []),
        remove,
      ]}
    />
  );
}

function Name({ person: { name, isAdult } }: { person: ShiftPerson }) {
  const { ages } = useMessages('volunteer/applications/file');
  return (
    <span className={styles.name}>
      <span lang={languageOfText(name)}>{name}</span>
      {!isAdult && <span className={styles.sub}>{ages.minor}</span>}
    </span>
  );
}

type RemoveProps = { shift: OwnShift; person: ShiftPerson; onChanged: () => Promise<void> };

function Remove({ shift: { _id: shiftId, isOver, status }, person, onChanged }: RemoveProps) {
  const t = useMessages('volunteer/shift-people');
  const { busy, submit } = useToastSubmission();
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    setAsking(false);
    const json = { shiftId, volunteerId: person._id };
    await submit((api) => api.volunteer.removeFromShift.$post({ json }));
    await onChanged();
  }
  return (
    <span className={styles.actions}>
      <RowAction
        icon={<CrossIcon />}
        label={t.remove}
        name={person.name}
        busy={busy}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t.removeDialog.title(person.name)}
          confirm={t.removeDialog.confirm}
          destroys
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <p>{isOver || status === 'cancelled' ? t.removeDialog.silent : t.removeDialog.mailed}</p>
        </ConfirmDialog>
      )}
    </span>
  );
}
