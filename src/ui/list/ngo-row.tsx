import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import type { Language } from '#src/shared/languages.ts';
import { Checked, TaxReceipt } from '#src/ui/evidence.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { Parts, type LinePart } from './lines.tsx';
import styles from './ngo-row.module.css';

/**
 * A text split into pieces, with search matches tagged `mark`. `lang` is set if it differs from the page's
 * language.
 */
export type MarkedText = { parts: LinePart[]; lang?: Language | undefined };

/** An NGO as a row of a list shows it, in the page's language. */
export type NgoRowView = {
  _id: string;
  path: string;
  seal: { text: string; lang: Language };
  name: MarkedText;
  /** For readers who know the NGO by this name. */
  second: MarkedText | null;
  /** The text that matches the search, otherwise the mission. */
  text: MarkedText | null;
  /** The town, its distance and the category. */
  where: string;
  verifiedAt: string | null;
  reg80GValidTo: string | null;
};

type NgoRowProps = {
  ngo: NgoRowView;
  today: string;
  /** The heading above it, if the list has one. */
  under: string | null;
  /** Beside or below the NGO: what can be done with it. */
  children?: ReactNode;
};

/** One NGO of a list. Requires `EvidenceIcons` on the page. */
export function NgoRow({ ngo, today, under, children }: NgoRowProps) {
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
      {children}
    </li>
  );
}
