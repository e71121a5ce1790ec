import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';

/** Hides or shows the name in public. */
export function NameForm({ namesShown }: { namesShown: 'none' | 'some' | 'all' }) {
  const { names: t } = useMessages('donation/donor-page');
  const busy = useNavigation().state !== 'idle';
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <p>{t[namesShown]}</p>
      <Form method="post" className={layout.line} preventScrollReset>
        {namesShown !== 'none' && (
          <SubmitButton second busy={busy} name="step" value="hide">
            {t.hide}
          </SubmitButton>
        )}
        {namesShown !== 'all' && (
          <SubmitButton second busy={busy} name="step" value="show">
            {t.show}
          </SubmitButton>
        )}
      </Form>
    </section>
  );
}
