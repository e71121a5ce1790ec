import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { useDays } from '#src/ui/area/use-days.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { Table } from '#src/ui/area/table.tsx';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import type { OfferStatus } from '#src/features/help-request/help-request.values.ts';
import type { StaffRequest } from '#src/features/help-request/oversight/oversight.contract.ts';
import styles from './oversight.module.css';

type NgoOfRequest = StaffRequest['ngos'][number];

const APPEARANCE = {
  sent: { Icon: CircleDashedIcon, tone: undefined },
  accepted: { Icon: BadgeCheckIcon, tone: 'good' },
  declined: { Icon: CircleXIcon, tone: 'warn' },
  passed: { Icon: CircleXIcon, tone: undefined },
  overdue: { Icon: ClockAlertIcon, tone: 'bad' },
} as const;

/** The state of an offer as an icon and text. */
export function OfferTag({ status, isOverdue }: { status: OfferStatus; isOverdue?: boolean }) {
  const { request, ofNgo } = useMessages('help-request/oversight');
  const { Icon, tone } = APPEARANCE[isOverdue ? 'overdue' : status];
  return (
    <EvidenceTag icon={<Icon />} tone={tone}>
      <span className={styles.state}>{isOverdue ? ofNgo.overdue : request.offers[status]}</span>
    </EvidenceTag>
  );
}

/** The NGOs that have or had a request, each with its answer. */
export function NgosOfRequest({ ngos }: { ngos: NgoOfRequest[] }) {
  const { request: t } = useMessages('help-request/oversight');
  const words = useWords();
  const days = useDays();
  return (
    <section className={layout.stack}>
      <h2>{t.ngos}</h2>
      {ngos.length === 0 ? (
        <p className={layout.mute}>{t.noNgos}</p>
      ) : (
        <Table
          caption={t.ngos}
          rows={ngos}
          keyOf={({ ngo, sentAt }) => `${ngo._id} ${sentAt}`}
          columns={[
            {
              head: t.ngo,
              cell: ({ ngo }) => (
                <Link className={styles.link} to={`/${BRAND.slug}/request/${ngo._id}`}>
                  {words.name(ngo)}
                </Link>
              ),
            },
            {
              head: t.state,
              cell: ({ status, dueAt }) => (
                <OfferTag status={status} isOverdue={status === 'sent' && Date.parse(dueAt) <= Date.now()} />
              ),
            },
            { head: t.asked, cell: ({ sentAt }) => days.time(sentAt) },
            { head: t.answer, cell: (offer) => <NgoAnswer offer={offer} /> },
          ]}
        />
      )}
    </section>
  );
}

function NgoAnswer({ offer }: { offer: NgoOfRequest }) {
  const { status, reason, outcome, dueAt, answeredAt, contactBy, contacted } = offer;
  const { request: t } = useMessages('help-request/oversight');
  const { outcomes } = useMessages('help-request');
  const { time, date } = useDays();
  return (
    <span className={styles.cell}>
      {outcome && <b>{outcomes[outcome]}</b>}
      {reason && (
        <span className={styles.quote} lang={languageOfText(reason)}>
          {reason}
        </span>
      )}
      <span className={styles.where}>
        {answeredAt ? t.answered(time(answeredAt)) : status === 'sent' ? t.due(time(dueAt)) : '–'}
      </span>
      {contactBy && <span className={styles.where}>{t.contactBy(date(contactBy))}</span>}
      {contacted !== null && <b>{contacted ? t.contacted : t.notContacted}</b>}
    </span>
  );
}
