import { useState } from 'react';
import type { ApiCall } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { send } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import { ReasonDialog } from '#src/ui/area/reason-dialog.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { notify } from '#src/ui/notify.tsx';
import panel from '#src/ui/styles/panel.module.css';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { NOTE_MOST } from '#src/features/help-request/help-request.values.ts';
import type { StaffRequest } from '#src/features/help-request/oversight/oversight.contract.ts';
import { ReassignDialog } from './reassign-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import styles from './oversight.module.css';

type RequestStepsProps = { request: StaffRequest; names: ReferenceNames; onChanged: () => void };

/**
 * The actions of staff on a request, each with a confirmation. Entered values stay until the action succeeds.
 */
export function RequestSteps({ request, names, onChanged }: RequestStepsProps) {
  const { steps: t } = useMessages('help-request/oversight');
  const form = useMessages('form');
  const [dialog, setDialog] = useState<'reassign' | 'merge' | 'close'>();
  const close = () => setDialog(undefined);
  const param = { id: request._id };
  const isFirst = request.status === 'open';

  /** Returns the error message, or undefined on success. */
  async function run(call: ApiCall<{ msg: string }>): Promise<string | undefined> {
    const response = await send(call);
    if (!response.ok) return Object.values(response.errors)[0] ?? response.msg ?? form.unreachable;
    close();
    void notify('success', response.body.msg);
    onChanged();
  }

  if (request.status === 'closed')
    return (
      <aside className={classes(panel.panel, layout.stack, styles.decide)}>
        <h2>{t.title}</h2>
        <p className={layout.mute}>{t.nothing}</p>
      </aside>
    );
  return (
    <aside id="steps" className={classes(panel.panel, layout.stack, styles.decide)}>
      <h2>{t.title}</h2>
      {(['reassign', 'merge', 'close'] as const).map((step) => (
        <button
          key={step}
          type="button"
          className={classes(button.button, button.full, !(step === 'reassign' && isFirst) && button.second)}
          onClick={() => setDialog(step)}
        >
          {t[step]}
        </button>
      ))}
      {dialog === 'reassign' && (
        <ReassignDialog
          request={request}
          names={names}
          onReassign={(ngoId) =>
            run((api) => api.helpRequest.reassignHelpRequest[':id'].$post({ param, json: { ngoId } }))
          }
          onCancel={close}
        />
      )}
      {dialog === 'merge' && (
        <MergeDialog
          request={request}
          onMerge={(intoReference) =>
            run((api) => api.helpRequest.mergeHelpRequest[':id'].$post({ param, json: { intoReference } }))
          }
          onCancel={close}
        />
      )}
      {dialog === 'close' && (
        <ReasonDialog
          title={t.closeTitle(request.reference)}
          label={t.reason}
          name="reason"
          hint={t.reasonHint}
          most={NOTE_MOST}
          confirm={t.closeYes}
          onConfirm={(reason) =>
            run((api) => api.helpRequest.closeHelpRequest[':id'].$post({ param, json: { reason } }))
          }
          onCancel={close}
        >
          {t.closeLead}
        </ReasonDialog>
      )}
    </aside>
  );
}
