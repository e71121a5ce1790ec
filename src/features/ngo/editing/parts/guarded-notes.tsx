import { useRevalidator } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { isChecked, isGuarded } from '#src/features/ngo/guarded-changes/change.values.ts';
import {
  partOfPage,
  type GuardedField,
  type GuardedPart,
} from '#src/features/ngo/fields/ngo-fields.values.ts';
import { describeFields, type PlaceNames } from '#src/features/ngo/guarded-changes/describe-fields.ts';
import type { OwnNgo, WaitingNgoChange } from '#src/features/ngo/editing/own-ngo.contract.ts';

type GuardedNotesProps = {
  part: GuardedPart;
  isManager: boolean;
  ngo: Pick<OwnNgo, 'changes' | 'standing'>;
  places: PlaceNames;
};

/** Says beside guarded fields who may change them, when a change is public, and what waits now. */
export function GuardedNotes({ part, isManager, ngo, places }: GuardedNotesProps) {
  const t = useMessages('ngo/editing');
  const isPublic = isGuarded(ngo.standing);
  const isOfPart = (field: string) => partOfPage(field as GuardedField) === part;
  const waiting = ngo.changes.filter(({ after }) => Object.keys(after).some(isOfPart));
  const waitsForCheck = isChecked(ngo.standing) || part === 'names' || part === 'contacts';
  return (
    <>
      {!isManager && (isPublic || part !== 'needs') && <p className={notes.note}>{t.onlyManagers}</p>}
      {isManager && isPublic && (
        <p className={classes(layout.mute, layout.small)}>
          {waitsForCheck ? t.guarded[part] : t.guarded.atOnce}
        </p>
      )}
      {waiting.map((change) => (
        <Waiting key={change._id} change={change} isManager={isManager} places={places} />
      ))}
    </>
  );
}

type WaitingProps = { change: WaitingNgoChange; isManager: boolean; places: PlaceNames };

function Waiting({ change, isManager, places }: WaitingProps) {
  const { waiting: t } = useMessages('ngo/editing');
  const fields = useMessages('ngo/guarded-changes/change-fields');
  const words = useWords();
  const { revalidate } = useRevalidator();
  const { _id: id, after, requestedBy, requestedAt, takesEffectAt, isDue } = change;
  const what = describeFields({ values: after, t: fields, ...places });

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
