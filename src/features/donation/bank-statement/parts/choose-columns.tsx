import { useState, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Table } from '#src/ui/area/table.tsx';
import type { Refused } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SelectField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import form from '#src/ui/form/form.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { UnknownColumns } from '#src/features/donation/bank-statement/bank-statement.contract.ts';
import type { StatementColumns } from '#src/features/donation/bank-statement/bank-statement.values.ts';
import styles from './bank-statement.module.css';

type Draft = Record<keyof StatementColumns, string>;
/** In characters, of a value that tells columns apart. */
const SAMPLE_MOST = 28;
const NEEDED = ['date', 'narration', 'credit'] as const;
const OPTIONAL = ['reference', 'direction'] as const;

type ChooseColumnsProps = {
  unknown: UnknownColumns;
  busy: boolean;
  refused: Refused;
  onChosen: (columns: StatementColumns) => void;
  onCancel: () => void;
};

/** Lets people say which column holds what, beside the first lines as they would be read. */
export function ChooseColumns({ unknown, busy, refused, onChosen, onCancel }: ChooseColumnsProps) {
  const { columns: t } = useMessages('donation/bank-statement');
  const { errors: problems } = useMessages('donation/bank-statement/errors');
  const [draft, setDraft] = useState<Draft>(() => draftOf(unknown));
  const [missing, setMissing] = useState<Record<string, string>>({});
  const errors = { ...refused.errors, ...missing };
  const options = unknown.headings.map((heading, at) => {
    const sample = unknown.rows.map((cells) => cells[at]).find(Boolean);
    const name = heading || t.column(at + 1);
    return { value: String(at), label: sample ? t.option(name, cut(sample)) : name };
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const empty = NEEDED.filter((name) => draft[name] === '');
    setMissing(Object.fromEntries(empty.map((name) => [name, problems.statementColumnMissing])));
    if (empty.length === 0) onChosen(columnsOf(draft));
  }
  const field = (name: keyof Draft) => ({
    name,
    error: errors[name],
    options,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      setDraft((before) => ({ ...before, [name]: currentTarget.value })),
  });
  const labels = Object.fromEntries([...NEEDED, ...OPTIONAL].map((name) => [name, t[name]]));
  return (
    <form className={layout.loose} noValidate onSubmit={submit}>
      <ErrorSummary
        msg={Object.keys(errors).length > 0 ? undefined : refused.msg}
        errors={errors}
        labels={labels}
      />
      <div className={classes(form.columns, form.wide)}>
        <SelectField {...field('date')} label={t.date} hint={t.dateHint} placeholder={t.choose} />
        <SelectField {...field('credit')} label={t.credit} hint={t.creditHint} placeholder={t.choose} />
        <SelectField
          {...field('narration')}
          label={t.narration}
          hint={t.narrationHint}
          placeholder={t.choose}
        />
        <SelectField {...field('reference')} label={t.reference} optional placeholder={t.none} />
        <SelectField
          {...field('direction')}
          label={t.direction}
          hint={t.directionHint}
          optional
          placeholder={t.none}
        />
      </div>
      <Preview rows={unknown.rows} draft={draft} />
      <FormButtons confirm={t.confirm} busy={busy} onCancel={onCancel} />
    </form>
  );
}

type PreviewRow = { cells: string[]; at: number };

function Preview({ rows, draft }: { rows: string[][]; draft: Draft }) {
  const { columns: t } = useMessages('donation/bank-statement');
  const cell = (cells: string[], name: keyof Draft) =>
    draft[name] === '' ? '–' : cells[Number.parseInt(draft[name], 10)] || '–';
  const shown = [...NEEDED, ...OPTIONAL.filter((name) => draft[name] !== '')];
  return (
    <section className={layout.stack}>
      <h2>{t.preview}</h2>
      <Table<PreviewRow>
        caption={t.preview}
        rows={rows.map((cells, at) => ({ cells, at }))}
        keyOf={({ at }) => String(at)}
        columns={shown.map((name) => ({
          head: t[name],
          // What banks write is English.
          cell: ({ cells }) => (
            <span lang="en" className={styles.preview}>
              {cell(cells, name)}
            </span>
          ),
        }))}
      />
    </section>
  );
}

function draftOf({ columns }: UnknownColumns): Draft {
  const text = (column: number | null | undefined) => (column == null ? '' : String(column));
  return {
    date: text(columns?.date),
    narration: text(columns?.narration),
    reference: text(columns?.reference),
    credit: text(columns?.credit),
    direction: text(columns?.direction),
  };
}

function columnsOf(draft: Draft): StatementColumns {
  const number = (text: string) => Number.parseInt(text, 10);
  return {
    date: number(draft.date),
    narration: number(draft.narration),
    reference: draft.reference === '' ? null : number(draft.reference),
    credit: number(draft.credit),
    direction: draft.direction === '' ? null : number(draft.direction),
  };
}

function cut(text: string): string {
  return text.length > SAMPLE_MOST ? `${text.slice(0, SAMPLE_MOST)}…` : text;
}
