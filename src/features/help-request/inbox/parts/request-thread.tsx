import { useMessages } from '#src/messages/messages.tsx';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { useDays } from '#src/ui/area/use-days.ts';
import { Knots, type Knot } from '#src/ui/form/knots.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { InboxRequest } from '#src/features/help-request/inbox/inbox.contract.ts';
import styles from './inbox.module.css';

/** What happened, what both sides wrote, and what comes next, as knots of one thread. */
export function RequestThread({ request }: { request: InboxRequest }) {
  const { thread: say } = useMessages('help-request/inbox');
  const knots = [...useTied(request), ...useToTie(request)];
  return (
    <section className={layout.stack}>
      <h2>{say.heading}</h2>
      <Knots knots={knots} />
    </section>
  );
}

/** The steps and the messages, in the order of time; a step that only says that there is a message is not told twice. */
function useTied({ history, messages }: InboxRequest): Knot[] {
  const { thread: say } = useMessages('help-request/inbox');
  const days = useDays();
  const steps = history.flatMap(({ at, kind }, index) =>
    kind === 'messageOfPerson' || kind === 'messageOfNgo'
      ? []
      : [{ at, key: `step ${index}`, title: say.kinds[kind], text: undefined }],
  );
  const written = messages.map(({ at, byPerson, text }, index) => ({
    at,
    key: `message ${index}`,
    title: byPerson ? say.person : say.you,
    text: (
      <p className={styles.words} lang={languageOfText(text)}>
        {text}
      </p>
    ),
  }));
  return [...steps, ...written]
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ at, ...knot }) => ({ ...knot, state: 'done', time: { at, text: days.time(at) } }));
}

function useToTie({ status, outcome, dueAt }: InboxRequest): Knot[] {
  const { thread: say } = useMessages('help-request/inbox');
  const days = useDays();
  if (outcome === 'noCapacity') return [];
  if (outcome) return [{ key: 'next', title: say.nextEnd, state: 'next' }];
  if (status === 'accepted')
    return [
      { key: 'now', title: say.nowHelp, state: 'now' },
      { key: 'next', title: say.nextEnd, state: 'next' },
    ];
  return [
    { key: 'now', title: say.nowAnswer(days.day(dueAt)), state: 'now' },
    { key: 'next', title: say.nextHelp, state: 'next' },
  ];
}
