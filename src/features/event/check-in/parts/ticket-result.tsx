import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { formatTime } from '#src/messages/time-of-day.ts';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { icon } from '#src/ui/icons.tsx';
import button from '#src/ui/styles/button.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { DoorDecision } from '#src/features/event/check-in/check-in.rules.ts';
import styles from './check-in.module.css';

const AdmittedIcon = icon('badge-check');
const RefusedIcon = icon('circle-x');
const WaitIcon = icon('clock-alert');

export type ShownResult = { ticket: string; decision: DoorDecision; at: number };

type TicketResultProps = {
  result: ShownResult;
  loadedAt: string;
  onForce: (ticket: string) => void;
};

/** The answer to the last ticket, large enough to read at a glance. */
export function TicketResult({ result: { ticket, decision }, loadedAt, onForce }: TicketResultProps) {
  const t = useMessages('event/check-in');
  const language = useLanguage();
  const timeOf = (time: string) => formatTime({ language, time: new Date(time) });
  const { kind } = decision;
  const party = 'ticket' in decision ? decision.ticket : undefined;
  const look = {
    admit: { tone: notes.good, Icon: AdmittedIcon },
    already: { tone: notes.bad, Icon: RefusedIcon },
    waiting: { tone: notes.warn, Icon: WaitIcon },
    cancelled: { tone: notes.bad, Icon: RefusedIcon },
    unlisted: { tone: notes.warn, Icon: WaitIcon },
  }[kind];
  const title = {
    admit: () => t.admitted(party?.name ?? ticket),
    already: () => t.already(timeOf((decision as { at: string }).at)),
    waiting: () => t.waiting,
    cancelled: () => t.cancelled,
    unlisted: () => t.unlisted,
  }[kind]();
  const text = {
    admit: () => '',
    already: () => t.alreadyText,
    waiting: () => t.waitingText,
    cancelled: () => t.cancelledText,
    unlisted: () => t.unlistedText(timeOf(loadedAt)),
  }[kind]();
  return (
    <div className={classes(notes.note, look.tone, styles.result)}>
      <h2>
        <look.Icon />
        <span>{title}</span>
      </h2>
      {party && (
        <p>
          {kind !== 'admit' && <span lang={langOfText(party.name, language)}>{party.name}, </span>}
          <b>{t.people(party.partySize, formatCount(party.partySize))}</b>
        </p>
      )}
      <p className={styles.ticket}>{ticket}</p>
      {text && <p>{text}</p>}
      {kind === 'unlisted' && (
        <button type="button" className={button.button} onClick={() => onForce(ticket)}>
          {t.letInAnyway}
        </button>
      )}
    </div>
  );
}
