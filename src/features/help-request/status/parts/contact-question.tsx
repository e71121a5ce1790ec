import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';
import { useMoments } from './moments.ts';
import { NgoName } from './ngo-name.tsx';
import { holderOf } from './thread.rules.ts';

/** Asks whether the NGO was in touch by the day it chose. The answer can be changed, and a 'no' leads on. */
export function ContactQuestion({ request, sending }: { request: FullStatus; sending: string | undefined }) {
  const { contacted: t } = useMessages('help-request/status');
  const { dayOf } = useMoments();
  const holder = holderOf(request);
  if (!holder?.contactBy) return null;
  const { ngo, contactBy, contacted } = holder;
  const wasReopened = request.history.some(({ kind }) => kind === 'reopened');
  const answer = (intent: 'contactedYes' | 'contactedNo', label: string) => (
    <SubmitButton name="intent" value={intent} busy={sending === intent} second>
      {label}
    </SubmitButton>
  );
  return (
    <section className={classes(panel.panel, layout.stack, layout.read)}>
      <h2>{t.heading}</h2>
      <p>
        <NgoName ngo={ngo} />
        {t.lead(dayOf(contactBy))}
      </p>
      {contacted !== null && (
        <p>
          <b>{contacted ? t.saidYes : t.saidNo}</b>
        </p>
      )}
      {contacted === false && !wasReopened && (
        <>
          <p>{t.passOn}</p>
          <p>
            <SubmitButton name="intent" value="helpedNo" busy={sending === 'helpedNo'}>
              {t.passOnButton}
            </SubmitButton>
          </p>
        </>
      )}
      <div className={layout.line}>
        {contacted === null && answer('contactedYes', t.yes)}
        {contacted === null && answer('contactedNo', t.no)}
        {contacted === true && answer('contactedNo', t.changeToNo)}
        {contacted === false && answer('contactedYes', t.changeToYes)}
      </div>
    </section>
  );
}
