import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import factList from '#src/ui/area/facts.module.css';
import { icon } from '#src/ui/icons.tsx';
import { LanguageNote } from '#src/ui/language-note.tsx';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { SchemeView } from '#src/features/scheme/scheme.views.ts';
import { Offered } from './scheme-row.tsx';
import styles from './schemes.module.css';

const ExternalLinkIcon = /* @__PURE__ */ icon('external-link');
const PhoneIcon = /* @__PURE__ */ icon('phone');

/** Where and how to apply, and the office with its phone. */
export function HowToApply({ view }: { view: SchemeView }) {
  const t = useMessages('scheme/catalogue/detail');
  const { texts, scheme, phone, checked } = view;
  const { howToApply } = texts;
  return (
    <>
      <section className={layout.stack}>
        <h2>{t.howToApply}</h2>
        {howToApply ? (
          <p className={classes(layout.read, styles.text)} lang={howToApply.lang}>
            {howToApply.text}
            <LanguageNote lang={howToApply.lang} />
          </p>
        ) : (
          <p className={layout.read}>{scheme.type === 'builtin' ? t.learnMoreHint : t.applyAtNgo}</p>
        )}
        <div className={classes(layout.phoneOnly, styles.onScreen)}>
          <ApplyLinks view={view} />
        </div>
      </section>
      <section className={layout.stack}>
        <h2>{t.contact}</h2>
        <dl className={factList.facts}>
          <div>
            <dt>{t.office}</dt>
            <dd>
              <Office view={view} />
            </dd>
          </div>
          <div>
            <dt>{t.phone}</dt>
            <dd>
              {phone ? (
                <a className={styles.phone} href={`tel:${phone.number}`}>
                  <PhoneIcon />
                  {phone.text}
                </a>
              ) : (
                t.noPhone
              )}
            </dd>
          </div>
          <div>
            <dt>{t.checked}</dt>
            <dd>{checked}</dd>
          </div>
        </dl>
      </section>
    </>
  );
}

/** The office of the scheme, or the NGO that offers it. */
function Office({ view: { texts, ngo, town, link } }: { view: SchemeView }) {
  const t = useMessages('scheme/catalogue/detail');
  const { office } = texts;
  if (office)
    return (
      <span lang={office.lang}>
        {office.text}
        <LanguageNote lang={office.lang} />
      </span>
    );
  if (ngo)
    return (
      <>
        <Offered ngo={ngo} />
        {town && `, ${town}`}
      </>
    );
  return link ? t.noOffice(link.host) : t.noOfficeAtAll;
}

/** Links through which people apply for the scheme. */
export function ApplyLinks({ view: { scheme, link } }: { view: SchemeView }) {
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
