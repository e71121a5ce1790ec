import type { ReactNode } from 'react';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatDay } from '#src/shared/dates.ts';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { paperState } from '#src/shared/paper-state.ts';
import { REGISTERS, type Register } from '#src/features/ngo/fields/registers.values.ts';
import type { DatedNumber } from '#src/features/ngo/fields/documents.values.ts';
import type { NgoView } from '#src/features/ngo/profile/profile.view.ts';
import styles from './ngo-detail.module.css';

/** The proof of registration: each document, what it means, its validity, and when the staff checked it. */
export function Papers({ view }: { view: NgoView }) {
  const { ngo, today } = view;
  const detail = useMessages('ngo/profile');
  const t = detail.papersShown;
  const { months } = useMessages('site');
  const checkedOn = ngo.verifiedAt && formatDay({ day: ngo.verifiedAt, months });
  const changedOn = ngo.papersChangedAt && formatDay({ day: ngo.papersChangedAt, months });
  const checkNote = changedOn ? (
    <EvidenceTag icon={<CircleDashedIcon />}>{t.changed(changedOn)}</EvidenceTag>
  ) : checkedOn ? (
    <EvidenceTag icon={<BadgeCheckIcon />} tone="good">
      {t.checkedOn(checkedOn)}
    </EvidenceTag>
  ) : (
    <EvidenceTag icon={<CircleDashedIcon />}>{t.notChecked}</EvidenceTag>
  );
  return (
    <section className={layout.stack}>
      <h2>{detail.papers}</h2>
      <p className={classes(layout.mute, layout.read)}>
        {checkedOn ? detail.verifiedMeans(checkedOn) : detail.notVerifiedMeans}
      </p>
      <dl className={styles.facts}>
        <Fact
          label={t.darpanId}
          means={ngo.darpanId && t.darpanIdMeans}
          register={ngo.darpanId ? 'darpan' : undefined}
        >
          {ngo.darpanId ? (
            <>
              <span className={layout.number}>{ngo.darpanId}</span> {checkNote}
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
              {t.types[ngo.registrationType]} {checkNote}
            </>
          ) : (
            <EvidenceTag icon={<CircleDashedIcon />}>{t.noneKnown}</EvidenceTag>
          )}
        </Fact>
        {ngo.panMasked && (
          <Fact label={t.pan} means={t.panMeans}>
            <span className={layout.number}>{ngo.panMasked}</span>
          </Fact>
        )}
        <PaperFact
          label={t.reg80G}
          paper={ngo.reg80G}
          yes={t.reg80GYes}
          no={t.reg80GNo}
          today={today}
          register="incomeTax"
        />
        <PaperFact label={t.reg12A} paper={ngo.reg12A} yes={t.reg12AYes} no={t.reg12ANo} today={today} />
        <PaperFact
          label={t.fcra}
          paper={ngo.fcra}
          yes={t.fcraYes}
          no={t.fcraNo}
          today={today}
          register="fcra"
        />
        {view.documents.map(({ label, means, number }) => (
          <Fact key={label} label={label} means={means}>
            <span className={layout.number}>{number}</span>
          </Fact>
        ))}
      </dl>
    </section>
  );
}

/** A document that expires: its current state in words, with its dates. */
function PaperFact(props: {
  label: string;
  paper: DatedNumber | null;
  yes: string;
  no: string;
  today: string;
  register?: Register;
}) {
  const { label, paper, yes, no, today, register } = props;
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
      )}
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
