import type { ReactNode } from 'react';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatDay } from '#src/shared/dates.ts';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { paperState } from '#src/shared/paper-state.ts';
import { REGISTERS, type Register } from '#src/features/ngo/fields/registers.values.ts';
import type { CheckedDocument } from '#src/features/ngo/document-checks/document-checks.values.ts';
import type { DatedNumber } from '#src/features/ngo/fields/documents.values.ts';
import type { NgoView } from '#src/features/ngo/profile/profile.view.ts';
import styles from './ngo-detail.module.css';

/** What the section needs of the data of an NGO's page. */
type PapersView = Pick<NgoView, 'today' | 'documents' | 'isUnlisted'> & {
  ngo: Pick<
    NgoView['ngo'],
    | ('verifiedAt' | 'papersChangedAt' | 'documentChecks' | 'registrationType' | 'foundedYear')
    | ('darpanId' | 'panMasked' | 'reg80G' | 'reg12A' | 'fcra')
  >;
};

/** The proof of registration: each document, what it means, its validity, and when the staff checked it. */
export function Papers({ view }: { view: PapersView }) {
  const detail = useMessages('ngo/profile');
  return (
    <section className={layout.stack}>
      <h2>{detail.papers}</h2>
      <PaperFacts view={view} />
    </section>
  );
}

/** The same without its heading: a sentence about the check, and the documents. */
export function PaperFacts({ view }: { view: PapersView }) {
  const { ngo, today, isUnlisted } = view;
  const detail = useMessages('ngo/profile');
  const unchecked = isUnlisted ? detail.notCheckedMeans : detail.notVerifiedMeans;
  const t = detail.papersShown;
  const { months } = useMessages('site');
  const dayText = (day: string) => formatDay({ day, months });
  const check = (document: CheckedDocument) => <CheckTag ngo={ngo} document={document} />;
  return (
    <>
      <p className={classes(layout.mute, layout.read)}>
        {ngo.verifiedAt ? detail.verifiedMeans(dayText(ngo.verifiedAt)) : unchecked}
        {ngo.papersChangedAt && ` ${detail.changedMeans(dayText(ngo.papersChangedAt))}`}
      </p>
      <dl className={styles.facts}>
        <Fact
          label={t.darpanId}
          means={ngo.darpanId && t.darpanIdMeans}
          register={ngo.darpanId ? 'darpan' : undefined}
        >
          {ngo.darpanId ? (
            <>
              <span className={layout.number}>{ngo.darpanId}</span> {check('darpanId')}
            </>
          ) : (
            <EvidenceTag icon={<CircleDashedIcon />}>{t.noneKnown}</EvidenceTag>
          )}
        </Fact>
        <Fact
          label={t.registration}
          means={classes(t.registrationMeans, ngo.foundedYear !== null && t.founded(String(ngo.foundedYear)))}
        >
          {ngo.registrationType ? (
            <>
              {t.types[ngo.registrationType]} {check('registrationType')}
            </>
          ) : (
            <EvidenceTag icon={<CircleDashedIcon />}>{t.noneKnown}</EvidenceTag>
          )}
        </Fact>
        {ngo.panMasked && (
          <Fact label={t.pan} means={t.panMeans}>
            <span className={layout.number}>{ngo.panMasked}</span> {check('pan')}
          </Fact>
        )}
        <PaperFact
          label={t.reg80G}
          paper={ngo.reg80G}
          yes={t.reg80GYes}
          no={t.reg80GNo}
          today={today}
          register="incomeTax"
          check={check('reg80G')}
        />
        <PaperFact
          label={t.reg12A}
          paper={ngo.reg12A}
          yes={t.reg12AYes}
          no={t.reg12ANo}
          today={today}
          check={check('reg12A')}
        />
        <PaperFact
          label={t.fcra}
          paper={ngo.fcra}
          yes={t.fcraYes}
          no={t.fcraNo}
          today={today}
          register="fcra"
          check={check('fcra')}
        />
        {view.documents.map(({ name, label, means, number }) => (
          <Fact key={label} label={label} means={means}>
            <span className={layout.number}>{number}</span> {check(name)}
          </Fact>
        ))}
      </dl>
    </>
  );
}

/** Whether our team saw this document, and when. */
function CheckTag({
  ngo: { verifiedAt, papersChangedAt, documentChecks },
  document,
}: {
  ngo: Pick<NgoView['ngo'], 'verifiedAt' | 'papersChangedAt' | 'documentChecks'>;
  document: CheckedDocument;
}) {
  const t = useMessages('ngo/profile').papersShown;
  const { months } = useMessages('site');
  const check = documentChecks.find((one) => one.document === document);
  if (check && !check.hasChanged)
    return (
      <EvidenceTag icon={<BadgeCheckIcon />} tone="good">
        {t.checkedOn(formatDay({ day: check.seenOn, months }))}
      </EvidenceTag>
    );
  const text = !verifiedAt
    ? t.notChecked
    : check && papersChangedAt
      ? t.changed(formatDay({ day: papersChangedAt, months }))
      : t.notConfirmed;
  return <EvidenceTag icon={<CircleDashedIcon />}>{text}</EvidenceTag>;
}

/** A document that expires: its current state in words, with its dates. */
function PaperFact(props: {
  label: string;
  paper: DatedNumber | null;
  yes: string;
  no: string;
  today: string;
  register?: Register;
  /** Whether our team saw it. */
  check: ReactNode;
}) {
  const { label, paper, yes, no, today, register, check } = props;
  const t = useMessages('ngo/profile').papersShown;
  const { months } = useMessages('site');
  if (!paper) {
    return (
      <Fact label={label} means={no}>
        <EvidenceTag icon={<CircleDashedIcon />}>{t.none}</EvidenceTag>
      </Fact>
    );
  }
  const state = paperState({ validTo: paper.validTo, today });
  const end = paper.validTo && formatDay({ day: paper.validTo, months });
  const from = paper.validFrom && t.validFrom(formatDay({ day: paper.validFrom, months }));
  return (
    <Fact label={label} means={classes(from, paper.number)} register={register}>
      {yes}{' '}
      {end && state === 'valid' && (
        <EvidenceTag icon={<BadgeCheckIcon />} tone="good">
          {t.validTo(end)}
        </EvidenceTag>
      )}
      {end && state === 'ending' && (
        <EvidenceTag icon={<ClockAlertIcon />} tone="warn">
          {t.endsOn(end)}
        </EvidenceTag>
      )}
      {end && state === 'ended' && (
        <EvidenceTag icon={<CircleXIcon />} tone="bad">
          {t.endedOn(end)}
        </EvidenceTag>
      )}{' '}
      {check}
    </Fact>
  );
}

type FactProps = {
  label: string;
  means?: string | null;
  /** The public register that has the number. */
  register?: Register | undefined;
  children: ReactNode;
};

function Fact({ label, means, register, children }: FactProps) {
  const t = useMessages('ngo/profile').papersShown;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {means && <span className={styles.when}>{means}</span>}
        {register && (
          <a
            className={styles.register}
            href={REGISTERS[register]}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {t.lookUp(new URL(REGISTERS[register]).host.replace(/^www\./, ''))}
          </a>
        )}
      </dd>
    </div>
  );
}
