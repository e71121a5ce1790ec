import { useLocation } from 'react-router';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import styles from '#src/ui/styles/page-shell.module.css';
import { AreaLink } from '#src/features/site/parts/area-link.tsx';
import { LanguageLinks } from '#src/ui/language-links.tsx';
import { TownLink } from '#src/ui/link.tsx';

/**
 * Header of every page: five destinations and three languages are always visible, even on a phone. There, the languages
 * stand above the destinations, and `reading-flow` makes the keyboard follow.
 */
export function PageTop() {
  const site = useMessages('site');
  const { pathname } = useLocation();
  const isNgos = /^\/(search|category|detailpage|[^/]+\/detailpage)(\/|$)/.test(pathname);
  return (
    <>
      <a className={styles.skip} href="#main">
        {site.skip}
      </a>
      <header className={styles.top}>
        <div className={classes(layout.wrap, styles.bar)}>
          <TownLink className={styles.brand} to="/" aria-label={site.brandHome}>
            <Logo />
          </TownLink>
          <nav className={styles.main} aria-label={site.main}>
            <Destination
              to="/helpRequest"
              label={site.nav.help}
              current={pathname.startsWith('/helpRequest')}
            />
            <Destination to="/search" label={site.nav.ngos} current={isNgos} />
            <Destination to="/schemes" label={site.nav.schemes} current={pathname.startsWith('/scheme')} />
            <Destination to="/eventList" label={site.nav.events} current={pathname.startsWith('/event')} />
            <Destination to="/donate" label={site.nav.donate} current={pathname.startsWith('/donate')} />
          </nav>
          <LanguageLinks className={styles.languages} />
        </div>
      </header>
      <AreaLink />
    </>
  );
}

function Destination({ to, label, current }: { to: string; label: string; current: boolean }) {
  return (
    <TownLink to={to} aria-current={current ? 'page' : undefined}>
      {label}
    </TownLink>
  );
}

/**
 * A satbundi (six knots around one) and the name in the script of the page. It is a file because it never
 * changes.
 */
function Logo() {
  const { logoWidth } = useMessages('site');
  return <img src={`/logo-${useLanguage()}.svg`} width={logoWidth} height="28" alt="" fetchPriority="low" />;
}
