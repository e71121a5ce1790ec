import { useMessages } from '#src/messages/messages.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { ClockAlertIcon } from '#src/ui/icons.tsx';
import { describeDestination } from '#src/features/donation/bank-changes/destination.ts';
import type { PlaceNames } from '#src/features/ngo/guarded-changes/describe-fields.ts';
import type { FrozenNgo } from '#src/features/donation/bank-oversight/bank-oversight.contract.ts';
import styles from '#src/features/donation/parts/donations.module.css';
import { PasswordAction } from '#src/ui/area/password-action.tsx';
import own from './bank-oversight.module.css';
import { NgoItem, NgoSection } from './ngo-section.tsx';
import { StopAction } from './stop-action.tsx';

type More = { places: PlaceNames; onDone: () => Promise<void> };

/** NGOs that cannot change where their gifts go, with what donors see now. */
export function FrozenNgos({ rows, total, ...more }: { rows: FrozenNgo[]; total: number } & More) {
  const { frozen: t } = useMessages('donation/bank-oversight');
  const words = useWords();
  return (
    <NgoSection headline={t.headline(total, words.count(total))} lead={t.lead}>
      {rows.map((row) => (
        <Frozen key={row.ngo._id} row={row} {...more} />
      ))}
    </NgoSection>
  );
}

function Frozen({ row, places, onDone }: { row: FrozenNgo } & More) {
  const { ngo, frozenAt, active, former, stopped } = row;
  const {
    frozen: t,
    password,
    stopActiveText,
    stopFormerText,
    backTo,
  } = useMessages('donation/bank-oversight');
  const destinations = { t: useMessages('donation/bank-changes/destination'), ...places };
  const words = useWords();
  const name = words.name(ngo);
  return (
    <NgoItem ngo={ngo}>
      <EvidenceTag icon={<ClockAlertIcon />} tone="bad">
        {t.since(words.time(frozenAt))}
      </EvidenceTag>
      {stopped.length > 0 && (
        <>
          <p className={styles.sub}>{t.stopped}</p>
          <ul className={own.active}>
            {stopped.map(({ kind, _id, destination, requestedBy, requestedAt }) => (
              <li key={`${kind} ${_id}`}>
                <span className={styles.text}>{describeDestination(destination, destinations)}</span>
                <span className={styles.sub}>{t.asked(requestedBy ?? '–', words.time(requestedAt))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {active.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <>
          <p className={styles.sub}>{t.active}</p>
          <ul className={own.active}>
            {active.map((change) => (
              <li key={`${change.kind} ${change._id}`}>
                <span className={styles.text}>
                  {describeDestination(change.destination, destinations)}
                  {change.before !== null && (
                    <span className={styles.sub}>
                      {backTo} {describeDestination(change.before, destinations)}
                    </span>
                  )}
                </span>
                <span className={styles.buttons}>
                  <StopAction
                    change={change}
                    places={places}
                    name={name}
                    text={stopActiveText}
                    before={change.before}
                    onDone={onDone}
                  />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {former.length > 0 && (
        <>
          <p className={styles.sub}>{t.former}</p>
          <ul className={own.active}>
            {former.map((keys) => (
              <li key={keys._id}>
                <span className={styles.text}>{describeDestination(keys.destination, destinations)}</span>
                <span className={styles.buttons}>
                  <StopAction
                    change={keys}
                    places={places}
                    name={name}
                    text={stopFormerText}
                    onDone={onDone}
                  />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.buttons}>
        <PasswordAction
          label={t.release}
          name={name}
          title={t.releaseTitle(name)}
          confirm={t.releaseYes}
          password={password}
          call={(api) => api.donation.releaseBankDetails[':id'].$post({ param: { id: ngo._id } })}
          onDone={onDone}
        >
          <p>{t.releaseText}</p>
        </PasswordAction>
      </div>
    </NgoItem>
  );
}
