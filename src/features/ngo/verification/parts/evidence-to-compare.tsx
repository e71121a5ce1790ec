import { type Register, REGISTERS } from '#src/features/ngo/fields/registers.values.ts';
import {
  type DatedNumber,
  documents,
  DOCUMENTS,
  isDated,
  isPlainDocument,
} from '#src/features/ngo/fields/documents.values.ts';
import type { ReactNode } from 'react';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { paperState } from '#src/shared/paper-state.ts';
import { Table } from '#src/ui/area/table.tsx';
import { CircleXIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import styles from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';

type Row = { label: string; value: ReactNode; register: Register };

/** Compares the data that the NGO entered with public registers. */
export function EvidenceToCompare({ ngo, today }: { ngo: NgoToVerify; today: string }) {
  const t = useMessages('site/operations').check;
  const { columns, plainDocuments } = useMessages('ngo/fields');
  const { papersShown } = useMessages('ngo/profile');
  const { registrationType: type, foundedYear } = ngo;
  const registration = type && (
    <>
      {papersShown.types[type]}
      {foundedYear !== null && `, ${t.founded(String(foundedYear))}`}
    </>
  );
  const rows: Row[] = [
    { label: columns.name, value: <Names ngo={ngo} />, register: 'darpan' },
    {
      label: columns.registration_type,
      value: registration,
      register: type === 'Section 8 Company' ? 'mca' : 'darpan',
    },
    ...DOCUMENTS.map((name) => ({
      label: isPlainDocument(name) ? plainDocuments[name].label : papersShown[name],
      value: isDated(name) ? datedText(ngo[name], today) : number(ngo[name]),
      register: documents[name].register,
    })),
  ];
  return (
    <section className={layout.stack}>
      <h2>{t.evidence}</h2>
      <Table
        caption={t.evidence}
        rows={rows}
        keyOf={({ label }) => label}
        columns={[
          { head: t.what, cell: ({ label }) => label },
          {
            head: t.says,
            cell: ({ value }) => value ?? <span className={layout.mute}>{t.notGiven}</span>,
          },
          {
            head: t.compare,
            cell: ({ value, register }) => value && <RegisterLink register={register} />,
          },
        ]}
      />
    </section>
  );
}

function RegisterLink({ register }: { register: Register }) {
  const t = useMessages('site/operations').check;
  const { registers } = useMessages('ngo/fields');
  return (
    <a className={styles.link} href={REGISTERS[register]} target="_blank" rel="noopener noreferrer">
      {registers[register]}
      <span className={layout.hiddenText}> ({t.newTab})</span>
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

// One click selects the whole number.
const number = (text: string | null) => text && <span className={styles.number}>{text}</span>;
const datedText = (document: DatedNumber | null, today: string) =>
  document && <DatedText document={document} today={today} />;

function DatedText({ document, today }: { document: DatedNumber; today: string }) {
  const { number: text, validFrom, validTo } = document;
  const t = useMessages('site/operations').check;
  const { date } = useWords();
  const state = paperState({ validTo, today });
  return (
    <div className={styles.cell}>
      {number(text)}
      {validFrom && <span className={classes(styles.block, layout.small)}>{t.from(date(validFrom))}</span>}
      {validTo && state === 'valid' && (
        <span className={classes(styles.block, layout.small)}>{t.until(date(validTo))}</span>
      )}
      {validTo && state === 'ending' && (
        <EvidenceTag icon={<ClockAlertIcon />} tone="warn">
          {t.until(date(validTo))}
        </EvidenceTag>
      )}
      {validTo && state === 'ended' && (
        <EvidenceTag icon={<CircleXIcon />} tone="bad">
          {t.ended(date(validTo))}
        </EvidenceTag>
      )}
    </div>
  );
}
