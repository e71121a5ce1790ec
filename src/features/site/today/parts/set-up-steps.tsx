import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import table from '#src/ui/area/table.module.css';
import { BadgeCheckIcon, CircleDashedIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Dashboard } from '#src/features/ngo/editing/own-ngo.contract.ts';
import { SET_UP_STEPS } from '#src/features/site/today/set-up-steps.values.ts';
import { pathOfPart } from './path-of-part.ts';
import styles from './today.module.css';

/** What a new NGO does before its page is public, in six steps. Each says what it still lacks. */
export function SetUpSteps({ missing }: { missing: Dashboard['missing'] }) {
  const { setUp: t, page } = useMessages('site/today');
  const steps = SET_UP_STEPS.map(({ step, parts }) => ({
    step,
    lacking: parts.filter((part) => missing.includes(part)),
  }));
  const done = steps.filter(({ lacking }) => lacking.length === 0).length;
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <p className={layout.mute}>{t.done(formatCount(done), formatCount(steps.length))}</p>
      <ol className={styles.steps}>
        {steps.map(({ step, lacking: [first, ...others] }) => (
          <li key={step} className={classes(notes.evidence, first === undefined && notes.good)}>
            {first === undefined ? <BadgeCheckIcon /> : <CircleDashedIcon />}
            <div>
              {first === undefined ? (
                t.steps[step]
              ) : (
                <>
                  <Link className={table.link} to={pathOfPart(first)}>
                    {t.steps[step]}
                  </Link>
                  <span className={styles.lacking}>
                    {t.lacking([first, ...others].map((part) => page.parts[part]).join(', '))}
                  </span>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
