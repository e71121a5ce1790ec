import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from './look/button.module.css';
import { CloudOffIcon, RefreshIcon } from './icons.tsx';
import layout from './look/layout.module.css';
import styles from './look/panel.module.css';

/**
 * The specified error panel. `number` names the fault to us; `isAway` says that the database cannot be reached. The button calls
 * `onTryAgain`, sends `unsent` (the fields of a form) again, or loads the page again.
 */
export function ErrorPanel({
  number,
  isAway,
  unsent,
  onTryAgain,
}: {
  number?: string | undefined;
  isAway?: boolean;
  unsent?: [name: string, value: string][] | undefined;
  onTryAgain?: () => void;
}) {
  const { error } = useMessages('site');
  return (
    <div className={classes(styles.panel, layout.stack)} role="alert">
      <p className={styles.badIcon}>
        <CloudOffIcon />
      </p>
      <h1>{error.title}</h1>
      <p className={layout.mute}>
        {isAway && `${error.away} `}
        {number && !isAway ? error.hint : error.hintPlain}{' '}
        {number && !isAway && <b className={layout.number}>{number}</b>}
      </p>
      {onTryAgain ? (
        <button type="button" className={button.button} onClick={onTryAgain}>
          <RefreshIcon />
          {error.again}
        </button>
      ) : unsent ? (
        <form method="post">
          {unsent.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={button.button}>
            {error.sendAgain}
          </button>
        </form>
      ) : (
        // A plain link to this same address works without a script too.
        <a className={button.button} href="">
          <RefreshIcon />
          {error.again}
        </a>
      )}
    </div>
  );
}
