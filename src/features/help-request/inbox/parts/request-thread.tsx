import { useMessages } from '#src/messages/messages.tsx';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { useDays } from '#src/ui/area/use-days.ts';
import { Timeline, type TimelineStep } from '#src/ui/form/timeline.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { InboxRequest } from '#src/features/help-request/inbox/inbox.contract.ts';
import styles from './inbox.module.css';

/** The history, the messages of both sides, and the next steps. */
export function RequestThread({ request }: { request: InboxRequest }) {
  const { thread: t } = useMessages('help-request/inbox');
  const steps = [...usePastSteps(request), ...useNextSteps(request)];
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <Timeline steps={steps} />
    </section>
  );
}

/**
 * Returns the steps and messages in chronological order. Message events are left out, because the messages
 * themselves are listed.
 */
function usePastSteps({ history, messages }: InboxRequest): TimelineStep[] {
  const { thread: t } = useMessages('help-request/inbox');
  const days = useDays();
  const words = useWords();
  const steps = history.flatMap(({ at, kind, ngo, actor }, index) => {
    if (kind === 'messageOfPerson' || kind === 'messageOfNgo') return [];
    const filedBy = ngo ? words.name(ngo) : actor === 'staff' ? t.team : t.anNgo;
    const title = kind === 'filedFor' ? t.filedFor(filedBy) : t.kinds[kind];
    return [{ at, key: `step ${index}`, title, text: undefined }];
  });
  const messageSteps = messages.map(({ at, byPerson, text }, index) => ({
    at,
    key: `message ${index}`,
    title: byPerson ? t.person : t.you,
    text: (
      <p className={styles.words} lang={languageOfText(text)}>
        {text}
      </p>
    ),
  }));
  return [...steps, ...messageSteps]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, ...step }) => ({ ...step, state: 'done', time: { at, text: days.time(at) } }));
}

function useNextSteps({ status, outcome, dueAt, contactBy, contacted }: InboxRequest): TimelineStep[] {
  const { thread: t } = useMessages('help-request/inbox');
  const days = useDays();
  if (outcome === 'noCapacity') return [];
  if (outcome) return [{ key: 'next', title: t.nextEnd, state: 'next' }];
  if (status === 'accepted')
    return [
      {
        key: 'now',
        title: contactBy !== null && !contacted ? t.nowContact(days.date(contactBy)) : t.nowHelp,
        state: 'now',
      },
      { key: 'next', title: t.nextEnd, state: 'next' },
    ];
  return [
    { key: 'now', title: t.nowAnswer(days.day(dueAt)), state: 'now' },
    { key: 'next', title: t.nextHelp, state: 'next' },
  ];
}
