import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';

/** The page for a scheme that does not exist. */
export function SchemeNotFound() {
  const { notFound: t, allSchemes, finder } = useMessages('scheme/catalogue/detail');
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to="/schemes">{allSchemes}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.stack)}>
          <h1>{t.title}</h1>
          <p className={classes(layout.lead, layout.read)}>{t.lead}</p>
          <p className={layout.line}>
            <TownLink className={button.button} to="/schemes">
              {t.all}
            </TownLink>
            <TownLink className={classes(button.button, button.second)} to="/schemes/finder">
              {finder}
            </TownLink>
          </p>
        </div>
      </main>
    </>
  );
}
