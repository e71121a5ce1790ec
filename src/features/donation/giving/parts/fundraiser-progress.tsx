import { useMessages } from '#src/messages/messages.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { FundraiserView } from '#src/features/donation/giving/giving.view.ts';
import styles from './giving.module.css';

/** What is collected for, how much of it is reached, and until when. */
export function FundraiserProgress({ fundraiser }: { fundraiser: FundraiserView }) {
  const { fundraiser: t } = useMessages('donation/giving');
  const { description, progress, given, until } = fundraiser;
  return (
    <>
      {description.map(({ text, lang }) => (
        <p key={text} lang={lang}>
          {text}
        </p>
      ))}
      {progress && (
        <div className={styles.progress}>
          <p>
            <b>{progress.given}</b>
          </p>
          <progress value={progress.percent} max={100} aria-label={t.progress}>
            {`${progress.percent}%`}
          </progress>
          <p className={layout.mute}>{progress.missing}</p>
        </div>
      )}
      {given && (
        <p>
          <b>{given}</b>
        </p>
      )}
      {until && <p className={layout.mute}>{until}</p>}
    </>
  );
}
