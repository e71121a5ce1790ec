import type { ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import {
  BadgeCheckIcon,
  CircleDashedIcon,
  CircleXIcon,
  ClockAlertIcon,
  IconSymbols,
  PhoneIcon,
  RupeeIcon,
  SymbolIcon,
} from '#src/ui/icons.tsx';
import { LanguageNote } from '#src/ui/language-note.tsx';
import { TownLink } from '#src/ui/link.tsx';
import { Parts } from '#src/ui/list/lines.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { NgoRowView, RowEvidence } from './ngo-row.view.ts';
import styles from './ngo-row.module.css';

const icons: Record<RowEvidence['icon'], { markup: string }> = {
  checked: BadgeCheckIcon,
  unchecked: CircleDashedIcon,
  receipt: RupeeIcon,
  ends: ClockAlertIcon,
  ended: CircleXIcon,
};

/** The icons that the rows refer to. Render it once on a page with a list. */
export function NgoRowIcons({ rows: ngos }: { rows: readonly NgoRowView[] }) {
  const used = ngos.flatMap(({ evidence }) => evidence.map(({ icon }) => [icon, icons[icon]]));
  return <IconSymbols icons={{ ...Object.fromEntries(used), phone: PhoneIcon }} />;
}

type NgoRowProps = {
  ngo: NgoRowView;
  /** The heading above it, if the list has one. */
  under: string | null;
  /** What can be done with it. */
  children?: ReactNode;
};

/** One NGO of a list. Requires `NgoRowIcons` on the page. */
export function NgoRow({ ngo, under, children }: NgoRowProps) {
  const { name, second, service, text, evidence } = ngo;
  const Heading = under ? 'h3' : 'h2';
  const small = classes(layout.small, layout.mute);
  return (
    <li className={styles.row}>
      <img className={styles.picture} src={ngo.picture} width="96" height="96" alt="" loading="lazy" />
      <div className={styles.name}>
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
      </div>
      <div className={styles.facts}>
        {service && <Service service={service} />}
        {text && (
          <p lang={text.lang}>
            <Parts parts={text.parts} />
            <LanguageNote lang={text.lang} />
          </p>
        )}
        <p className={small}>{ngo.where}</p>
        <p className={layout.line}>
          {evidence.map(({ icon, tone, text: fact }) => (
            <EvidenceTag key={icon} icon={<SymbolIcon id={icon} />} tone={tone}>
              {fact}
            </EvidenceTag>
          ))}
        </p>
      </div>
      {children && <p className={styles.actions}>{children}</p>}
    </li>
  );
}

function Service({ service: { name, cost, isFree, audience } }: { service: NgoRowView['service'] & object }) {
  return (
    <p className={styles.service}>
      <b lang={name.lang}>
        <Parts parts={name.parts} />
      </b>
      {cost && <span className={classes(notes.tag, isFree && notes.good)}>{cost}</span>}
      {audience && <span className={classes(layout.small, layout.mute)}>{audience}</span>}
    </p>
  );
}
