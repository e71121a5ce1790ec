import { useEffect, useState } from 'react';
import { readOutcome, submitPublic } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { useTokenInAddress } from '#src/features/account/use-token-in-address.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Loading } from '#src/ui/spinner.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Invitation } from './invitation.contract.ts';
import { AcceptForm } from './parts/accept-form.tsx';

type Shown = { invitation?: Invitation; msg?: string } | undefined;

/** Opens an account with the link of an invitation, whose token stands after # in the address. */
export default function InvitationPage() {
  const t = useMessages('account/invitation');
  const token = useTokenInAddress();
  const shown = useInvitation(token);
  return (
    <>
      <PageHead title={t.title} description={t.noLink} hidden />
      <Crumb to="/logIn">{t.signIn}</Crumb>
      <main id="main" data-script-now="">
        <div className={classes(layout.wrap, layout.stack)}>
          {token && shown?.invitation ? (
            <AcceptForm token={token} invitation={shown.invitation} />
          ) : (
            <>
              <h1>{t.title}</h1>
              {token && !shown ? (
                <div role="status">
                  <Loading />
                </div>
              ) : (
                <p className={classes(notes.note, layout.read)} role={shown && 'alert'}>
                  {shown?.msg ?? t.noLink}
                </p>
              )}
            </>
          )}
        </div>
      </main>
    </>
  );
}

/** Fetches the invitation that the token belongs to, or the sentence that says why there is none. */
function useInvitation(token: string | undefined): Shown {
  const { unreachable } = useMessages('form');
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (token === undefined) return;
    void submitPublic((api) => api.auth.getInvitation.$post({ json: { token } }).then(readOutcome)).then(
      (outcome) => {
        if (outcome?.ok) setShown({ invitation: outcome.body.data });
        else setShown({ msg: outcome?.body.msg ?? unreachable });
      },
    );
  }, [token, unreachable]);
  return shown;
}
