import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { QuickExit } from '#src/ui/quick-exit.tsx';
import { HelplineGroups } from '#src/features/information/help/parts/helpline-groups.tsx';
import styles from '#src/features/information/parts/information.module.css';
import { TextPage } from '#src/features/information/parts/text-page.tsx';
import { loadHelp } from './help.loader.server.ts';
import type { Route } from './+types/help.page';

export function loader({ context }: Route.LoaderArgs) {
  return loadHelp(context);
}

/** Explains what to do first, whom to call, and how help through the product works. */
export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('information/help');
  return (
    <>
      <QuickExit />
      <TextPage title={t.title} lead={t.lead} wide>
        <div className={classes(layout.split, layout.even)}>
          <section className={layout.stack}>
            <h2>{t.first.heading}</h2>
            <ol className={styles.steps}>
              {t.first.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>
              <a className={button.button} href="tel:112">
                {t.first.call}
              </a>
            </p>
          </section>
          <section className={classes(notes.note, layout.stack)}>
            <h2>{t.watched.heading}</h2>
            <p>{t.watched.explained}</p>
          </section>
        </div>
        <section className={layout.stack}>
          <h2>{t.helplines}</h2>
          <p className={layout.mute}>{t.helplinesLead}</p>
          <HelplineGroups groups={loaderData.groups} />
        </section>
        <Through />
      </TextPage>
    </>
  );
}

/** Explains how a help request is handled, and links to the next steps. */
function Through() {
  const { through } = useMessages('information/help');
  const site = useMessages('site');
  return (
    <section className={classes(layout.stack, layout.read)}>
      <h2>{through.heading}</h2>
      <ol className={styles.steps}>
        {through.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={notes.chips}>
        <TownLink className={classes(button.button, button.ask)} to="/helpRequest">
          {site.askForHelp}
        </TownLink>
        <TownLink className={classes(button.button, button.second)} to="/helpRequest/status">
          {through.status}
        </TownLink>
        <TownLink className={classes(button.button, button.second)} to="/search">
          {through.find}
        </TownLink>
        <TownLink className={classes(button.button, button.second)} to="/schemes">
          {through.schemes}
        </TownLink>
      </p>
    </section>
  );
}
