import { CODE_TEXT_MOST } from '#src/shared/text-limits.ts';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { CallNgo } from '#src/features/help-request/submission/parts/call-ngo.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { Confirmation, NewHeading } from './new-heading.tsx';
import styles from './status.module.css';
import type { StatusView } from './status.view.ts';

/** Shows whether the request is received or answered. A new code unlocks everything else. */
export function ProveForm({ view }: { view: StatusView }) {
  const { prove: t } = useMessages('help-request/status');
  const { values, errors, msg, turn, isCodeSent, isOld, standing } = view;
  const { userOTP, ...carried } = values;
  const { state, formData } = useNavigation();
  const sending = state === 'submitting' ? formData?.get('intent') : undefined;
  return (
    <div className={layout.wrap}>
      <div className={classes(layout.loose, layout.read)}>
        <div className={layout.stack}>
          <p className={styles.reference}>{values.reference}</p>
          <NewHeading view={view}>{isOld ? t.old : t[standing ?? 'received']}</NewHeading>
          <p className={layout.lead}>{isOld ? t.oldText : t.why}</p>
        </div>
        <Form method="post" className={layout.stack} noValidate data-needs-script="">
          <ErrorSummary key={turn} msg={msg} errors={errors} labels={{ userOTP: t.code }} />
          {view.isWaiting && <CallNgo />}
          <EnteredTexts values={values} />
          <HiddenFields values={carried} isCodeSent={isCodeSent} />
          <Confirmation kind={view.confirmation} />
          {isCodeSent && (
            <>
              <CodeField view={view} />
              <p>
                <SubmitButton name="intent" value="open" busy={sending === 'open'}>
                  {t.open}
                </SubmitButton>
              </p>
            </>
          )}
          <p>
            <SubmitButton
              name="intent"
              value="code"
              formAction="#userOTP"
              busy={sending === 'code'}
              disabled={sending !== undefined}
              second={isCodeSent}
            >
              {isCodeSent ? t.again : t.send}
            </SubmitButton>
          </p>
        </Form>
        <p className={layout.links}>
          <Link to="/helpRequest/status">{t.other}</Link>
        </p>
      </div>
    </div>
  );
}

function CodeField({ view }: { view: StatusView }) {
  const { prove: t } = useMessages('help-request/status');
  const place = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (view.confirmation === 'codeSent') place.current?.focus();
  }, [view]);
  return (
    <TextField
      ref={place}
      name="userOTP"
      label={t.code}
      hint={t.codeHint}
      error={view.errors['userOTP']}
      variant="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_TEXT_MOST}
      required
    />
  );
}

/** Shows the text that was being written when the session expired. */
function EnteredTexts({ values: { message, words, safeContact } }: Pick<StatusView, 'values'>) {
  const { prove: t } = useMessages('help-request/status');
  const texts = [message, words, safeContact].filter((text) => text !== undefined);
  if (texts.length === 0) return null;
  return (
    <div className={classes(notes.note, layout.stack)}>
      <p>{t.draft}</p>
      {texts.map((text) => (
        <p key={text} className={styles.quote}>
          “{text}”
        </p>
      ))}
    </div>
  );
}
