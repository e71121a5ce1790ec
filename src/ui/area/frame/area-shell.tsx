import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { askForPassword, endSession, type LoadError } from '#src/browser/session.ts';
import { clearTab } from '#src/browser/tab-storage.ts';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import { ErrorPanel } from '#src/ui/error-panel.tsx';
import { LanguageLinks } from '#src/ui/language-links.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import shell from '#src/ui/styles/page-shell.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { Loading } from '#src/ui/spinner.tsx';
import { PasswordQuestion } from '#src/ui/area/password-question.tsx';
import { AreaNotFound } from './area-not-found.tsx';
import { AreaTabs, type AreaTab } from './area-tabs.tsx';
import styles from '#src/ui/area/area.module.css';

type AreaShellProps = {
  /** The accessible name of the navigation. */
  label: string;
  /** The name of the NGO, the staff member or the team. */
  name: string;
  home: string;
  tabs: AreaTab[];
  children: ReactNode;
};

/** The frame of a signed-in area: its name, its tabs and the sign-out button. */
export function AreaShell({ label, name, home, tabs, children }: AreaShellProps) {
  const site = useMessages('site');
  const area = useMessages('area');
  const navigate = useNavigate();
  const signOut = () => {
    endSession();
    // Computers are shared, so unsent drafts must not be visible to the next user.
    clearTab();
    void navigate('/');
  };
  return (
    <>
      <a className={shell.skip} href="#main">
        {site.skip}
      </a>
      <header className={shell.top}>
        <div className={classes(layout.wrap, styles.bar)}>
          <Link to={home} aria-label={site.brandHome}>
            <img src={`/logo-${useLanguage()}.svg`} width={site.logoWidth} height="28" alt="" />
          </Link>
          <p className={styles.who}>
            <span className={styles.name}>{name}</span>
            <button type="button" className={styles.linkButton} onClick={signOut}>
              {area.signOut}
            </button>
          </p>
          <LanguageLinks className={classes(shell.languages, styles.languages)} />
        </div>
      </header>
      <div className={classes(shell.kinar, styles.band)} />
      <AreaTabs label={label} home={home} tabs={tabs} />
      <main id="main" className={classes(layout.wrap, layout.loose, styles.main)}>
        {children}
      </main>
      <PasswordQuestion />
    </>
  );
}

/** Placeholder until the area's script has loaded. Without scripting, it explains why the page is empty. */
export function AreaWaiting() {
  const area = useMessages('area');
  return (
    <main id="main" data-script-now="" className={classes(layout.wrap, styles.main)}>
      <noscript>
        <p className={notes.note}>{area.needsScript}</p>
      </noscript>
      <div role="status">
        <Loading className={styles.waiting} />
      </div>
    </main>
  );
}

/** Shown if a page of an area could not be loaded: why it is closed, the password, 'not found', or the error panel. */
export function AreaError({ error }: { error: unknown }) {
  const { closed } = useMessages('area');
  const { status, data } = (error ?? {}) as { status?: number; data?: LoadError };
  if (status === 403 && data?.data?.standing)
    return (
      <div className={classes(notes.note, notes.warn, layout.read, layout.stack)}>
        <PageHead title={closed.title} hidden />
        <h1>{closed.title}</h1>
        <p>{data.msg}</p>
        <p className={layout.line}>
          <Link className={button.button} to="/ngopage">
            {closed.why}
          </Link>
          <Link className={classes(button.button, button.second)} to="/contact">
            {closed.write}
          </Link>
        </p>
      </div>
    );
  if (status === 403 && data?.data?.confirm) return <PasswordFirst reason={data.msg} />;
  if (status === 429) return <ErrorPanel>{data?.msg}</ErrorPanel>;
  // A page for another role does not exist for this one, and trying again would not help.
  return status === 403 || status === 404 ? <AreaNotFound /> : <ErrorPanel number={data?.requestId} />;
}

/** Asks for the password, and then loads the page again. */
function PasswordFirst({ reason }: { reason: string | undefined }) {
  const { confirm: t } = useMessages('area');
  const { revalidate, state } = useRevalidator();
  const ask = async () => {
    if ((await askForPassword()).ok) await revalidate();
  };
  return (
    <div className={classes(notes.note, notes.warn, layout.read, layout.stack)}>
      <PageHead title={t.title} hidden />
      <h1>{t.title}</h1>
      <p>{reason}</p>
      <p className={layout.line}>
        <BusyButton className={button.button} busy={state !== 'idle'} onClick={() => void ask()}>
          {t.submit}
        </BusyButton>
      </p>
    </div>
  );
}
