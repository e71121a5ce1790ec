import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { groupPhone } from '#src/shared/india/phone.ts';
import { formatDay } from '#src/shared/dates.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import { MailIcon, PhoneIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { ShareLinks } from '#src/ui/share/share-links.tsx';
import rows from '#src/ui/styles/rows.module.css';
import { namesToShow } from '#src/shared/ngo-names.ts';
import type { NgoView } from '#src/features/ngo/profile/profile.view.ts';
import { GlobeIcon, MapPinIcon } from './reach-icons.tsx';

/** Ways to contact the NGO and to share its page. */
export function Reach({ view, path }: { view: NgoView; path: string }) {
  const { ngo, names, origin } = view;
  const detail = useMessages('ngo/profile');
  const { months } = useMessages('site');
  const language = useLanguage();
  const link = origin + pathInLanguage({ path, language });
  const name = namesToShow({ ngo, language }).first.text;
  const place = [ngo.name, ngo.address, ngo.city, ngo.pin, 'Gujarat'].filter(Boolean).join(', ');
  return (
    <aside className={layout.stack} aria-labelledby="reach">
      <h2 id="reach">{detail.reach}</h2>
      <ul className={rows.rows}>
        {ngo.phone && (
          <li>
            <a href={`tel:${ngo.phone}`}>
              <PhoneIcon />
              <span className={layout.number}>{groupPhone(ngo.phone)}</span>
            </a>
          </li>
        )}
        {ngo.email && (
          <li>
            <a href={`mailto:${ngo.email}`}>
              <MailIcon />
              {ngo.email}
            </a>
          </li>
        )}
        {ngo.website && (
          <li>
            <a href={ngo.website} rel="noopener nofollow ugc">
              <GlobeIcon />
              {ngo.website.replace(/^https?:\/\/|\/$/g, '')}
            </a>
          </li>
        )}
        <li>
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
            rel="noopener"
          >
            <MapPinIcon />
            {detail.map}
          </a>
        </li>
        <ShareLinks text={detail.about(name, names.city)} link={link} />
      </ul>
      {view.texts.openingHours.length > 0 && (
        <div>
          <h2 className={classes(layout.small, layout.mute)}>{detail.openingHours}</h2>
          {view.texts.openingHours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {ngo.address && (
        <div>
          <h2 className={classes(layout.small, layout.mute)}>{detail.address}</h2>
          <p>
            {[ngo.address, !ngo.address.includes(ngo.city) && names.city, ngo.pin].filter(Boolean).join(', ')}
          </p>
        </div>
      )}
      {ngo.lastConfirmedAt && (
        <p className={classes(layout.small, layout.mute)}>
          {detail.confirmed(formatDay({ day: ngo.lastConfirmedAt, months }))}
        </p>
      )}
      <p className={layout.links}>
        <Link to={`/feedback?ngo=${ngo._id}`}>{detail.reportMistake}</Link>
      </p>
    </aside>
  );
}
