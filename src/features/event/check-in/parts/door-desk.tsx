import { useRef, useState, type FormEvent } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { formatTime } from '#src/messages/time-of-day.ts';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import { TextField } from '#src/ui/form/field.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { signInPath } from '#src/browser/session.ts';
import { countPeople, type CheckIn, type DoorDecision } from '#src/features/event/check-in/check-in.rules.ts';
import { HOURS_AFTER, type CheckInResult } from '#src/features/event/check-in/check-in.values.ts';
import type { DoorState } from '#src/features/event/check-in/use-door.ts';
import { EraseList } from './erase-list.tsx';
import { Scanner } from './scanner.tsx';
import { TicketResult, type ShownResult } from './ticket-result.tsx';
import styles from './check-in.module.css';

/** Check-ins of this device to show, latest first. */
const LATEST = 5;

type Ready = Extract<DoorState, { kind: 'ready' }>;

type DoorDeskProps = {
  state: Ready;
  decide: (ticket: string, isForced?: boolean) => Promise<DoorDecision>;
  onRefresh: () => void;
  onErase: () => void;
};

/** Reads tickets and shows who may come in, what is not sent yet, and what went wrong. */
export function DoorDesk({ state, decide, onRefresh, onErase }: DoorDeskProps) {
  const t = useMessages('event/check-in');
  const { event, tickets, checkIns } = state.list;
  const { inside, registered } = countPeople({ tickets, checkIns });
  const [result, setResult] = useState<ShownResult>();
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  async function read(text: string, isForced = false) {
    const ticket = readReference(text, 'EV');
    setError(ticket ? undefined : t.badNumber);
    setResult(undefined);
    if (!ticket) return;
    setResult({ ticket, decision: await decide(ticket, isForced), at: Date.now() });
    form.current?.reset();
  }
  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    const input = form.current!.elements.namedItem('ticket') as HTMLInputElement;
    void read(input.value).then(() => input.focus());
  }

  return (
    <>
      <p className={styles.count}>{t.inside(formatCount(inside), formatCount(registered))}</p>
      <Connection state={state} onRefresh={onRefresh} />
      <Scanner onCode={(text) => void read(text)} />
      <div role="alert">
        {result && (
          <TicketResult
            key={result.at}
            result={result}
            loadedAt={event.loadedAt}
            onForce={(ticket) => void read(ticket, true)}
          />
        )}
      </div>
      <form ref={form} className={layout.stack} onSubmit={submit} noValidate>
        <TextField
          name="ticket"
          label={t.number}
          hint={t.numberHint}
          error={error}
          variant="short"
          maxLength={REFERENCE_MOST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className={classes(button.button, button.second)}>
          {t.letIn}
        </button>
      </form>
      <Problems checkIns={checkIns} />
      <Latest state={state} />
      <p className={classes(layout.small, layout.mute)}>{t.privacy(formatCount(HOURS_AFTER))}</p>
      <EraseList hasUnsent={checkIns.some(isUnsent)} onErase={onErase} />
    </>
  );
}

const isUnsent = ({ result }: CheckIn) => result === undefined;

function Connection({ state, onRefresh }: { state: Ready; onRefresh: () => void }) {
  const t = useMessages('event/check-in');
  const language = useLanguage();
  const { event, checkIns } = state.list;
  const unsent = checkIns.filter(isUnsent).length;
  const isGood = state.isOnline && state.isSignedIn;
  const path = `/ngopage/checkIn/${event._id}`;
  return (
    <div className={classes(notes.note, isGood && unsent === 0 ? notes.good : notes.warn, layout.stack)}>
      <div role="status">
        <p>
          {state.isSignedIn ? (state.isOnline ? (unsent === 0 ? t.online : '') : t.offline) : t.signedOut}{' '}
          {unsent > 0 && <b>{t.unsent(unsent, formatCount(unsent))}</b>}
        </p>
      </div>
      <p className={layout.line}>
        <span className={layout.small}>
          {t.loadedAt(formatTime({ language, time: new Date(event.loadedAt) }))}
        </span>
        {state.isSignedIn ? (
          <button type="button" className={classes(button.button, button.second)} onClick={onRefresh}>
            {t.refresh}
          </button>
        ) : (
          <Link className={button.button} to={signInPath({ from: path, reason: 'again' })}>
            {t.signIn}
          </Link>
        )}
      </p>
    </div>
  );
}

/** What the server refused: parties that are inside although they should not be. */
function Problems({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const { problems, problem } = useMessages('event/check-in');
  const language = useLanguage();
  const refused = checkIns.filter(({ result }) => result !== undefined && result !== 'admitted');
  const textOf = ({ ticket, result, attendedAt }: CheckIn) =>
    result === 'already'
      ? problem.already(ticket, formatTime({ language, time: new Date(attendedAt!) }))
      : problem[result as Exclude<CheckInResult, 'admitted' | 'already'>](ticket);
  return (
    <div role="alert">
      {refused.length > 0 && (
        <div className={classes(notes.note, notes.bad, layout.stack)}>
          <h2>{problems}</h2>
          <ul>
            {refused.map((checkIn) => (
              <li key={checkIn.ticket}>{textOf(checkIn)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Latest({ state: { list } }: { state: Ready }) {
  const t = useMessages('event/check-in');
  const language = useLanguage();
  const names = new Map(list.tickets.map(({ ticket, name }) => [ticket, name]));
  const latest = list.checkIns.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, LATEST);
  if (latest.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{t.latest}</h2>
      <ul className={styles.latest}>
        {latest.map(({ ticket, at }) => {
          const name = names.get(ticket) ?? ticket;
          return (
            <li key={ticket}>
              <span lang={langOfText(name, language)}>{name}</span>
              <span>{formatTime({ language, time: new Date(at) })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
