import { useMessages } from '#src/messages/messages.tsx';
import { dayInIndia } from '#src/shared/dates.ts';
import { maskPan, maskTaxNumber } from '#src/shared/india/registration-numbers.ts';
import layout from '#src/ui/styles/layout.module.css';
import { classes } from '#src/shared/classes.ts';
import type { DatedNumber } from '#src/features/ngo/fields/documents.values.ts';
import { publicChecks } from '#src/features/ngo/document-checks/document-checks.rules.ts';
import { PaperFacts } from '#src/features/ngo/profile/parts/papers.tsx';
import { plainDocuments } from '#src/features/ngo/profile/plain-documents.ts';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import styles from './document-checks.module.css';

const maskNumber = (paper: DatedNumber | null) => paper && { ...paper, number: maskTaxNumber(paper.number) };

/**
 * What the NGO's page says about its documents: now, or once it is verified today. It is made of the same parts as the
 * page.
 */
export function PublicPreview({
  ngo,
  today,
  isDecisionOpen,
}: {
  ngo: NgoToVerify;
  today: string;
  isDecisionOpen: boolean;
}) {
  const t = useMessages('ngo/document-checks');
  const { plainDocuments: texts } = useMessages('ngo/fields');
  const day = (time: string | null) => time && dayInIndia(new Date(time));
  const shown = {
    ...ngo,
    panMasked: ngo.pan && maskPan(ngo.pan),
    reg12A: maskNumber(ngo.reg12A),
    reg80G: maskNumber(ngo.reg80G),
    verifiedAt: isDecisionOpen ? today : day(ngo.verifiedAt),
    papersChangedAt: isDecisionOpen ? null : day(ngo.papersChangedAt),
    documentChecks: publicChecks(ngo.documents),
  };
  return (
    <section className={classes(layout.stack, styles.preview)}>
      <h3>{isDecisionOpen ? t.willRead : t.reads}</h3>
      <PaperFacts view={{ ngo: shown, today, documents: plainDocuments({ ngo, texts }) }} />
    </section>
  );
}
