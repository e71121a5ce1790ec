import { useMessages } from '#src/messages/messages.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { Knots } from '#src/ui/form/knots.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import type { StaffRequest } from '#src/features/help-request/oversight/oversight.contract.ts';
import styles from './oversight.module.css';

/** What happened to a request, step by step; the last one is where it stands now. */
export function RequestHistory({ history, isOver }: Pick<StaffRequest, 'history'> & { isOver: boolean }) {
  const { one: say } = useMessages('help-request/oversight');
  const words = useWords();
  const days = useDays();
  return (
    <section className={layout.stack}>
      <h2>{say.history}</h2>
      <Knots
        knots={history.map(({ at, kind, ngo }, index) => ({
          key: `${index} ${kind}`,
          title: say.steps[kind](ngo ? words.name(ngo) : say.anNgo),
          time: { at, text: days.time(at) },
          state: index === history.length - 1 && !isOver ? 'now' : 'done',
        }))}
      />
    </section>
  );
}

/** What the person and the NGOs wrote to each other. */
export function Messages({ messages }: Pick<StaffRequest, 'messages'>) {
  const { one: say } = useMessages('help-request/oversight');
  const words = useWords();
  const days = useDays();
  return (
    <section className={layout.stack}>
      <h2>{say.messages}</h2>
      {messages.length === 0 && <p className={layout.mute}>{say.noMessages}</p>}
      <ol className={styles.rows}>
        {messages.map(({ at, byPerson, text, ngo }, index) => (
          <li key={`${index} ${at}`}>
            <p className={classes(layout.small, layout.mute)}>
              {byPerson ? say.person : ngo ? words.name(ngo) : say.anNgo}, {days.time(at)}
            </p>
            <p className={styles.quote} lang={languageOfText(text)}>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
