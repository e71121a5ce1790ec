import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { TownLink } from '#src/ui/link.tsx';

/** Placeholder for a part of the product that is not open yet, with alternatives. */
export default function ComingPage() {
  const { coming } = useMessages('ngo/directory/home');
  return (
    <main id="main">
      <PageHead title={coming.title} description={coming.lead} hidden />
      <div className={classes(layout.wrap, layout.band)}>
        <div className={classes(layout.stack, layout.read)}>
          <h1>{coming.title}</h1>
          <p className={layout.lead}>{coming.lead}</p>
          <p>{coming.help}</p>
          <p>
            <TownLink className={button.button} to="/search">
              {coming.find}
            </TownLink>
          </p>
        </div>
      </div>
    </main>
  );
}
