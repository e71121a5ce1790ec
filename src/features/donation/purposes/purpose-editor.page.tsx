import { useNavigate } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PURPOSES } from '#src/features/donation/parts/donation-paths.ts';
import styles from '#src/features/donation/parts/donations.module.css';
import { loadPurpose } from './load-purpose.ts';
import { PurposeForm } from './parts/purpose-form.tsx';
import type { Route } from './+types/purpose-editor.page';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { purpose: await loadPurpose(params.id) };
}

/** The form for a new purpose or an existing one. */
export default function PurposeEditorPage({ loaderData: { purpose } }: Route.ComponentProps) {
  const { editor: t } = useMessages('donation/purposes');
  const navigate = useNavigate();
  const heading = purpose ? t.edit : t.add;
  return (
    <>
      <PageHead title={heading} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={PURPOSES}>
          <ArrowLeftIcon />
          {t.back}
        </Link>
        <h1>{heading}</h1>
        <p className={classes(layout.mute, layout.read)}>{purpose ? t.editLead : t.addLead}</p>
      </div>
      <PurposeForm
        key={`${purpose?._id ?? 'new'} ${purpose?.revision}`}
        purpose={purpose}
        onSaved={async () => navigate(PURPOSES, { replace: true })}
      />
    </>
  );
}
