import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import button from '#src/ui/styles/button.module.css';

/** Erases the names from this phone, after a confirmation. */
export function EraseList({ hasUnsent, onErase }: { hasUnsent: boolean; onErase: () => void }) {
  const t = useMessages('event/check-in');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={classes(button.button, button.second)} onClick={() => setAsking(true)}>
        {t.erase}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t.eraseTitle}
          confirm={t.erase}
          destroys
          onConfirm={() => {
            setAsking(false);
            onErase();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{hasUnsent ? t.eraseUnsent : t.eraseText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
