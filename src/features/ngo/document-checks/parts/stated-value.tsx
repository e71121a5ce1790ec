import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { paperState } from '#src/shared/paper-state.ts';
import { CircleXIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import styles from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import layout from '#src/ui/styles/layout.module.css';
import {
  type DatedNumber,
  documents,
  isDated,
  isPlainDocument,
} from '#src/features/ngo/fields/documents.values.ts';
import { type Register, REGISTERS } from '#src/features/ngo/fields/registers.values.ts';
import type { CheckedDocument } from '#src/features/ngo/document-checks/document-checks.values.ts';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';

/** Returns a function that names a document in the language of the page. */
export function useDocumentLabel(): (document: CheckedDocument) => string {
  const { columns, plainDocuments } = useMessages('ngo/fields');
  const { papersShown } = useMessages('ngo/profile');
  return (document) => {
    if (document === 'registrationType') return columns.registration_type;
    return isPlainDocument(document) ? plainDocuments[document].label : papersShown[document];
  };
}

/** Returns the register with which the document is compared. */
export function registerOf({ document, ngo }: { document: CheckedDocument; ngo: NgoToVerify }): Register {
  if (document !== 'registrationType') return documents[document].register;
  return ngo.registrationType === 'Section 8 Company' ? 'mca' : 'darpan';
}

export function RegisterLink({ register }: { register: Register }) {
  const t = useMessages('site/operations').check;
  const { registers } = useMessages('ngo/fields');
  return (
    <a className={styles.link} href={REGISTERS[register]} target="_blank" rel="noopener noreferrer">
      {registers[register]}
      <span className={layout.hiddenText}> ({t.newTab})</span>
    </a>
  );
}

/** The names of the NGO in up to three languages. */
export function Names({ ngo }: { ngo: NgoToVerify }) {
  return (
    <div>
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

/** What the NGO states about the document. */
export function StatedValue(props: { document: CheckedDocument; ngo: NgoToVerify; today: string }) {
  const { document, ngo, today } = props;
  const t = useMessages('site/operations').check;
  const { papersShown } = useMessages('ngo/profile');
  if (document === 'registrationType') {
    const { registrationType: type, foundedYear } = ngo;
    return (
      <p>
        {type && papersShown.types[type]}
        {foundedYear !== null && `, ${t.founded(String(foundedYear))}`}
      </p>
    );
  }
  if (isDated(document)) {
    const paper = ngo[document];
    return paper && <DatedText paper={paper} today={today} />;
  }
  // One click selects the whole number.
  return (
    <p>
      <span className={styles.number}>{ngo[document]}</span>
    </p>
  );
}

function DatedText({ paper: { number, validFrom, validTo }, today }: { paper: DatedNumber; today: string }) {
  const t = useMessages('site/operations').check;
  const { date } = useWords();
  const state = paperState({ validTo, today });
  return (
    <div>
      <span className={styles.number}>{number}</span>
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
