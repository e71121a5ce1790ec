import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import factList from '#src/ui/area/facts.module.css';
import { icon } from '#src/ui/icons.tsx';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { Offered } from './scheme-row.tsx';
import type { SchemeView } from '#src/features/scheme/scheme.views.ts';
import styles from './schemes.module.css';
import { WhoMayGet } from './who-may-get.tsx';

const ExternalLinkIcon = /* @__PURE__ */ icon('ExternalLink');

/** The full description of a scheme, with the way to apply for it. */
export function SchemeBody({ view }: { view: SchemeView }) {
  const t = useMessages('scheme/catalogue/detail');
  const words = useMessages('scheme');
  const language = useLanguage();
  const { scheme, ngo } = view;
  const { schemeName, description, category } = scheme;
  return (
    <div className={classes(layout.wrap, layout.split)}>
      <div className={layout.loose}>
        <div className={layout.stack}>
          <h1 lang={langOfText(schemeName, language)}>{schemeName}</h1>
          <p className={layout.mute}>
            {ngo ? <Offered ngo={ngo} label={t.offeredBy + ':'} /> : t.government}
          </p>
          <div className={layout.phoneOnly}>
            <ApplyLinks view={view} />
          </div>
          <p className={classes(layout.read, styles.text)} lang={langOfText(description, language)}>
            {description}
          </p>
          <dl className={factList.facts}>
            <div>
              <dt>{t.category}</dt>
              <dd>{category.map((slug) => words.categories[slug]).join(', ')}</dd>
            </div>
            {view.needs && (
              <div>
                <dt>{view.needs.title}</dt>
                <dd className={layout.links}>
                  {view.needs.links.map(({ to, text }) => (
                    <TownLink key={to} to={to}>
                      {text}
                    </TownLink>
                  ))}
                </dd>
              </div>
            )}
          </dl>
        </div>
        <WhoMayGet view={view} />
      </div>
      <aside className={layout.loose}>
        <div className={layout.deskOnly}>
          <ApplyLinks view={view} />
        </div>
        <Help />
      </aside>
    </div>
  );
}

/** Links through which people apply for the scheme. */
function ApplyLinks({ view: { scheme, link } }: { view: SchemeView }) {
  const t = useMessages('scheme/catalogue/detail');
  if (scheme.type === 'builtin')
    return (
      link && (
        <div className={classes(layout.stack, styles.way)}>
          <NewTab link={link} className={classes(button.button, button.full)}>
            {t.learnMore}
          </NewTab>
          <p className={classes(layout.small, layout.mute)}>{t.learnMoreHint}</p>
        </div>
      )
    );
  return (
    <div className={classes(layout.stack, styles.way)}>
      <TownLink className={classes(button.button, button.full)} to={`/scheme/register/${scheme._id}`}>
        {t.register}
      </TownLink>
      <p className={classes(layout.small, layout.mute)}>{t.registerHint}</p>
      {link && (
        <NewTab link={link} className={classes(button.button, button.second, button.full)}>
          {t.website}
        </NewTab>
      )}
    </div>
  );
}

type NewTabProps = { link: { href: string; host: string }; className: string; children: ReactNode };

function NewTab({ link, className, children }: NewTabProps) {
  const t = useMessages('scheme/catalogue/detail');
  return (
    <a className={className} href={link.href} target="_blank" rel="noopener">
      {children}
      <ExternalLinkIcon />
      <span className={layout.hiddenText}>{t.newTab(link.host)}</span>
    </a>
  );
}

function Help() {
  const t = useMessages('scheme/catalogue/detail');
  const site = useMessages('site');
  return (
    <div className={layout.stack}>
      <p>{t.helpWith}</p>
      <TownLink className={classes(button.button, button.ask, button.full)} to="/helpRequest">
        {site.askForHelp}
      </TownLink>
      <TownLink className={classes(button.button, button.second, button.full)} to="/schemes/finder">
        {t.finder}
      </TownLink>
    </div>
  );
}
