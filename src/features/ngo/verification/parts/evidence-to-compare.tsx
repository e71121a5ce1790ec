import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { paperState } from '#src/shared/paper-state.ts';
import { Table } from '#src/ui/area/table.tsx';
import { CircleXIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import { REGISTERS } from '#src/features/ngo/verification/verification.values.ts';
import styles from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';

type Row = { what: string; says: ReactNode; registers: (keyof typeof REGISTERS)[] };
type Paper = NonNullable<NgoToVerify['reg80G']>;

/** What the NGO says of itself, beside the public registers that know better. */
export function EvidenceToCompare({ ngo, today }: { ngo: NgoToVerify; today: string }) {
  const say = useMessages('site/operations').check;
  const { papersShown } = useMessages('ngo/profile');
  const type = ngo.registrationType;
  const rows: Row[] = [
    { what: say.name, says: <Names ngo={ngo} />, registers: ['darpan'] },
    {
      what: say.registration,
      says: type ? (
        <>
          {papersShown.types[type]}
          {ngo.foundedYear !== null && `, ${say.founded(String(ngo.foundedYear))}`}
        </>
      ) : null,
      registers: type === 'Section 8 Company' ? ['mca'] : ['darpan'],
    },
    { what: papersShown.darpan, says: number(ngo.darpanId), registers: ['darpan'] },
    { what: papersShown.pan, says: number(ngo.pan), registers: ['incomeTax'] },
    { what: papersShown.reg12A, says: paper(ngo.reg12A, today), registers: ['incomeTax'] },
    { what: papersShown.reg80G, says: paper(ngo.reg80G, today), registers: ['incomeTax'] },
    { what: papersShown.fcra, says: paper(ngo.fcra, today), registers: ['fcra'] },
    { what: papersShown.csr1, says: number(ngo.csr1), registers: ['mca'] },
  ];
  return (
    <section className={layout.stack}>
      <h2>{say.evidence}</h2>
      <Table
        caption={say.evidence}
        rows={rows}
        keyOf={({ what }) => what}
        columns={[
          { head: say.what, cell: ({ what }) => what },
          {
            head: say.says,
            cell: ({ says }) => says ?? <span className={layout.mute}>{say.notGiven}</span>,
          },
          {
            head: say.compare,
            cell: ({ says, registers }) => says && registers.map((at) => <Register key={at} at={at} />),
          },
        ]}
      />
    </section>
  );
}

function Register({ at }: { at: keyof typeof REGISTERS }) {
  const say = useMessages('site/operations').check;
  return (
    <a className={styles.link} href={REGISTERS[at]} target="_blank" rel="noopener noreferrer">
      {say.registers[at]}
      <span className={layout.hiddenText}> ({say.newTab})</span>
    </a>
  );
}

function Names({ ngo }: { ngo: NgoToVerify }) {
  return (
    <div className={styles.cell}>
      <span className={styles.number}>{ngo.name}</span>
      {ngo.nameGu && (
        <span className={styles.block} lang="gu">
          {ngo.nameGu}
        </span>
      )}
      {ngo.nameHi && (
        <span className={styles.block} lang="hi">
          {ngo.nameHi}
        </span>
      )}
    </div>
  );
}

// One click takes the whole number along.
const number = (text: string | null) => text && <span className={styles.number}>{text}</span>;
const paper = (one: Paper | null, today: string) => one && <PaperText paper={one} today={today} />;

function PaperText({ paper: { number: text, validFrom, validTo }, today }: { paper: Paper; today: string }) {
  const say = useMessages('site/operations').check;
  const { date } = useWords();
  const state = paperState({ validTo, today });
  return (
    <div className={styles.cell}>
      {number(text)}
      {validFrom && <span className={classes(styles.block, layout.small)}>{say.from(date(validFrom))}</span>}
      {validTo && state === 'valid' && (
        <span className={classes(styles.block, layout.small)}>{say.until(date(validTo))}</span>
      )}
      {validTo && state === 'ending' && (
        <span className={classes(notes.evidence, notes.warn)}>
          <ClockAlertIcon />
          {say.until(date(validTo))}
        </span>
      )}
      {validTo && state === 'ended' && (
        <span className={classes(notes.evidence, notes.bad)}>
          <CircleXIcon />
          {say.ended(date(validTo))}
        </span>
      )}
    </div>
  );
}
