import type { ReactNode } from 'react';
import { BRAND } from '#src/brand.ts';
import operations from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import { classes } from '#src/shared/classes.ts';
import type { HeldPayment } from '#src/features/donation/bank-oversight/bank-oversight.contract.ts';
import layout from '#src/ui/styles/layout.module.css';
import own from './bank-oversight.module.css';

type NgoSectionProps = {
  headline: string;
  lead: string;
  /** The items, each an `NgoItem`. */
  children: ReactNode;
};

/** A list of NGOs that need our team, below the changes that wait. */
export function NgoSection({ headline, lead, children }: NgoSectionProps) {
  return (
    <section className={layout.stack}>
      <h2>{headline}</h2>
      <p className={classes(layout.mute, layout.read)}>{lead}</p>
      <ul className={own.frozen}>{children}</ul>
    </section>
  );
}

/** One NGO of the list, with a link to where our team checks it. */
export function NgoItem({ ngo, children }: { ngo: HeldPayment['ngo']; children: ReactNode }) {
  const words = useWords();
  return (
    <li className={layout.stack}>
      <h3>
        <Link className={operations.link} to={`/${BRAND.slug}/toVerify/${ngo._id}`}>
          {words.name(ngo)}
        </Link>
      </h3>
      {children}
    </li>
  );
}
