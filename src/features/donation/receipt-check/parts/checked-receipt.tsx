import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { BadgeCheckIcon, CircleXIcon } from '#src/ui/icons.tsx';
import { TownLink } from '#src/ui/link.tsx';
import facts from '#src/ui/area/facts.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { ReceiptView } from '#src/features/donation/receipt-check/receipt-check.view.ts';

/** What a receipt says, and whether it still counts. */
export function CheckedReceipt({ view }: { view: ReceiptView }) {
  const t = useMessages('donation/receipt-check');
  const { number, amount, receivedOn, initials, isDeductible, cancelledOn, ngo } = view;
  const isValid = cancelledOn === null;
  return (
    <>
      <h1>{isValid ? t.valid : t.cancelled}</h1>
      <p>
        <EvidenceTag icon={isValid ? <BadgeCheckIcon /> : <CircleXIcon />} tone={isValid ? 'good' : 'bad'}>
          {isValid ? t.counts : t.cancelledOn(cancelledOn)}
        </EvidenceTag>
      </p>
      <dl className={facts.facts}>
        <div>
          <dt>{t.ngo}</dt>
          <dd lang={ngo.lang}>
            {ngo.path ? (
              <span className={layout.links}>
                <TownLink to={ngo.path}>{ngo.text}</TownLink>
              </span>
            ) : (
              ngo.text
            )}
          </dd>
        </div>
        <div>
          <dt>{t.number}</dt>
          <dd className={layout.number}>{number}</dd>
        </div>
        <div>
          <dt>{t.amount}</dt>
          <dd className={layout.number}>{amount}</dd>
        </div>
        <div>
          <dt>{t.receivedOn}</dt>
          <dd>{receivedOn}</dd>
        </div>
        {initials !== null && (
          <div>
            <dt>{t.initials}</dt>
            <dd lang={languageOfText(initials)}>{initials}</dd>
          </div>
        )}
        <div>
          <dt>{t.deduction}</dt>
          <dd>{isDeductible ? t.deductible : t.notDeductible}</dd>
        </div>
      </dl>
      <p className={classes(layout.small, layout.mute)}>{t.privacy}</p>
    </>
  );
}
