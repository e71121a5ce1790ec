import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { SchemeName } from './register-fields.tsx';
import type { RegisterView } from '#src/features/scheme/scheme.views.ts';

/** The page after a registration without JavaScript. */
export function Registered({ view }: { view: RegisterView }) {
  const t = useMessages('scheme/registration');
  return (
    <div className={layout.stack}>
      <h1>{t.registered}</h1>
      <SchemeName view={view} />
      <p>{t.doneText(view.ngo.name)}</p>
      <TownLink className={classes(button.button, button.full)} to={`/schemesDetail/${view.scheme._id}/ngo`}>
        {t.toScheme}
      </TownLink>
      <TownLink className={classes(button.button, button.second, button.full)} to="/">
        {t.home}
      </TownLink>
    </div>
  );
}
