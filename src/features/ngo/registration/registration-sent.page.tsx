import { data } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { WhatNext } from '#src/features/ngo/registration/parts/what-next.tsx';
import type { Route } from './+types/registration-sent.page';

/** A separate page, so that reloading it does not send the form again. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.what !== 'sent' && params.what !== 'claimed') throw data(null, { status: 404 });
  return { isClaim: params.what === 'claimed' };
}

export default function RegisterSentPage({ loaderData: { isClaim } }: Route.ComponentProps) {
  const register = useMessages('ngo/registration');
  const site = useMessages('site');
  const t = isClaim ? register.claimed : register.submitted;
  return (
    <>
      <PageHead title={t.title} hidden />
      <Crumb to="/">{site.home}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.split)}>
          <div className={classes(layout.stack, layout.read)}>
            <h1>{t.title}</h1>
            <p className={layout.lead}>{t.lead}</p>
            <p className={classes(notes.note, notes.good)}>{t.mail}</p>
            {!isClaim && (
              <>
                <p>{register.submitted.prepare}</p>
                <p>
                  <Link className={button.button} to="/logIn">
                    {register.submitted.signIn}
                  </Link>
                </p>
              </>
            )}
          </div>
          {!isClaim && <WhatNext />}
        </div>
      </main>
    </>
  );
}
