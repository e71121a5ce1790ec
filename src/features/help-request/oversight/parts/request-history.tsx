import { useMessages } from '#src/messages/messages.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { Timeline } from '#src/ui/form/timeline.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import type { StaffRequest } from '#src/features/help-request/oversight/oversight.contract.ts';
import styles from './oversight.module.css';

/** The history of a request. The last step is the current state. */
export function RequestHistory({ history, isOver }: Pick<StaffRequest, 'history'> & { isOver: boolean }) {
  const { request: t } = useMessages('help-request/oversight');
  const words = useWords();
  const days = useDays();
  return (
    <section className={layout.stack}>
      <h2>{t.history}</h2>
      <Timeline
        steps={history.map(({ at, kind, ngo, actor }, index) => ({
          key: `${index} ${kind}`,
          title: t.steps[kind](ngo ? words.name(ngo) : actor === 'staff' ? t.ourTeam : t.anNgo),
          time: { at, text: days.time(at) },
          state: index === history.length - 1 && !isOver ? 'now' : 'done',
        }))}
      />
    </section>
  );
}

/** The messages between the person and the NGOs. */
export function Messages({ messages }: Pick<StaffRequest, 'messages'>) {
  const { request: t } = useMessages('help-request/oversight');
  const words = useWords();
  const days = useDays();
  return (
    <section className={layout.stack}>
      <h2>{t.messages}</h2>
      {messages.length === 0 && <p className={layout.mute}>{t.noMessages}</p>}
      <ol className={styles.rows}>
        {messages.map(({ at, byPerson, text, ngo }, index) => (
          <li key={`${index} ${at}`}>
            <p className={classes(layout.small, layout.mute)}>
              {byPerson ? t.person : ngo ? words.name(ngo) : t.anNgo}, {days.time(at)}
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
