import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { DONATIONS } from '#src/features/donation/parts/donation-paths.ts';
import styles from '#src/features/donation/parts/donations.module.css';
import { readLine } from './parts/hand-form-values.ts';
import { HandDonationForm } from './parts/hand-donation-form.tsx';
import type { Route } from './+types/add-donation.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data: offered } = await load((api) => api.donation.getHandDonationForm.$get());
  return { offered, line: readLine(new URL(request.url).searchParams) };
}

/** The form for a gift that came without a page of the site: cash, a cheque, something in kind. */
export default function AddDonationPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('donation/by-hand');
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={DONATIONS}>
          <ArrowLeftIcon />
          {t.back}
        </Link>
        <h1>{t.title}</h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
      </div>
      <HandDonationForm {...loaderData} />
    </>
  );
}
