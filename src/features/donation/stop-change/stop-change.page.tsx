import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import facts from '#src/ui/area/facts.module.css';
import { Crumb } from '#src/ui/crumb.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { TownLink } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { loadStopChange, stopByForm } from './stop-change.loader.server.ts';
import styles from '#src/features/donation/stop-change/parts/stop-change.module.css';
import type { ShownChange, StopChangeView } from './stop-change.view.ts';
import type { Route } from './+types/stop-change.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadStopChange({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return stopByForm({ request, context });
}

/** The page behind the link in a mail about a change of where gifts go. Works without signing in and without a script. */
export default function StopChangePage({ loaderData: { view } }: Route.ComponentProps) {
  const t = useMessages('donation/stop-change');
  const { home } = useMessages('site');
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to="/">{home}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose, layout.read)}>
          {view === null && (
            <div className={layout.stack}>
              <h1>{t.unknown}</h1>
              <p>{t.unknownText}</p>
              <p>
                <TownLink className={styles.link} to="/contact">
                  {t.contactLink}
                </TownLink>
              </p>
            </div>
          )}
          {view?.state === 'open' && <Question view={view} />}
          {view?.state === 'frozen' && <Stopped view={view} />}
          {view?.state === 'over' && (
            <div className={layout.stack}>
              <h1>{t.over}</h1>
              <p>{t.overText}</p>
            </div>
          )}
        </div>
      </main>
    </>
  );
}

function Question({ view }: { view: StopChangeView }) {
  const t = useMessages('donation/stop-change');
  const busy = useNavigation().state !== 'idle';
  const { stops, isOver, freezes, keeps, calls } = t.effect;
  const { ngo, own, isActive, isPast, removal, waiting } = view;
  const count = waiting.length;
  const isUrgent = isActive && removal === null && own.isMoney;
  const isWaiting = !isActive && !isPast;
  return (
    <>
      <h1>{count > 1 ? t.askAll(ngo.text, count) : t.ask(ngo.text)}</h1>
      {isUrgent && <Own view={view} />}
      {!isWaiting && count > 0 && <h2>{t.waiting}</h2>}
      {waiting.map((change) => (
        <Change key={`${change.change} ${change.requestedAt}`} change={change} isWaiting />
      ))}
      {!isWaiting && !isUrgent && <Own view={view} />}
      <Form method="post" className={layout.stack}>
        <h2>{t.effect.title}</h2>
        <ul className={styles.effects}>
          {count > 0 && <li>{stops(count)}</li>}
          {!isWaiting && <li>{isOver}</li>}
          {[freezes, keeps, calls].map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <SubmitButton full busy={busy}>
          {t.stop}
        </SubmitButton>
        <p className={layout.mute}>{t.fine}</p>
      </Form>
    </>
  );
}

/** What the mail was about, if it does not wait any more. */
function Own({ view: { state, own, isActive, removal } }: { view: StopChangeView }) {
  const t = useMessages('donation/stop-change');
  const isBad = isActive && removal === null;
  const removed = state === 'frozen' ? t.removed.stays : t.removed.now;
  return (
    <>
      <h2>{t.own}</h2>
      <p className={classes(notes.note, isBad ? notes.bad : notes.warn)}>
        {removal !== null ? removed : isActive ? t.when.now : t.when.past}
      </p>
      <Change change={own} isWaiting={false} removal={removal} />
    </>
  );
}

type ChangeProps = { change: ShownChange; isWaiting: boolean; removal?: StopChangeView['removal'] };

function Change({ change: shown, isWaiting, removal = null }: ChangeProps) {
  const t = useMessages('donation/stop-change');
  const { change, requestedBy, requestedAt, takesEffectAt, isMoney, current } = shown;
  return (
    <dl className={facts.facts}>
      <div>
        <dt>{t.change}</dt>
        <dd>
          <b>{change}</b>
        </dd>
      </div>
      {removal === null ? (
        <div>
          <dt>{t.when.asked}</dt>
          <dd>
            {requestedAt}
            {'\n'}
            {requestedBy === null ? t.bySomeone : t.by(requestedBy)}
          </dd>
        </div>
      ) : (
        <div>
          <dt>{t.removed.when}</dt>
          <dd>
            {removal.at}
            {'\n'}
            {removal.by === null ? t.removed.bySomeone : t.removed.by(removal.by)}
          </dd>
        </div>
      )}
      {isWaiting && (
        <div>
          <dt>{t.when.effect}</dt>
          <dd>{takesEffectAt ?? t.when.checked}</dd>
        </div>
      )}
      {current !== null && (
        <div>
          <dt>{isMoney ? t.current : t.currentPage}</dt>
          <dd>{current.length > 0 ? current.join('\n') : t.nowhere}</dd>
        </div>
      )}
    </dl>
  );
}

function Stopped({ view }: { view: StopChangeView }) {
  const t = useMessages('donation/stop-change');
  return (
    <div className={layout.loose}>
      <div className={layout.stack} role="status">
        <h1>{t.stopped}</h1>
        <p>{t.stoppedText(view.ngo.text)}</p>
        {view.isActive && view.removal === null && (
          <p className={classes(notes.note, notes.bad)}>
            {view.own.isMoney ? t.stillActive : t.stillActivePage}
          </p>
        )}
      </div>
      {view.removal !== null && <Own view={view} />}
      <div className={layout.stack}>
        <h2>{t.next}</h2>
        <ol className={styles.effects}>
          <li>
            {t.password}{' '}
            <TownLink className={styles.link} to="/forgetPassword">
              {t.passwordLink}
            </TownLink>
          </li>
          <li>
            {t.contact}{' '}
            <TownLink className={styles.link} to="/contact">
              {t.contactLink}
            </TownLink>
          </li>
        </ol>
      </div>
    </div>
  );
}
