import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import { CloudOffIcon, RefreshIcon } from './icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from '#src/ui/styles/panel.module.css';

/**
 * The specified error panel. `number` names the fault to us; `children` say more of it. Without `onTryAgain` the page is loaded
 * again; `action` stands in place of that button.
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
          // A plain link to this same address works without a script too.
          <a className={button.button} href="">
            <RefreshIcon />
            {error.again}
          </a>
        ))
      )}
    </div>
  );
}
