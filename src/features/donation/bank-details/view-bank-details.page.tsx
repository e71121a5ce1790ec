import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { GatewaySection } from '#src/features/donation/gateway-account/parts/gateway-section.tsx';
import { PlusIcon } from '#src/features/donation/parts/donation-icons.tsx';
import { ADD_BANK_DETAILS } from '#src/features/donation/parts/donation-paths.ts';
import { DonationSections } from '#src/features/donation/parts/donation-sections.tsx';
import styles from '#src/features/donation/parts/donations.module.css';
import { BANK_DETAILS_MOST } from './bank-detail.values.ts';
import type { BankDetails } from './bank-details.contract.ts';
import { BankDetailSection } from './parts/bank-detail-section.tsx';
import { PastChanges } from './parts/past-changes.tsx';
import type { Route } from './+types/view-bank-details.page';

export async function clientLoader() {
  const [bank, gateway, account] = await Promise.all([
    load((api) => api.donation.getAllBankDetail.$get()),
    load((api) => api.donation.getGatewayAccount.$get()),
    load((api) => api.auth.getAccount.$get()),
  ]);
  return { bank: bank.data, gateway: gateway.data, isManager: account.data.ngoRole === 'manager' };
}

/** Where the gifts to the own NGO go: what donors see, what waits, and what was before. */
export default function ViewBankDetailsPage({
  loaderData: { bank, gateway, isManager },
}: Route.ComponentProps) {
  const t = useMessages('donation/bank-details');
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const { details, past, frozenAt } = bank;
  const canChange = isManager && frozenAt === null;

  async function onChanged() {
    await revalidate();
    // The button that was pressed may be gone.
    heading.current?.focus();
  }
  return (
    <>
      <PageHead title={t.title} hidden />
      <DonationSections current="bankDetails" />
      <div className={layout.stack}>
        <h1 ref={heading} tabIndex={-1}>
          <Headline details={details} />
        </h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
        {!isManager && <p className={classes(notes.note, layout.read)}>{t.onlyManagers}</p>}
        {frozenAt !== null && <FrozenNote since={frozenAt} past={past} />}
        {canChange && <AddLink count={details.length} />}
      </div>
      {details.map((detail) => (
        <BankDetailSection
          key={detail._id}
          detail={detail}
          canChange={canChange}
          canRemove={isManager}
          onChanged={onChanged}
        />
      ))}
      <GatewaySection accounts={gateway} canChange={canChange} canRemove={isManager} onChanged={onChanged} />
      {past.length > 0 && <PastChanges rows={past} />}
    </>
  );
}

function Headline({ details }: Pick<BankDetails, 'details'>) {
  const t = useMessages('donation/bank-details');
  const main = details.find(({ isPrimary, isForeign, active }) => isPrimary && !isForeign && active !== null);
  if (main?.active) return t.headline(main.active.bank, main.active.accountLast4);
  return details.some(({ waiting }) => waiting !== null) ? t.noneWaiting : t.none;
}

function FrozenNote({ since, past }: { since: string } & Pick<BankDetails, 'past'>) {
  const { frozen: t } = useMessages('donation/bank-details');
  const words = useWords();
  // What the link stopped was removed in the moment of the freeze.
  const stays = !past.some(({ removedAt }) => removedAt !== null && removedAt > since);
  return (
    <div className={classes(notes.note, notes.bad, layout.read)}>
      <p>
        <b>{t.title(words.time(since))}</b>
      </p>
      <p>{[t.text, ...(stays ? [t.stays] : []), t.remove].join(' ')}</p>
      <p>
        <Link className={styles.link} to="/contact">
          {t.contact}
        </Link>
      </p>
    </div>
  );
}

function AddLink({ count }: { count: number }) {
  const t = useMessages('donation/bank-details');
  if (count >= BANK_DETAILS_MOST) return <p className={layout.mute}>{t.full}</p>;
  return (
    <p>
      <Link className={button.button} to={ADD_BANK_DETAILS}>
        <PlusIcon />
        {t.add}
      </Link>
    </p>
  );
}
