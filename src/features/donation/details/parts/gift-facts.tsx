import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { formatRupees, integerOf } from '#src/shared/money.ts';
import facts from '#src/ui/area/facts.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnDonation } from '#src/features/donation/details/details.contract.ts';

/** What was given, how, what for, and what proves it. */
export function GiftFacts({ donation }: { donation: OwnDonation }) {
  const { gift: t } = useMessages('donation/details');
  const { methods, natures } = useMessages('donation');
  const words = useWords();
  const { amount, refunded, method, utr, chequeNumber, gatewayPaymentId, purpose, proof } = donation;
  const isWorthless = method === 'kind' && integerOf(amount) === 0;
  const purposeName =
    purpose && words.name({ name: purpose.title, nameGu: purpose.titleGu, nameHi: purpose.titleHi });
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <dl className={facts.facts}>
        <Fact label={t.reference}>{donation.reference}</Fact>
        <Fact label={method === 'kind' ? t.worth : t.amount}>
          {isWorthless ? t.notValued : formatRupees(amount)}
        </Fact>
        {integerOf(refunded) > 0 && <Fact label={t.refunded}>{formatRupees(refunded)}</Fact>}
        <Fact label={t.method}>{methods[method]}</Fact>
        {donation.kindDescription !== null && (
          <Fact label={t.kind} isText>
            {donation.kindDescription}
          </Fact>
        )}
        {(gatewayPaymentId ?? utr) !== null && <Fact label={t.utr}>{gatewayPaymentId ?? utr}</Fact>}
        {chequeNumber !== null && <Fact label={t.cheque}>{chequeNumber}</Fact>}
        <Fact label={t.purpose} isText>
          {purposeName ?? t.noPurpose}
        </Fact>
        <Fact label={t.nature}>{natures[donation.nature]}</Fact>
        {donation.receivedOn !== null && <Fact label={t.receivedOn}>{words.date(donation.receivedOn)}</Fact>}
        {proof !== null && <Fact label={t.proof}>{t.proofs[proof]}</Fact>}
        {donation.isForeign && <Fact label={t.foreign}>{t.yes}</Fact>}
        {donation.refuseReason !== null && (
          <Fact label={t.refuseReason} isText>
            {donation.refuseReason}
          </Fact>
        )}
        {donation.cancelReason !== null && (
          <Fact label={t.cancelReason} isText>
            {donation.cancelReason}
          </Fact>
        )}
      </dl>
    </section>
  );
}

type FactProps = {
  label: string;
  /** Written by people, in any language. */
  isText?: boolean;
  children: ReactNode;
};

/** A fact with its label. */
export function Fact({ label, isText, children }: FactProps) {
  const language = useLanguage();
  const lang = isText && typeof children === 'string' ? langOfText(children, language) : undefined;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes(layout.number)} lang={lang}>
        {children}
      </dd>
    </div>
  );
}
