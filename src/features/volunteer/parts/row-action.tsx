import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import area from '#src/ui/area/area.module.css';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';

type RowActionProps = {
  icon: ReactNode;
  label: string;
  /** Whom it is about, for screen readers. */
  name: string;
  busy: boolean;
  main?: boolean;
  onClick: () => void;
};

/** A button in a row of a table. */
export function RowAction({ icon, label, name, busy, main, onClick }: RowActionProps) {
  return (
    <BusyButton
      className={classes(button.button, !main && button.second, area.small)}
      busy={busy}
      onClick={onClick}
    >
      {icon}
      <span>
        {label}
        <span className={layout.hiddenText}> {name}</span>
      </span>
    </BusyButton>
  );
}
