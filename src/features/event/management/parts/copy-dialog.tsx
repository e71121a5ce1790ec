import { useRef, useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { CheckField, TextField } from '#src/ui/form/field.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import {
  formatIndianTime,
  parseIndianTime,
  seriesStarts,
} from '#src/features/event/management/event-times.rules.ts';
import type { OwnEvent } from '#src/features/event/management/management.contract.ts';
import {
  COPIES_MOST,
  NUMBER_TEXT_MOST,
  REPEATS,
  type Repeat,
} from '#src/features/event/management/management.values.ts';
import { dayInput, joinMoment } from './event-form-values.ts';
import styles from './events.module.css';
import { MomentField } from './moment-field.tsx';
import { useEventWords } from './use-event-words.ts';

const WEEK_MS = 7 * 86_400_000;
const COUNT = '4';

type CopyDialogProps = {
  event: OwnEvent;
  mayPublish: boolean;
  /** Called with the copies, first to last. */
  onCopied: (ids: string[], isPublished: boolean) => Promise<void>;
  onCancel: () => void;
};

/** Copies an event to another time, or to a series, and shows on which days. */
export function CopyDialog({ event, mayPublish, onCopied, onCancel }: CopyDialogProps) {
  const { copy: t, editor } = useMessages('event/management');
  const form = useRef<HTMLFormElement>(null);
  const { busy, refused, submit } = useSubmission();
  const [input, setInput] = useState(() => firstInput(event));

  async function copy(submitted: FormEvent) {
    submitted.preventDefault();
    const { repeat, count, startsAt, publish } = input;
    const json = { startsAt, repeat, count, publish };
    const body = await submit((api) => api.event.copyEvent[':id'].$post({ param: { id: event._id }, json }));
    if (!body) return;
    void notify('success', body.msg);
    await onCopied(
      body.data.map(({ _id }) => _id),
      publish,
    );
  }

  return (
    <Dialog title={t.title} onCancel={onCancel} wide>
      <form
        ref={form}
        className={layout.stack}
        noValidate
        onSubmit={(submitted) => void copy(submitted)}
        onInput={() => setInput(readInput(form.current!))}
      >
        <p>{t.lead}</p>
        {Object.keys(refused.errors).length === 0 && <ErrorSummary {...refused} labels={editor.fields} />}
        <MomentField
          name="startsAt"
          label={t.startsAt}
          value={firstInput(event).startsAt}
          error={refused.errors['startsAt']}
        />
        <RadioCards
          name="repeat"
          label={t.repeat}
          options={REPEATS.map((value) => ({ value, label: t.repeats[value] }))}
          selected="none"
        />
        {input.repeat !== 'none' && (
          <TextField
            name="count"
            label={t.count}
            hint={t.countHint}
            error={refused.errors['count']}
            variant="short"
            inputMode="numeric"
            maxLength={NUMBER_TEXT_MOST}
            defaultValue={COUNT}
          />
        )}
        <Days {...input} />
        {mayPublish && <CheckField name="publish" label={t.publish} value="yes" />}
        <FormButtons confirm={t.confirm} busy={busy} onCancel={onCancel} />
      </form>
    </Dialog>
  );
}

type Input = { startsAt: string; repeat: Repeat; count: string; publish: boolean };

/** A week later, or next week if that has passed. */
function firstInput({ startsAt }: OwnEvent): Input {
  const start = Date.parse(startsAt);
  const weeks = Math.max(1, Math.ceil((Date.now() - start) / WEEK_MS));
  const next = formatIndianTime(new Date(start + weeks * WEEK_MS).toISOString());
  return { startsAt: next, repeat: 'none', count: COUNT, publish: false };
}

function readInput(form: HTMLFormElement): Input {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? '');
  return {
    startsAt: joinMoment(textOf(dayInput('startsAt')), textOf('startsAt')),
    repeat: REPEATS.find((repeat) => repeat === textOf('repeat')) ?? 'none',
    count: textOf('count') || COUNT,
    publish: textOf('publish') === 'yes',
  };
}

/** The days of a series. */
function Days({ startsAt: text, repeat, count: countText }: Input) {
  const { copy: t } = useMessages('event/management');
  const { day } = useEventWords({});
  const startsAt = parseIndianTime(text);
  const count = Number(toAsciiDigits(countText).trim());
  if (startsAt === undefined || repeat === 'none' || !(count >= 2 && count <= COPIES_MOST)) return null;
  return (
    <div role="status">
      <p>{t.preview}</p>
      <ul className={styles.days}>
        {seriesStarts({ startsAt, repeat, count: Math.trunc(count) }).map((start) => (
          <li key={start}>{day(start)}</li>
        ))}
      </ul>
    </div>
  );
}
