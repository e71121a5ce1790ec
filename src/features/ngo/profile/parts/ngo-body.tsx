import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { Checked } from '#src/ui/evidence.tsx';
import { TownLink, withTown } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import rows from '#src/ui/styles/rows.module.css';
import { namesToShow } from '#src/features/ngo/ngo-names.ts';
import type { NgoView } from '#src/features/ngo/profile/profile.view.ts';
import { Medallion } from './medallion.tsx';
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
  const { first, second } = namesToShow({ ngo, language });
  return (
    <div className={classes(layout.wrap, layout.split)}>
      <div className={layout.loose}>
        <div className={layout.stack}>
          <div className={styles.head}>
            <Medallion name={ngo.name} />
            <div>
              <h1 lang={first.language}>{first.text}</h1>
              {second && (
                <p className={layout.mute} lang={second.language}>
                  {second.text}
                </p>
              )}
            </div>
          </div>
          {ngo.mission && (
            <p className={layout.lead} lang={languageOfText(ngo.mission)}>
              {ngo.mission}
            </p>
          )}
          <p className={layout.line}>
            <Checked verifiedAt={ngo.verifiedAt} long />
            <EvidenceTag icon={<MapPinIcon />}>{names.city}</EvidenceTag>
            {ngo.foundedYear && (
              <EvidenceTag icon={<CalendarIcon />}>{t.since(String(ngo.foundedYear))}</EvidenceTag>
            )}
          </p>
          <div className={layout.phoneOnly}>
            <Actions view={view} />
          </div>
        </div>
        <Work view={view} />
        {view.lists.map((list) => (
          <Links key={list.title} {...list} />
        ))}
        <Papers view={view} />
        <Photos photos={ngo.photos} name={first.text} />
      </div>
      <Reach view={view} path={path}>
        <div className={layout.deskOnly}>
          <Actions view={view} />
        </div>
      </Reach>
    </div>
  );
}

/** What a visitor can do here: ask for help, give, or offer time. Only verified NGOs take volunteers. */
function Actions({ view }: { view: NgoView }) {
  const t = useMessages('ngo/profile');
  const { _id, verifiedAt } = view.ngo;
  return (
    <div className={styles.ask}>
      <HelpRequestLink view={view} />
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
 * The link to ask this NGO for help. If it accepts no requests, explains why and links to the general form.
 */
function HelpRequestLink({ view: { ngo, closedReason } }: { view: NgoView }) {
  const t = useMessages('ngo/profile');
  const { askForHelp } = useMessages('site');
  const className = classes(button.button, button.ask, button.full);
  if (closedReason === null)
    return (
      <TownLink className={className} to={`/helpRequest?ngo=${ngo._id}`}>
        {t.requestHelp}
      </TownLink>
    );
  return (
    <div className={styles.ask}>
      <p className={classes(layout.small, layout.mute)}>{closedReason}</p>
      <TownLink className={className} to={withTown({ path: '/helpRequest', town: ngo.city })}>
        {askForHelp}
      </TownLink>
    </div>
  );
}

function Links({ title, links }: NgoView['lists'][number]) {
  return (
    <section className={layout.stack}>
      <h2>{title}</h2>
      <ul className={rows.rows}>
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

function Work({ view: { ngo } }: { view: { ngo: { description: string | null; services: string[] } } }) {
  const detail = useMessages('ngo/profile');
  if (!ngo.description && ngo.services.length === 0) return null;
  return (
    <section className={classes(layout.stack, layout.read)}>
      <h2>{detail.whatTheyDo}</h2>
      {ngo.description && <p lang={languageOfText(ngo.description)}>{ngo.description}</p>}
      <ul className={notes.chips}>
        {ngo.services.map((service) => (
          <li key={service}>
            <span className={notes.tag} lang={languageOfText(service)}>
              {service}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
