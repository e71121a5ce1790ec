import { EMAIL_MOST, REFERENCE_MOST } from '#src/shared/text-limits.ts';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PIN_TEXT_MOST } from '#src/features/help-request/help-request.values.ts';
import { CallNgo } from '#src/features/help-request/submission/parts/call-ngo.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { Confirmation, NewHeading } from './new-heading.tsx';
import type { StatusView } from './status.view.ts';

/**
 * The first step, which asks for the reference, and for the mail address or the PIN. The mobile number is asked for only
 * after many wrong PINs.
 */
export function FindForm({ view }: { view: StatusView }) {
  const { find: t } = useMessages('help-request/status');
  const { state } = useNavigation();
  const { values, errors, msg, turn, isOld } = view;
  const { message, words, reaching, safeContact, noMail } = values;
  const needsMobile = errors['userMobile'] !== undefined || values.userMobile !== undefined;
  return (
    <div className={classes(layout.wrap, layout.split)}>
      <div className={classes(layout.loose, layout.read)}>
        <div className={layout.stack}>
          <NewHeading view={view}>{t.heading}</NewHeading>
          <p className={layout.lead}>{isOld ? t.oldPin : t.lead}</p>
          <Confirmation kind={view.confirmation} />
        </div>
        <Form method="post" className={layout.stack} noValidate data-needs-script="">
          <ErrorSummary
            key={turn}
            msg={msg}
            errors={errors}
            labels={{ reference: t.number, userEmail: t.email, pin: t.pinAlone, userMobile: t.mobile }}
          />
          {view.isWaiting && <CallNgo />}
          <HiddenFields values={{ message, words, reaching, safeContact, noMail }} />
          <TextField
            name="reference"
            label={t.number}
            hint={t.numberHint}
            error={errors['reference']}
            defaultValue={values.reference}
            maxLength={REFERENCE_MOST}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <TextField
            name="userEmail"
            type="email"
            label={t.email}
            hint={t.emailHint}
            error={errors['userEmail']}
            defaultValue={values.userEmail}
            maxLength={EMAIL_MOST}
            autoComplete="email"
          />
          <TextField
            name="pin"
            label={t.pin}
            hint={t.pinHint}
            error={errors['pin']}
            defaultValue={values.pin}
            variant="code"
            inputMode="numeric"
            maxLength={PIN_TEXT_MOST}
            autoComplete="off"
          />
          {needsMobile && (
            <TextField
              name="userMobile"
              type="tel"
              label={t.mobile}
              hint={t.mobileHint}
              error={errors['userMobile']}
              defaultValue={values.userMobile}
              variant="short"
              inputMode="numeric"
              autoComplete="tel-national"
            />
          )}
          <SubmitButton name="intent" value="find" busy={state === 'submitting'} full>
            {t.submit}
          </SubmitButton>
        </Form>
      </div>
      <aside className={layout.stack}>
        <h2 className={layout.small}>{t.noNumber}</h2>
        <p className={layout.small}>{t.noNumberText}</p>
        <p className={classes(layout.links, layout.small)}>
          <Link to="/helpRequest">{t.newRequest}</Link>
          <Link to="/help">{t.helplines}</Link>
        </p>
      </aside>
    </div>
  );
}
