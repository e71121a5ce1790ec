import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatDay } from '#src/shared/dates.ts';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { paperState } from '#src/shared/paper-state.ts';
import type { DatedNumber } from '#src/features/ngo/fields/documents.values.ts';
import type { NgoView } from '#src/features/ngo/profile/profile.view.ts';
import styles from './ngo-detail.module.css';

/** The evidence of registration: each paper, what it means, its dates, and when our people looked at it. */
export function Papers({ view }: { view: NgoView }) {
  const { ngo, today } = view;
  const detail = useMessages('ngo/profile');
  const say = detail.papersShown;
  const { months } = useMessages('site');
  const checkedOn = ngo.verifiedAt && formatDay({ day: ngo.verifiedAt, months });
  const changedOn = ngo.papersChangedAt && formatDay({ day: ngo.papersChangedAt, months });
  const seen = changedOn ? (
    <NotSeen>{say.changed(changedOn)}</NotSeen>
  ) : checkedOn ? (
    <Seen>{say.seen(checkedOn)}</Seen>
  ) : (
    <NotSeen>{say.notSeen}</NotSeen>
  );
  return (
    <section className={layout.stack}>
      <h2>{detail.papers}</h2>
      <p className={classes(layout.mute, layout.read)}>
        {checkedOn ? detail.verifiedMeans(checkedOn) : detail.notVerifiedMeans}
      </p>
      <dl className={styles.facts}>
        <Fact label={say.darpanId} means={ngo.darpanId && say.darpanIdMeans}>
          {ngo.darpanId ? (
            <>
              <span className={layout.number}>{ngo.darpanId}</span> {seen}
            </>
          ) : (
            <NotSeen>{say.noneKnown}</NotSeen>
          )}
        </Fact>
        <Fact
          label={say.registration}
          means={classes(
            say.registrationMeans,
            ngo.foundedYear !== null && say.founded(String(ngo.foundedYear)),
          )}
        >
          {ngo.registrationType ? (
            <>
              {say.types[ngo.registrationType]} {seen}
            </>
          ) : (
            <NotSeen>{say.noneKnown}</NotSeen>
          )}
        </Fact>
        {ngo.panMasked && (
          <Fact label={say.pan} means={say.panMeans}>
            <span className={layout.number}>{ngo.panMasked}</span>
          </Fact>
        )}
        <PaperFact
          label={say.reg80G}
          paper={ngo.reg80G}
          yes={say.reg80GYes}
          no={say.reg80GNo}
          today={today}
        />
        <PaperFact
          label={say.reg12A}
          paper={ngo.reg12A}
          yes={say.reg12AYes}
          no={say.reg12ANo}
          today={today}
        />
        <PaperFact label={say.fcra} paper={ngo.fcra} yes={say.fcraYes} no={say.fcraNo} today={today} />
        {view.documents.map(({ label, means, number }) => (
          <Fact key={label} label={label} means={means}>
            <span className={layout.number}>{number}</span>
          </Fact>
        ))}
      </dl>
    </section>
  );
}

/** A paper that runs out: how it stands today, in words, with its dates. */
function PaperFact(props: {
  label: string;
  paper: DatedNumber | null;
  yes: string;
  no: string;
  today: string;
}) {
  const { label, paper, yes, no, today } = props;
  const say = useMessages('ngo/profile').papersShown;
  const { months } = useMessages('site');
  if (!paper) {
    return (
      <Fact label={label} means={no}>
        <NotSeen>{say.none}</NotSeen>
      </Fact>
    );
  }
  const state = paperState({ validTo: paper.validTo, today });
  const end = paper.validTo && formatDay({ day: paper.validTo, months });
  const from = paper.validFrom && say.validFrom(formatDay({ day: paper.validFrom, months }));
  return (
    <Fact label={label} means={classes(from, paper.number)}>
      {yes} {end && state === 'valid' && <Seen>{say.validTo(end)}</Seen>}
      {end && state === 'ending' && (
        <span className={classes(notes.evidence, notes.warn)}>
          <ClockAlertIcon />
          {say.endsOn(end)}
        </span>
      )}
      {end && state === 'ended' && (
        <span className={classes(notes.evidence, notes.bad)}>
          <CircleXIcon />
          {say.endedOn(end)}
        </span>
      )}
    </Fact>
  );
}

function Fact({ label, means, children }: { label: string; means?: string | null; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {means && <span className={styles.when}>{means}</span>}
      </dd>
    </div>
  );
}

function Seen({ children }: { children: ReactNode }) {
  return (
    <span className={classes(notes.evidence, notes.good)}>
      <BadgeCheckIcon />
      {children}
    </span>
  );
}

function NotSeen({ children }: { children: ReactNode }) {
  return (
    <span className={notes.evidence}>
      <CircleDashedIcon />
      {children}
    </span>
  );
}
