import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import factList from '#src/ui/area/facts.module.css';
import { LanguageNote } from '#src/ui/language-note.tsx';
import { TownLink } from '#src/ui/link.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { SchemeView } from '#src/features/scheme/scheme.views.ts';
import { ApplyLinks, HowToApply } from './how-to-apply.tsx';
import { Offered } from './scheme-row.tsx';
import styles from './schemes.module.css';
import { Lines, WhoMayGet } from './who-may-get.tsx';

/** A scheme: what a person gets, who can get it, what to bring, where and how to apply, and whom to call. */
export function SchemeBody({ view }: { view: SchemeView }) {
  const t = useMessages('scheme/catalogue/detail');
  const { ngo, texts, link } = view;
  const { name, benefit, documents } = texts;
  return (
    <div className={classes(layout.wrap, layout.split, styles.sheet)}>
      <div className={layout.loose}>
        <div className={layout.stack}>
          <h1 lang={name.lang}>{name.text}</h1>
          <p className={layout.mute}>
            {ngo ? <Offered ngo={ngo} label={t.offeredBy + ':'} /> : t.government}
            <LanguageNote lang={name.lang} />
          </p>
        </div>
        {benefit ? (
          <section className={layout.stack}>
            <h2>{t.benefit}</h2>
            <p className={classes(layout.lead, layout.read)} lang={benefit.lang}>
              {benefit.text}
              <LanguageNote lang={benefit.lang} />
            </p>
          </section>
        ) : (
          <About view={view} />
        )}
        <WhoMayGet view={view} />
        <section className={layout.stack}>
          <h2>{t.documents}</h2>
          {documents.length > 0 ? (
            <Lines lines={documents} />
          ) : (
            <p className={classes(layout.read, layout.mute)}>
              {link ? t.noDocumentsOnPage(link.host) : t.noDocuments}
            </p>
          )}
        </section>
        <HowToApply view={view} />
        {benefit && <About view={view} />}
        <Sheet view={view} />
      </div>
      <aside className={classes(layout.loose, styles.onScreen)}>
        <div className={layout.deskOnly}>
          <ApplyLinks view={view} />
        </div>
        <Help />
      </aside>
    </div>
  );
}

/** The whole description, what it is filed under, and what it helps with. */
function About({ view: { texts, scheme, needs } }: { view: SchemeView }) {
  const t = useMessages('scheme/catalogue/detail');
  const words = useMessages('scheme');
  const { description } = texts;
  return (
    <section className={layout.stack}>
      <h2>{t.about}</h2>
      <p className={classes(layout.read, styles.text)} lang={description.lang}>
        {description.text}
        <LanguageNote lang={description.lang} />
      </p>
      <dl className={classes(factList.facts, styles.onScreen)}>
        <div>
          <dt>{t.category}</dt>
          <dd>{scheme.category.map((slug) => words.categories[slug]).join(', ')}</dd>
        </div>
        {needs && (
          <div>
            <dt>{needs.title}</dt>
            <dd className={layout.links}>
              {needs.links.map(({ to, text }) => (
                <TownLink key={to} to={to}>
                  {text}
                </TownLink>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** On paper only: where this sheet comes from, with a code that opens the page on a phone. */
function Sheet({ view: { code, address } }: { view: SchemeView }) {
  const t = useMessages('scheme/catalogue/detail');
  const { brand } = useMessages('site');
  return (
    <div className={styles.onPaper}>
      <QrCode code={code} label={t.code} />
      <p>
        {brand} · {t.codeHint}
        <br />
        {address}
      </p>
    </div>
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
