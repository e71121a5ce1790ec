import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { MailIcon } from '#src/ui/icons.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';
import { useMoments } from './moments.ts';
import { NgoName } from './ngo-name.tsx';
import { PhoneIcon } from './status-icons.tsx';
import { endOf, holderOf, waitsFor, type RequestNgo } from './thread.rules.ts';

/** Returns a short heading for the state of a request. */
export function useStateHeading(request: FullStatus): string {
  const { state: t } = useMessages('help-request/status');
  if (request.status !== 'open') return t[request.status];
  if (waitsFor(request)) return t.waiting;
  return request.isWithStaff ? t.withTeam : t.onItsWay;
}

/** Explains who has the request, by when they answer, and how to reach the NGO. */
export function StateLead({ request }: { request: FullStatus }) {
  const { state: t } = useMessages('help-request/status');
  const holder = holderOf(request)?.ngo;
  const isTeamBeside = request.isWithStaff && (request.status !== 'open' || waitsFor(request) !== undefined);
  return (
    <>
      <p className={classes(layout.lead, layout.read)}>
        <Lead request={request} />
        {isTeamBeside && ` ${t.teamToo}`}
      </p>
      {holder && <ReachNgo ngo={holder} />}
    </>
  );
}

function Lead({ request }: { request: FullStatus }) {
  const { state: t } = useMessages('help-request/status');
  const { outcomes } = useMessages('help-request');
  const { deadlineOf, dayOf } = useMoments();
  const holder = holderOf(request);
  const waits = waitsFor(request);
  if (request.status === 'accepted')
    return (
      <>
        <NgoName ngo={holder?.ngo} />
        {!holder?.contactBy || holder.contacted
          ? t.handlesIt
          : t[request.may.sayIfContacted ? 'handlesItSince' : 'handlesItBy'](dayOf(holder.contactBy))}
      </>
    );
  if (request.status === 'resolved')
    return (
      <>
        <NgoName ngo={holder?.ngo} />
        {t.outcomeReported(holder?.outcome ? outcomes[holder.outcome] : '')}
      </>
    );
  if (request.status === 'closed') {
    const reason = request.closedReason && ` “${request.closedReason}”`;
    return (
      <>
        {t.ends[endOf(request)]}
        {reason}
      </>
    );
  }
  if (request.aloneUntil !== null)
    return (
      <>
        <NgoName ngo={request.ngos.find(({ status }) => status === 'sent')?.ngo} />
        {t.aloneLead(deadlineOf(request.aloneUntil))}
      </>
    );
  if (waits) return t.waitingLead(waits.count, deadlineOf(waits.until));
  return request.isWithStaff ? t.withTeamLead : t.onItsWayLead;
}

function ReachNgo({ ngo: { phone, email } }: { ngo: RequestNgo }) {
  const { state: t } = useMessages('help-request/status');
  if (!phone && !email) return null;
  const style = classes(button.button, button.second);
  return (
    <div className={layout.line}>
      {phone && (
        <a className={style} href={`tel:${phone}`}>
          <PhoneIcon />
          {t.call}
        </a>
      )}
      {email && (
        <a className={style} href={`mailto:${email}`}>
          <MailIcon />
          {t.mail}
        </a>
      )}
    </div>
  );
}
