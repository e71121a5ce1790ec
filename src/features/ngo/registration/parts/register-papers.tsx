import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { OPTIONAL_FIELDS } from '#src/features/ngo/registration/registration.values.ts';
import type { RegisterOutcome } from '#src/features/ngo/registration/registration.view.ts';
import { RegisterGroup } from './register-group.tsx';
import styles from './register.module.css';

type Paper = 'reg12A' | 'reg80G' | 'fcra';
type PaperField = 'darpanId' | 'pan' | 'csr1' | Paper | `${Paper}Valid${'From' | 'To'}`;

const IN_PAPERS: readonly string[] = OPTIONAL_FIELDS.filter(
  (name) => name !== 'nameGu' && name !== 'nameHi' && name !== 'website',
);

/** The registration numbers: folded, as all may be left out; open when something was typed. */
export function RegisterPapers({ outcome: { values, errors } }: { outcome: RegisterOutcome }) {
  const { papers: say } = useMessages('ngo/registration');
  const field = (name: PaperField) => ({
    name,
    label: say[name],
    defaultValue: values[name],
    error: errors[name],
    maxLength: 100,
  });
  const paper = (name: Paper, hint?: string) => (
    <div className={layout.stack}>
      <TextField {...field(name)} hint={hint} autoCapitalize="characters" />
      <div className={form.columns}>
        <TextField {...field(`${name}ValidFrom`)} type="date" />
        <TextField {...field(`${name}ValidTo`)} type="date" />
      </div>
    </div>
  );
  return (
    <RegisterGroup heading={say.heading} why={say.why}>
      <p className={classes(layout.mute, layout.small)}>{say.never}</p>
      <details open={IN_PAPERS.some((name) => values[name] ?? errors[name])}>
        <summary className={styles.open}>{say.open}</summary>
        <div className={classes(layout.stack, layout.top)}>
          <div className={form.columns}>
            <TextField {...field('darpanId')} hint={say.darpanHint} autoCapitalize="characters" />
            <TextField {...field('pan')} hint={say.panHint} autoCapitalize="characters" />
          </div>
          {paper('reg12A')}
          {paper('reg80G')}
          {paper('fcra', say.fcraHint)}
          <TextField {...field('csr1')} hint={say.csrHint} autoCapitalize="characters" />
        </div>
      </details>
    </RegisterGroup>
  );
}
