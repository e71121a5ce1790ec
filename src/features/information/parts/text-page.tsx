import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';

/** Layout of a text page: title, summary in one sentence, text. */
export function TextPage(props: { title: string; lead: string; wide?: boolean; children: ReactNode }) {
  const { home } = useMessages('site');
  return (
    <>
      <PageHead title={props.title} description={props.lead} />
      <Crumb to="/">{home}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose)}>
          <div className={classes(layout.stack, layout.read)}>
            <h1>{props.title}</h1>
            <p className={layout.lead}>{props.lead}</p>
          </div>
          <div className={classes(layout.loose, props.wide ? undefined : layout.read)}>{props.children}</div>
        </div>
      </main>
    </>
  );
}
