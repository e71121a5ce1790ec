import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { nameIn } from '#src/shared/ngo-names.ts';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatRupees } from '#src/shared/money.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { leadBack, startByForm } from './gateway.loader.server.ts';
import type { CheckoutView } from './gateway.contract.ts';
import type { Route } from './+types/gateway.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return leadBack({ request, context });
}

export function action({ request, context }: Route.ActionArgs) {
  return startByForm({ request, context });
}

/** The step before the page of the payment gateway, which takes over from here. */
export default function GatewayPage({ actionData: view }: Route.ComponentProps) {
  const t = useMessages('donation/gateway');
  if (!view) return null;
  const { checkout, msg, back } = view;
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to={back}>{t.other}</Crumb>
      <main id="main">
        <div className={layout.wrap}>
          <div className={classes(layout.stack, layout.read)}>
            {checkout ? (
              <Checkout checkout={checkout} />
            ) : (
              <>
                <h1>{t.title}</h1>
                <p className={classes(notes.note, notes.bad)} role="alert">
                  {msg}
                </p>
              </>
            )}
          </div>
        </div>
      </main>
    </>
  );
}

function Checkout({ checkout: { action: address, fields, amount, ngo } }: { checkout: CheckoutView }) {
  const t = useMessages('donation/gateway');
  const language = useLanguage();
  const name = nameIn({ names: ngo, language });
  return (
    <>
      <h1>{t.heading(formatRupees(amount))}</h1>
      <p className={layout.lead}>
        {t.to}: <b lang={langOfText(name, language)}>{name}</b>
      </p>
      <p>{t.lead}</p>
      <p className={layout.mute}>{t.fee}</p>
      <form method="post" action={address}>
        {fields.map(({ name: field, value }) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <button type="submit" className={classes(button.button, button.full)}>
          {t.go}
        </button>
      </form>
    </>
  );
}
