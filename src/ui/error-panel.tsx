import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import { CloudOffIcon, RefreshIcon } from './icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from '#src/ui/styles/panel.module.css';

/**
 * The error panel of the specification. `number` identifies the error to support; `children` give details.
 * Without `onTryAgain`, the button reloads the page; `action` replaces that button.
 */
export function ErrorPanel({
  number,
  children,
  action,
  onTryAgain,
}: {
  number?: string | undefined;
  children?: ReactNode;
  action?: ReactNode;
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
        {children} {number ? error.hint : error.hintPlain}{' '}
        {number && <b className={layout.number}>{number}</b>}
      </p>
      {onTryAgain ? (
        <button type="button" className={button.button} onClick={onTryAgain}>
          <RefreshIcon />
          {error.again}
        </button>
      ) : (
        (action ?? (
          // A plain link to the current URL works without a script.
          <a className={button.button} href="">
            <RefreshIcon />
            {error.again}
          </a>
        ))
      )}
    </div>
  );
}
