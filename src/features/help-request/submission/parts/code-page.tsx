import { useMessages } from '#src/messages/messages.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { HelpOutcome, TypedHelp } from '#src/features/help-request/help-request.view.ts';
import { CodeField } from './about-you-fields.tsx';
import { Failure } from './help-form.tsx';

/** Without a script: only the code is asked for; all else travels along. */
export function CodePage({ outcome }: { outcome: HelpOutcome }) {
  const say = useMessages('help-request/submission');
  const { typed, errors } = outcome;
  return (
    <form method="post" className={layout.stack} noValidate>
      {outcome.failed && <Failure msg={outcome.msg} />}
      <h1>{say.code.title}</h1>
      {outcome.otp === 'sent' && (
        <p role="status">
          <b>{say.otpSent.title}</b> {say.otpSent.text}
        </p>
      )}
      <p className={layout.mute}>{say.code.sentTo(typed['userEmail'] ?? '')}</p>
      <Carried typed={typed} except="userOTP" />
      <input type="hidden" name="page" value="code" />
      <CodeField typed={typed} errors={errors} />
      <SubmitButton full>{say.submit}</SubmitButton>
      <SubmitButton name="step" value="otp" second full>
        {say.getOtp}
      </SubmitButton>
      <SubmitButton name="step" value="change" second full>
        {say.code.change}
      </SubmitButton>
    </form>
  );
}

/** What was typed on another page of the form. */
export function Carried({ typed, except }: { typed: TypedHelp; except?: string }) {
  return Object.entries(typed)
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
