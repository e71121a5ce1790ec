import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { eraseDoorLists } from '#src/browser/door-lists.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { useHydrated } from '#src/ui/form/use-hydrated.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { SignInForm } from '#src/features/account/sign-in/parts/sign-in-form.tsx';

export default function LogInPage() {
  const t = useMessages('account');
  const site = useMessages('site');
  const area = useMessages('area');
  const why = useReason();
  // An ended session leads here, perhaps before its page could erase anything.
  useEffect(() => void eraseDoorLists(), []);
  return (
    <>
      <PageHead title={t.title} description={t.lead} />
      <Crumb to="/">{site.home}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.split)}>
          <div className={layout.stack}>
            <h1>{t.title}</h1>
            <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
            {why && (
              <p className={classes(notes.note, notes.warn, layout.read)} role="status">
                {t.why[why]}
              </p>
            )}
            <noscript>
              <p className={classes(notes.note, layout.read)}>{area.needsScript}</p>
            </noscript>
            <SignInForm />
          </div>
          <aside className={classes(notes.note, layout.stack)}>
            <h2 className={layout.small}>{t.register.heading}</h2>
            <p>{t.register.lead}</p>
            <p className={layout.links}>
              <Link to="/rform">{t.register.link}</Link>
            </p>
          </aside>
        </div>
      </main>
    </>
  );
}

const REASONS = ['first', 'again', 'invalid'] as const;

/**
 * Why the person was sent to this page. Read in the browser only, because the cached page is the same for
 * everyone.
 */
function useReason(): (typeof REASONS)[number] | undefined {
  const { search } = useLocation();
  const input = useHydrated() ? new URLSearchParams(search).get('why') : null;
  return REASONS.find((reason) => reason === input);
}
