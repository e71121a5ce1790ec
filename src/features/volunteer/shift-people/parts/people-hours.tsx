import { useRef, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { FieldError } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { useFieldErrors, type FieldErrors } from '#src/ui/form/use-field-errors.ts';
import { notify } from '#src/ui/notify.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import fieldStyles from '#src/ui/styles/field.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { formatHours } from '#src/features/volunteer/hours.rules.ts';
import styles from '#src/features/volunteer/parts/volunteers.module.css';
import type { ShiftPerson } from '#src/features/volunteer/shift-people/shift-people.contract.ts';
import { hoursField, minutesOf, readHours } from '#src/features/volunteer/shift-people/shift-people.rules.ts';
import { HOURS_TEXT_MOST } from '#src/features/volunteer/shift-people/shift-people.values.ts';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';
import { PeopleTable } from './people-table.tsx';

type PeopleHoursProps = {
  shift: OwnShift;
  people: { data: ShiftPerson[]; total: number };
  onChanged: () => Promise<void>;
};

/** The volunteers of a shift that is over, with their hours to confirm or to correct. */
export function PeopleHours({ shift, people: { data, total }, onChanged }: PeopleHoursProps) {
  const t = useMessages('volunteer/shift-people');
  const { errors: sentences } = useMessages('volunteer/shifts/form');
  const place = useRef<HTMLFormElement>(null);
  const hoursIn = (from: HTMLFormElement) => {
    const fields = new FormData(from);
    return data.map(({ _id }) => ({ volunteerId: _id, hours: String(fields.get(hoursField(_id)) ?? '') }));
  };
  const find = (from: HTMLFormElement): FieldErrors =>
    Object.fromEntries(readHours(hoursIn(from)).wrong.map((field) => [field, sentences.shiftHoursWrong]));
  const { errors, refused, refuse } = useFieldErrors({ form: place, find });
  const { busy, refused: answer, submit } = useSubmission((result) => refuse(result.errors));

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const others = submitter instanceof HTMLButtonElement && submitter.value === 'all';
    const from = event.currentTarget;
    if (busy || !refuse(find(from))) return;
    const json = { shiftId: shift._id, hours: hoursIn(from), others };
    const saved = await submit((api) => api.volunteer.confirmHours.$post({ json }));
    if (!saved) return;
    void notify('success', saved.msg);
    await onChanged();
  }
  const labels = Object.fromEntries(data.map(({ _id, name }) => [hoursField(_id), name]));
  const hasMorePages = total > data.length;
  const isRefused = Object.keys(refused).length > 0;
  const length = formatHours(minutesOf(shift));

  return (
    <form ref={place} className={layout.stack} noValidate onSubmit={(event) => void confirm(event)}>
      <p className={classes(shift.unconfirmed > 0 && notes.note, layout.read)}>
        {shift.unconfirmed > 0
          ? t.confirmLead(shift.unconfirmed, formatCount(shift.unconfirmed), length)
          : t.confirmed}
      </p>
      <ErrorSummary msg={isRefused ? undefined : answer.msg} errors={refused} labels={labels} />
      <PeopleTable
        shift={shift}
        rows={data}
        hours={{
          head: t.columns.hours,
          cell: (person) => <Hours person={person} length={length} error={errors[hoursField(person._id)]} />,
        }}
        onChanged={onChanged}
      />
      <p className={layout.line}>
        {hasMorePages && shift.unconfirmed > 0 && (
          <BusyButton type="submit" className={button.button} value="all" busy={busy}>
            {t.confirmAll(formatCount(total))}
          </BusyButton>
        )}
        <SubmitButton busy={busy} second={hasMorePages && shift.unconfirmed > 0}>
          {hasMorePages ? t.confirmPage : shift.unconfirmed > 0 ? t.confirmThese : t.correct}
        </SubmitButton>
      </p>
    </form>
  );
}

type HoursProps = { person: ShiftPerson; length: string; error: string | undefined };

function Hours({ person: { _id, name, minutes }, length, error }: HoursProps) {
  const t = useMessages('volunteer/shift-people');
  const field = hoursField(_id);
  return (
    <span className={classes(styles.cell, error && form.wrong)}>
      <label className={layout.hiddenText} htmlFor={field}>
        {t.hoursOf(name)}
      </label>
      {error && <FieldError name={field} error={error} />}
      <input
        type="text"
        inputMode="decimal"
        id={field}
        name={field}
        className={classes(fieldStyles.input, styles.hours)}
        defaultValue={minutes === null ? length : formatHours(minutes)}
        maxLength={HOURS_TEXT_MOST}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field}-error` : undefined}
      />
      <span className={styles.sub}>
        {minutes === null ? t.toConfirm : minutes === 0 ? t.didNotCome : t.isConfirmed}
      </span>
    </span>
  );
}
