import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import layout from '#src/ui/look/layout.module.css';
import { TownLink } from '#src/ui/link.tsx';
import type { NgoSummary } from '#src/features/ngo/ngo.contract.ts';
import { firstLetter, namesToShow } from '#src/features/ngo/ngo-names.ts';
import type { NgoListView } from '../directory.views.ts';
import { Checked, TaxReceipt } from '#src/ui/evidence.tsx';
import styles from './ngo-list.module.css';

/** One NGO of a list, `under` a heading where the list has one. */
export function NgoRow({ ngo, view, under }: { ngo: NgoSummary; view: NgoListView; under: string | null }) {
  const say = useMessages('ngo');
  const language = useLanguage();
  const { first, second } = namesToShow({ ngo, language });
  const seal = ngo.nameGu ? { text: ngo.nameGu, language: 'gu' } : { text: ngo.name, language: 'en' };
  const { names, asked, today } = view;
  const Heading = under ? 'h3' : 'h2';
  const city = names.cities[ngo.city] ?? ngo.city;
  const where = [
    city,
    ngo.distanceKm === null
      ? null
      : ngo.city === asked.from
        ? say.inYourTown
        : ngo.distanceKm > 0 && say.kilometres(formatCount(ngo.distanceKm)),
    asked.category ? null : names.categories[ngo.category],
  ];
  return (
    <li className={styles.row}>
      <span className={styles.seal} aria-hidden="true" lang={seal.language}>
        {firstLetter(seal.text)}
      </span>
      <div>
        <Heading lang={first.language === language ? undefined : first.language}>
          <TownLink to={`/${ngo.category}/detailpage/${ngo._id}`}>{first.text}</TownLink>
        </Heading>
        {second && (
          <p className={classes(layout.small, layout.mute)} lang={second.language}>
            {second.text}
          </p>
        )}
        {ngo.mission && <p lang={langOfText(ngo.mission, language)}>{ngo.mission}</p>}
        <p className={classes(layout.small, layout.mute)}>{where.filter(Boolean).join(' · ')}</p>
        <p className={layout.line}>
          <Checked verifiedAt={ngo.verifiedAt} />
          {ngo.reg80GValidTo && <TaxReceipt validTo={ngo.reg80GValidTo} today={today} />}
        </p>
      </div>
    </li>
  );
}
