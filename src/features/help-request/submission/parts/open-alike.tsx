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
};

/**
 * The page that is shown when an open request for the same thing exists. Offers to view it or to send another
 * one anyway. It is a response to the form, so it runs no script.
 */
export function OpenAlike({ reference, values }: OpenAlikeProps) {
  const { another: t } = useMessages('help-request/submission/pages');
  return (
    <form method="post" className={layout.stack} noValidate>
      <h1>{t.title}</h1>
      <p className={layout.lead}>{t.text(reference)}</p>
      <Carried values={values} />
      <Link className={classes(button.button, button.full)} to="/helpRequest/status">
        {t.view}
      </Link>
      <SubmitButton name="step" value="another" second full>
        {t.send}
      </SubmitButton>
      <SubmitButton name="step" value="change" second full>
        {t.change}
      </SubmitButton>
    </form>
  );
}
