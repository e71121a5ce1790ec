import { useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { isGuarded } from '#src/features/ngo/guarded-changes/change.values.ts';
import { describeFields } from '#src/features/ngo/guarded-changes/describe-fields.ts';
import type { OwnNgo, WaitingNgoChange } from '#src/features/ngo/editing/own-ngo.contract.ts';

type GuardedNotesProps = {
  /** Names wait for our team, contact details for 48 hours. */
  waitsFor: 'staff' | 'time';
  isManager: boolean;
  ngo: Pick<OwnNgo, 'changes' | 'standing'>;
};

/** Says beside names and contact details who may change them, when a change is public, and what waits now. */
export function GuardedNotes({ waitsFor, isManager, ngo }: GuardedNotesProps) {
  const t = useMessages('ngo/editing');
  const waiting = ngo.changes.filter(
    ({ takesEffectAt }) => (takesEffectAt === null) === (waitsFor === 'staff'),
  );
  return (
    <>
      {!isManager && <p className={notes.note}>{t.onlyManagers}</p>}
      {isManager && isGuarded(ngo.standing) && (
        <p className={classes(layout.mute, layout.small)}>{t.guarded[waitsFor]}</p>
      )}
      {waiting.map((change) => (
        <Waiting key={change._id} change={change} isManager={isManager} />
      ))}
    </>
  );
}

function Waiting({ change, isManager }: { change: WaitingNgoChange; isManager: boolean }) {
  const { waiting: t } = useMessages('ngo/editing');
  const fields = useMessages('ngo/guarded-changes/change-fields');
  const words = useWords();
  const { revalidate } = useRevalidator();
  const { _id: id, after, requestedBy, requestedAt, takesEffectAt, isDue } = change;
  const what = describeFields(after, fields);

  return (
    <div className={classes(notes.note, layout.stack)}>
      <p>
        {takesEffectAt === null ? t.staff : isDue ? t.due : t.time(words.time(takesEffectAt))} <b>{what}</b>
      </p>
      <p className={layout.small}>{t.asked(requestedBy ?? t.nobody, words.time(requestedAt))}</p>
      {isManager && (
        <p>
          <PasswordAction
            label={t.withdraw}
            name={what}
            title={t.withdrawTitle}
            confirm={t.withdrawYes}
            withdraws
            call={(api) => api.ngo.withdrawNgoChange[':id'].$post({ param: { id } })}
            onDone={revalidate}
          >
            <p>{t.withdrawText}</p>
            <p>
              <b>{what}</b>
            </p>
          </PasswordAction>
        </p>
      )}
    </div>
  );
}
