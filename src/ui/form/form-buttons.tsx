import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { SubmitButton } from './submit-button.tsx';

type FormButtonsProps = {
  /** The action, as a verb. */
  confirm: string;
  busy: boolean;
  disabled?: boolean;
  /** 'Cancel' by default. */
  cancel?: string | undefined;
  onCancel: () => void;
};

/** The confirm and cancel buttons of a form inside or above a page of an area. */
export function FormButtons({ confirm, busy, disabled, cancel, onCancel }: FormButtonsProps) {
  const area = useMessages('area');
  return (
    <p className={layout.line}>
      <SubmitButton busy={busy} disabled={disabled}>
        {confirm}
      </SubmitButton>
      <button type="button" className={classes(button.button, button.second)} onClick={() => onCancel()}>
        {cancel ?? area.cancel}
      </button>
    </p>
  );
}
