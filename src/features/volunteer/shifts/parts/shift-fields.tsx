import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { todayInIndia } from '#src/shared/dates.ts';
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { classes } from '#src/shared/classes.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { ShiftEditorData } from '#src/features/volunteer/shifts/load-shift-editor.ts';
import type { OwnShift } from '#src/features/volunteer/shifts/shifts.contract.ts';
import {
  NUMBER_TEXT_MOST,
  SHIFT_DETAILS_MOST,
  SHIFT_PLACE_MOST,
  SHIFT_TITLE_MOST,
  type ShiftField,
} from '#src/features/volunteer/shifts/shifts.values.ts';
import type { ShiftFormValues } from './shift-form-values.ts';

type Option = { value: string; label: string };

/** Returns the events that a shift can belong to: those to come, and the one it belongs to now. */
export function useEventOptions({
  shift,
  events,
}: {
  shift: OwnShift | undefined;
  events: ShiftEditorData['events'];
}): Option[] {
  const language = useLanguage();
  const all = events
    .filter(({ status }) => status !== 'cancelled')
    .map(({ _id, ...event }) => ({ _id, ...event }));
  const own = shift?.event;
  const isMissing = own && !all.some(({ _id }) => _id === own._id);
  return [...(isMissing ? [own] : []), ...all].map(({ _id, title, titleGu, titleHi }) => ({
    value: _id,
    label: inLanguage({ text: title, gu: titleGu, hi: titleHi }, language),
  }));
}

type ShiftFieldsProps = {
  values: ShiftFormValues;
  errors: Record<string, string>;
  options: Option[];
};

/** The fields of a shift. */
export function ShiftFields({ values, errors, options }: ShiftFieldsProps) {
  const { editor: t } = useMessages('volunteer/shifts');
  const hints: Partial<Record<ShiftField, string>> = t.hints;
  const field = (name: ShiftField) => ({
    name,
    label: t.fields[name],
    hint: hints[name],
    error: errors[name],
    defaultValue: values[name],
  });
  return (
    <div className={classes(layout.stack, form.wide)}>
      <TextField {...field('title')} maxLength={SHIFT_TITLE_MOST} autoComplete="off" required />
      <TextAreaField {...field('details')} optional maxLength={SHIFT_DETAILS_MOST} rows={4} />
      <TextField {...field('place')} maxLength={SHIFT_PLACE_MOST} autoComplete="off" required />
      <TextField {...field('day')} type="date" variant="short" min={todayInIndia()} required />
      <div className={form.columns}>
        <TextField {...field('startTime')} type="time" variant="short" required />
        <TextField {...field('endTime')} type="time" variant="short" required />
      </div>
      <TextField
        {...field('needed')}
        variant="short"
        inputMode="numeric"
        maxLength={NUMBER_TEXT_MOST}
        autoComplete="off"
        required
      />
      {options.length > 0 && (
        <SelectField {...field('eventId')} optional placeholder={t.noEvent} options={options} />
      )}
    </div>
  );
}
