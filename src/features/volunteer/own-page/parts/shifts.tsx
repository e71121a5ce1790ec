import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnPageView, ShiftView } from '#src/features/volunteer/own-page/own-page.view.ts';
import styles from './own-page.module.css';

/** The shifts that the volunteer took, those to take, and what the NGO confirmed. */
export function Shifts({ view: { status, ngo, shifts } }: { view: OwnPageView }) {
  const { shifts: t } = useMessages('volunteer/own-page');
  const { mine, open, past } = shifts;
  const mayTake = status === 'accepted' && ngo.path !== null;
  return (
    <>
      {mine.length > 0 && (
        <ShiftList title={t.mine} shifts={mine}>
          {(shift) =>
            shift.isCancelled ? <Cancelled shift={shift} /> : <Step shift={shift} step="giveBack" />
          }
        </ShiftList>
      )}
      {mayTake && open.length === 0 && <p className={layout.mute}>{t.nothingOpen}</p>}
      {mayTake && open.length > 0 && (
        <ShiftList title={t.open} shifts={open}>
          {(shift) =>
            shift.placesLeft > 0 ? (
              <Step shift={shift} step="take" />
            ) : (
              <p className={layout.mute}>{t.full}</p>
            )
          }
        </ShiftList>
      )}
      {past.length > 0 && (
        <ShiftList title={t.past} shifts={past}>
          {(shift) => <Done shift={shift} />}
        </ShiftList>
      )}
    </>
  );
}

type ShiftListProps = {
  title: string;
  shifts: ShiftView[];
  /** What stands beside a shift. */
  children: (shift: ShiftView) => ReactNode;
};

function ShiftList({ title, shifts, children }: ShiftListProps) {
  return (
    <section className={layout.stack}>
      <h2>{title}</h2>
      <ul>
        {shifts.map((shift) => (
          <li key={shift.id} className={styles.shift}>
            <div>
              <h3 lang={shift.title.lang}>{shift.title.text}</h3>
              <p>{shift.when}</p>
              <p lang={shift.place.lang}>{shift.place.text}</p>
              {shift.details && (
                <p className={classes(styles.details, layout.small, layout.mute)} lang={shift.details.lang}>
                  {shift.details.text}
                </p>
              )}
            </div>
            {children(shift)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form to take a shift or give it back. */
function Step({ shift: { id, title, placesLeft }, step }: { shift: ShiftView; step: 'take' | 'giveBack' }) {
  const { shifts: t } = useMessages('volunteer/own-page');
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="shiftId" value={id} />
      <SubmitButton second={step === 'giveBack'} full busy={busy} name="step" value={step}>
        {t[step]}
        <span className={layout.hiddenText}> {title.text}</span>
      </SubmitButton>
      {step === 'take' && (
        <p className={classes(layout.small, layout.mute)}>{t.left(placesLeft, formatCount(placesLeft))}</p>
      )}
    </Form>
  );
}

function Cancelled({ shift: { cancelReason } }: { shift: ShiftView }) {
  const { shifts: t } = useMessages('volunteer/own-page');
  return (
    <p>
      <b>{t.cancelled}</b> {cancelReason && <span lang={cancelReason.lang}>{cancelReason.text}</span>}
    </p>
  );
}

/** The confirmed hours of a past shift. */
function Done({ shift }: { shift: ShiftView }) {
  const { shifts: t } = useMessages('volunteer/own-page');
  if (shift.isCancelled) return <Cancelled shift={shift} />;
  if (shift.hours === null) return <p className={layout.mute}>{t.notConfirmed}</p>;
  return <p>{shift.hours === '0' ? t.notThere : <b>{t.hours(shift.hours)}</b>}</p>;
}
