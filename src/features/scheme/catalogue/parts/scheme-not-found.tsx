import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';

/** The whole page of a scheme that is not there. */
export function SchemeNotFound() {
  const { notFound: say, allSchemes, finder } = useMessages('scheme/catalogue/detail');
  return (
    <>
      <PageHead title={say.title} hidden />
      <Crumb to="/schemes">{allSchemes}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.stack)}>
          <h1>{say.title}</h1>
          <p className={classes(layout.lead, layout.read)}>{say.lead}</p>
          <p className={layout.line}>
            <TownLink className={button.button} to="/schemes">
              {say.all}
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
