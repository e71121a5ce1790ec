import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { groupPhone } from '#src/shared/india/phone.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { Checked } from '#src/ui/evidence.tsx';
import { PhoneIcon } from '#src/ui/icons.tsx';
import { LanguageNote } from '#src/ui/language-note.tsx';
import { TownLink, withTown } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import rows from '#src/ui/styles/rows.module.css';
import type { ServiceView } from '#src/features/ngo/fields/service-view.ts';
import { pictureOfNgo } from '#src/features/ngo/row/ngo-picture.ts';
import { namesToShow } from '#src/shared/ngo-names.ts';
import type { NgoView } from '#src/features/ngo/profile/profile.view.ts';
import styles from './ngo-detail.module.css';
import { Papers } from './papers.tsx';
import { Photos } from './photos.tsx';
import { CalendarIcon, MapPinIcon } from './reach-icons.tsx';
import { Reach } from './reach.tsx';

/** All public content of an NGO's page below its head. `path` is its path. */
export function NgoBody({ view, path }: { view: NgoView; path: string }) {
  const t = useMessages('ngo/profile');
  const language = useLanguage();
  const { ngo, names } = view;
  const { mission } = view.texts;
  const { first, second } = namesToShow({ ngo, language });
  return (
    <div className={classes(layout.wrap, layout.split)}>
      <div className={layout.stack}>
        <div className={styles.head}>
          <img
            className={styles.picture}
            src={pictureOfNgo({ cover: ngo.photos[0], category: ngo.category })}
            width="96"
            height="96"
            alt=""
          />
          <div>
            <h1 lang={first.language}>{first.text}</h1>
            {second && (
              <p className={layout.mute} lang={second.language}>
                {second.text}
              </p>
            )}
          </div>
        </div>
        {mission && (
          <p className={layout.lead} lang={mission.lang}>
            {mission.text}
            <LanguageNote lang={mission.lang} />
          </p>
        )}
        <p className={layout.line}>
          <Checked verifiedAt={ngo.verifiedAt} long />
          <EvidenceTag icon={<MapPinIcon />}>{names.city}</EvidenceTag>
          {ngo.foundedYear && (
            <EvidenceTag icon={<CalendarIcon />}>{t.since(String(ngo.foundedYear))}</EvidenceTag>
          )}
        </p>
      </div>
      <Actions view={view} />
      <div className={layout.loose}>
        <Work view={view} />
        <Photos photos={ngo.photos} name={first.text} />
        {view.lists.map((list) => (
          <Links key={list.title} {...list} />
        ))}
        <Papers view={view} />
      </div>
      <Reach view={view} path={path} />
    </div>
  );
}

/** What a visitor can do here: ask for help, call, give, or offer time. Only verified NGOs take volunteers. */
function Actions({ view }: { view: NgoView }) {
  const t = useMessages('ngo/profile');
  const { _id, verifiedAt, phone } = view.ngo;
  return (
    <div className={styles.ask}>
      <HelpRequestLink view={view} />
      {phone && (
        <a className={classes(button.button, button.second, button.full)} href={`tel:${phone}`}>
          <PhoneIcon />
          <span className={layout.number}>{groupPhone(phone)}</span>
        </a>
      )}
      {view.takesGifts && (
        <TownLink className={classes(button.button, button.second, button.full)} to={`/donate/${_id}`}>
          {t.donate}
        </TownLink>
      )}
      {verifiedAt && (
        <TownLink className={classes(button.button, button.second, button.full)} to={`/volunteer/${_id}`}>
          {t.volunteer}
        </TownLink>
      )}
    </div>
  );
}

/**
 * The link to ask this NGO for help. If it accepts no requests, explains why, and links to the general form with a plain
 * button.
 */
function HelpRequestLink({ view: { ngo, closedReason, answerTime } }: { view: NgoView }) {
  const t = useMessages('ngo/profile');
  const { askForHelp } = useMessages('site');
  if (closedReason === null)
    return (
      <div className={styles.ask}>
        <TownLink
          className={classes(button.button, button.ask, button.full)}
          to={`/helpRequest?ngo=${ngo._id}`}
        >
          {t.requestHelp}
        </TownLink>
        {answerTime && <p className={classes(layout.small, layout.mute)}>{answerTime}</p>}
      </div>
    );
  return (
    <div className={styles.ask}>
      <p className={classes(layout.small, layout.mute)}>{closedReason}</p>
      <TownLink
        className={classes(button.button, button.second, button.full)}
        to={withTown({ path: '/helpRequest', town: ngo.city })}
      >
        {askForHelp}
      </TownLink>
    </div>
  );
}

function Links({ title, links }: NgoView['lists'][number]) {
  return (
    <section className={layout.stack}>
      <h2>{title}</h2>
      <ul className={classes(rows.rows, styles.links)}>
        {links.map(({ to, text, note }) => (
          <li key={to}>
            <TownLink to={to} lang={languageOfText(text)}>
              {text}
            </TownLink>
            {note && <p className={classes(layout.small, layout.mute)}>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the NGO does, and each service with its cost and whom it is for. */
function Work({ view: { texts } }: { view: NgoView }) {
  const detail = useMessages('ngo/profile');
  const { description, services } = texts;
  if (description.length === 0 && services.length === 0) return null;
  const lang = description[0]?.lang;
  return (
    <section className={classes(layout.stack, layout.read)}>
      <h2>{detail.whatTheyDo}</h2>
      {description.map((paragraph, at) => (
        <p key={paragraph.text} lang={paragraph.lang}>
          {paragraph.text}
          {at === description.length - 1 && <LanguageNote lang={lang} />}
        </p>
      ))}
      {services.length > 0 && (
        <ul className={styles.services}>
          {services.map((service) => (
            <Service key={service.name.text} service={service} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Service({ service: { name, cost, isFree, audience } }: { service: ServiceView }) {
  return (
    <li>
      <span lang={name.lang}>{name.text}</span>
      {(cost || audience) && (
        <span className={styles.terms}>
          {cost && <span className={classes(notes.tag, isFree && notes.good)}>{cost}</span>}
          {audience && <span className={classes(layout.small, layout.mute)}>{audience}</span>}
        </span>
      )}
    </li>
  );
}
