import { useEffect, useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { HelpFormValues } from '#src/features/help-request/help-request.view.ts';
import { Carried } from './code-page.tsx';

type OpenAlikeProps = {
  reference: string;
  values: HelpFormValues;
  busy?: boolean;
  /** Set only with JavaScript. Without it, the buttons submit the form. */
  onSend?: () => void;
  onBack?: () => void;
};

/** Shown when an open request for the same thing exists. Offers to view it or to send another one anyway. */
export function OpenAlike({ reference, values, busy, onSend, onBack }: OpenAlikeProps) {
  const { another: t } = useMessages('help-request/submission');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      method="post"
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        if (!onSend) return;
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        if (submitter?.getAttribute('value') === 'change') onBack?.();
        else onSend();
      }}
    >
      <h1 ref={heading} tabIndex={-1}>
        {t.title}
      </h1>
      <p className={layout.lead}>{t.text(reference)}</p>
      <Carried values={values} />
      <Link className={classes(button.button, button.full)} to="/helpRequest/status">
        {t.view}
      </Link>
      <SubmitButton name="step" value="another" second full busy={busy}>
        {t.send}
      </SubmitButton>
      <SubmitButton name="step" value="change" second full disabled={busy}>
        {t.change}
      </SubmitButton>
    </form>
  );
}
