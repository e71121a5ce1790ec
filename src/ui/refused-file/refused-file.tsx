import { useLocation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { TownLink } from '#src/ui/link.tsx';

type RefusedFileProps = {
  msg: string;
  canTryAgain: boolean;
  /** The path of the page that links to the file. It is opened with the same secret link. */
  page: string;
};

/** Shown at the address of a file that cannot be made: why, and the way back. */
export function RefusedFile({ msg, canTryAgain, page }: RefusedFileProps) {
  const t = useMessages('refused-file');
  const back = page + useLocation().search;
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to={back}>{t.back}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.stack, layout.read)}>
          <h1>{t.title}</h1>
          {msg !== '' && <p>{msg}</p>}
          <p className={layout.line}>
            {canTryAgain && (
              // A plain link to the current URL works without a script.
              <a className={button.button} href="">
                {t.again}
              </a>
            )}
            <TownLink className={classes(button.button, button.second)} to={back}>
              {t.back}
            </TownLink>
          </p>
        </div>
      </main>
    </>
  );
}
