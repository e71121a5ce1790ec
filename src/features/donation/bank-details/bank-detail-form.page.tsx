import { useNavigate } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { BANK_DETAILS } from '#src/features/donation/parts/donation-paths.ts';
import { DonationSections } from '#src/features/donation/parts/donation-sections.tsx';
import styles from '#src/features/donation/parts/donations.module.css';
import { BankDetailForm } from './parts/bank-detail-form.tsx';
import type { Route } from './+types/bank-detail-form.page';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { bankDetailId: id } = params;
  const account = await load((api) => api.auth.getAccount.$get());
  const isManager = account.data.ngoRole === 'manager';
  if (id !== undefined) {
    const { data } = await load((api) => api.donation.getBankDetailById[':id'].$get({ param: { id } }));
    return { ...data, kinds: [], isManager };
  }
  const { data } = await load((api) => api.donation.getAllBankDetail.$get());
  const { details, past: _, ...options } = data;
  // Whether new bank details are the first of their kind.
  return { detail: undefined, kinds: details.map(({ isForeign }) => isForeign), isManager, ...options };
}

/** The form for new bank details and for a change of them. */
export default function BankDetailFormPage({ loaderData }: Route.ComponentProps) {
  const { detail, kinds, allowsForeign, allowsUnderscore, frozenAt, isManager } = loaderData;
  const { form: t, frozen, onlyManagers } = useMessages('donation/bank-details');
  const navigate = useNavigate();
  const heading = detail ? t.editTitle : t.addTitle;
  return (
    <>
      <PageHead title={heading} hidden />
      <DonationSections current="bankDetails" />
      <div className={layout.stack}>
        <Link className={styles.link} to={BANK_DETAILS}>
          <ArrowLeftIcon />
          {t.back}
        </Link>
        <h1>{heading}</h1>
        {isManager && <p className={classes(layout.mute, layout.read)}>{detail ? t.editLead : t.lead}</p>}
        {detail?.waiting && <p className={classes(notes.note, notes.warn, layout.read)}>{t.replaces}</p>}
      </div>
      {!isManager ? (
        <p className={classes(notes.note, layout.read)}>{onlyManagers}</p>
      ) : frozenAt === null ? (
        <BankDetailForm
          detail={detail}
          kinds={kinds}
          allowsForeign={allowsForeign}
          allowsUnderscore={allowsUnderscore}
          onSaved={async () => navigate(BANK_DETAILS)}
        />
      ) : (
        <p className={classes(notes.note, notes.bad, layout.read)}>{frozen.text}</p>
      )}
    </>
  );
}
