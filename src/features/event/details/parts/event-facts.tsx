import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import type { TextView } from '#src/shared/indic/text-in-language.ts';
import factList from '#src/ui/area/facts.module.css';
import { Checked } from '#src/ui/evidence.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { EventDetailsView } from '#src/features/event/details/event-details.view.ts';
import styles from './event-details.module.css';

/** When, where, by whom, what to bring, and how to get in. */
export function EventFacts({ view }: { view: EventDetailsView }) {
  const t = useMessages('event/details');
  const { facts } = t;
  const { near, whoFor, whatToBring, languages } = view;
  return (
    <dl className={factList.facts}>
      <Fact label={facts.when}>
        {view.when}
        {near && <span className={classes(styles.second, layout.mute)}>{near}</span>}
      </Fact>
      <Fact label={facts.where}>
        <Where view={view} />
      </Fact>
      <Fact label={facts.organiser}>
        <TownLink to={view.organiser.path} lang={view.organiser.lang}>
          {view.organiser.text}
        </TownLink>{' '}
        <Checked verifiedAt={view.organiser.verifiedAt} long />
      </Fact>
      <Fact label={facts.cost}>{view.cost}</Fact>
      {whoFor && <TextFact label={facts.whoFor} text={whoFor} />}
      {whatToBring && <TextFact label={facts.whatToBring} text={whatToBring} />}
      <Fact label={facts.access}>{useAccess(view)}</Fact>
      {languages && <Fact label={facts.languages}>{languages}</Fact>}
      <Contact view={view} />
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function TextFact({ label, text: { text, lang } }: { label: string; text: TextView }) {
  return (
    <Fact label={label}>
      <span lang={lang}>{text}</span>
    </Fact>
  );
}

function Where({ view: { place, address, map, isOnline } }: { view: EventDetailsView }) {
  const t = useMessages('event/details');
  return (
    <>
      <span lang={place.lang}>{place.text}</span>
      {address && (
        <span className={styles.second} lang={address.lang}>
          {address.text}
        </span>
      )}
      {map && (
        <a
          className={styles.second}
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(map)}`}
          rel="noopener"
        >
          {t.map}
        </a>
      )}
      {isOnline && <span className={classes(styles.second, layout.mute)}>{t.onlineHint}</span>}
    </>
  );
}

/** Never a promise: an NGO that did not say so may still have steps. */
function useAccess({ stepFree, signLanguage, map }: EventDetailsView): string {
  const t = useMessages('event/details');
  const steps = map === null ? null : stepFree ? t.stepFree : t.notStepFree;
  return [steps, signLanguage ? t.signLanguage : null].filter(Boolean).join(' · ') || '–';
}

function Contact({ view: { contact } }: { view: EventDetailsView }) {
  const { facts } = useMessages('event/details');
  const { name, phone, email } = contact;
  if (!name && !phone && !email) return null;
  return (
    <Fact label={facts.contact}>
      {name && <span className={styles.second}>{name}</span>}
      {phone && (
        <a className={styles.second} href={`tel:${phone}`}>
          {phone}
        </a>
      )}
      {email && (
        <a className={styles.second} href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </Fact>
  );
}
