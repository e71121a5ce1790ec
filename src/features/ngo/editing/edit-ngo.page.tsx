import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import { FORM_COLUMNS_HANDLE } from '#src/ui/form/sections/form-columns-handle.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { loadNames, loadNeeds } from '#src/features/reference/load-names.ts';
import { WithdrawConsent } from '#src/features/ngo/consent/parts/withdraw-consent.tsx';
import { EditNgoForm } from '#src/features/ngo/editing/parts/edit-ngo-form.tsx';
import type { Route } from './+types/edit-ngo.page';

export const handle = FORM_COLUMNS_HANDLE;

export async function clientLoader() {
  const [{ data: ngo }, account, names, needs] = await Promise.all([
    load((api) => api.ngo.getOwnNgo.$get()),
    load((api) => api.auth.getAccount.$get()),
    loadNames(),
    loadNeeds(),
  ]);
  return { ngo, names, needs, isManager: account.data.ngoRole === 'manager' };
}

/** Form for the complete profile of the NGO. */
export default function EditNgoPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('ngo/editing');
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <h1>{t.title}</h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
      </div>
      <EditNgoForm {...loaderData} />
      <WithdrawConsent isManager={loaderData.isManager} name={loaderData.ngo.name} />
    </>
  );
}
