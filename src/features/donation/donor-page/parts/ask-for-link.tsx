import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { DonorPageOutcome } from '#src/features/donation/donor-page/donor-page.view.ts';
import styles from './donor-page.module.css';

/** Asks for the mailed link. The answer is the same whether or not the mailbox gave anything. */
export function AskForLink({ outcome }: { outcome: DonorPageOutcome | undefined }) {
  const { ask: t } = useMessages('donation/donor-page');
  const busy = useNavigation().state !== 'idle';
  const asked = outcome?.asked;
  if (asked?.isSent)
    return (
      <div className={classes(layout.stack, layout.read)} role="status">
        <h1>{t.sent}</h1>
        <p className={classes(notes.note, notes.good, styles.words)}>{t.sentText(asked.email)}</p>
        <p className={layout.mute}>{t.nothing}</p>
        <p className={layout.links}>
          <TownLink to="/donate/mine">{t.again}</TownLink>
        </p>
      </div>
    );
  const errors: Record<string, string> = asked?.error === undefined ? {} : { email: asked.error };
  return (
    <div className={classes(layout.stack, layout.read)}>
      <h1>{t.title}</h1>
      <p className={layout.lead}>{t.lead}</p>
      <Form method="post" className={layout.stack} noValidate>
        {outcome?.isRefused && <ErrorSummary msg={outcome.msg} errors={errors} labels={{ email: t.email }} />}
        <TextField
          name="email"
          label={t.email}
          hint={t.hint}
          error={errors['email']}
          defaultValue={asked?.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MOST}
          required
        />
        <SubmitButton full busy={busy} name="step" value="ask">
          {t.submit}
        </SubmitButton>
      </Form>
    </div>
  );
}
