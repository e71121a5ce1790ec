import { useEffect, type ReactNode } from 'react';
import { signInPath } from '#src/browser/session.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Loading } from '#src/ui/spinner.tsx';
import { useHydrated } from '#src/ui/form/use-hydrated.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { DoorDesk } from '#src/features/event/check-in/parts/door-desk.tsx';
import styles from '#src/features/event/check-in/parts/check-in.module.css';
import { registrationsPath } from '#src/features/event/management/parts/event-paths.ts';
import { keepPage, reloadIfNavigated } from './keep-page.ts';
import { useDoor } from './use-door.ts';
import type { Route } from './+types/check-in.page';

/**
 * Lets people in at the door of an event. It stands outside the frame of the NGO area, whose tabs need a network.
 */
export default function CheckInPage({ params: { eventId } }: Route.ComponentProps) {
  const t = useMessages('event/check-in');
  return (
    <>
      <PageHead title={t.title} hidden />
      <main
        id="main"
        data-script-now=""
        className={classes(layout.wrap, layout.loose, layout.top, styles.page)}
      >
        {useHydrated() ? <Door eventId={eventId} /> : <Loading />}
      </main>
    </>
  );
}

function Door({ eventId }: { eventId: string }) {
  const t = useMessages('event/check-in');
  const language = useLanguage();
  const { state, decide, refresh, erase } = useDoor(eventId);
  const isReady = state.kind === 'ready';
  useEffect(() => {
    if (!reloadIfNavigated() && isReady) void keepPage();
  }, [isReady]);
  if (state.kind === 'loading') return <Loading />;
  if (!isReady) return <NoList state={state} eventId={eventId} onRetry={() => void refresh()} />;
  const { event } = state.list;
  const title = { en: event.title, gu: event.titleGu, hi: event.titleHi }[language] ?? event.title;
  return (
    <>
      <div className={layout.stack}>
        <p className={layout.mute}>{t.title}</p>
        <h1 lang={langOfText(title, language)}>{title}</h1>
      </div>
      {state.isOnline && state.isSignedIn && (
        <p>
          <Link className={classes(button.button, button.second)} to={registrationsPath(event)}>
            {t.toRegistrations}
          </Link>
        </p>
      )}
      <DoorDesk state={state} decide={decide} onRefresh={() => void refresh()} onErase={() => void erase()} />
    </>
  );
}

type NoListProps = {
  state: Exclude<ReturnType<typeof useDoor>['state'], { kind: 'ready' | 'loading' }>;
  eventId: string;
  onRetry: () => void;
};

/** Says why there is no list, and what to do. */
function NoList({ state, eventId, onRetry }: NoListProps) {
  const t = useMessages('event/check-in');
  if (state.kind === 'blocked') return <Note tone={notes.bad}>{t.blocked}</Note>;
  if (state.kind === 'erased') return <Note tone={notes.good}>{t.erased}</Note>;
  const isSignedOut = state.status === 401;
  const reason = { 0: t.failed.offline, 401: t.failed.signedOut, 404: t.failed.notFound }[state.status];
  const signIn = signInPath({ from: `/ngopage/checkIn/${eventId}`, reason: 'first' });
  return (
    <>
      <Note tone={notes.warn}>{reason ?? t.failed.other}</Note>
      {isSignedOut ? (
        <Link className={button.button} to={signIn}>
          {t.signIn}
        </Link>
      ) : (
        <button type="button" className={button.button} onClick={onRetry}>
          {t.tryAgain}
        </button>
      )}
    </>
  );
}

function Note({ tone, children }: { tone: string | undefined; children: ReactNode }) {
  const t = useMessages('event/check-in');
  return (
    <>
      <h1>{t.title}</h1>
      <div role="status" className={classes(notes.note, tone)}>
        {children}
      </div>
    </>
  );
}
