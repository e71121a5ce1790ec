import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import { TownLink } from '#src/ui/link.tsx';
import type { NgoRowView } from '#src/features/ngo/directory/directory.views.ts';
import { Checked, TaxReceipt } from '#src/ui/evidence.tsx';
import { Parts } from './lines.tsx';
import styles from './ngo-list.module.css';

/** One NGO of a list. `under` is the heading above it, if the list has one. */
export function NgoRow({ ngo, today, under }: { ngo: NgoRowView; today: string; under: string | null }) {
  const { seal, name, second, text } = ngo;
  const Heading = under ? 'h3' : 'h2';
  const small = classes(layout.small, layout.mute);
  return (
    <li className={styles.row}>
      <span className={styles.seal} aria-hidden="true" lang={seal.lang}>
        {seal.text}
      </span>
      <div>
        <Heading lang={name.lang}>
          <TownLink to={ngo.path}>
            <Parts parts={name.parts} />
          </TownLink>
        </Heading>
        {second && (
          <p className={small} lang={second.lang}>
            <Parts parts={second.parts} />
          </p>
        )}
        {text && (
          <p lang={text.lang}>
            <Parts parts={text.parts} />
          </p>
        )}
        <p className={small}>{ngo.where}</p>
        <p className={layout.line}>
          <Checked verifiedAt={ngo.verifiedAt} />
          {ngo.reg80GValidTo && <TaxReceipt validTo={ngo.reg80GValidTo} today={today} />}
        </p>
      </div>
    </li>
  );
}
