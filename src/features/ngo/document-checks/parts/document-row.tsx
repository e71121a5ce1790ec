import { useRef, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon, ClockAlertIcon } from '#src/ui/icons.tsx';
import operations from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { CheckedDocumentRow } from '#src/features/ngo/document-checks/document-checks.contract.ts';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import styles from './document-checks.module.css';
import { DocumentForm } from './document-form.tsx';
import { registerOf, RegisterLink, StatedValue, useDocumentLabel } from './stated-value.tsx';

const STATE_ICONS = {
  notStated: { Icon: CircleDashedIcon, tone: undefined },
  open: { Icon: CircleDashedIcon, tone: undefined },
  matches: { Icon: BadgeCheckIcon, tone: 'good' },
  differs: { Icon: CircleXIcon, tone: 'bad' },
  changed: { Icon: ClockAlertIcon, tone: 'warn' },
} as const;

type DocumentRowProps = {
  row: CheckedDocumentRow;
  ngo: NgoToVerify;
  today: string;
  /** Loads the NGO again after a decision, or if the document has changed meanwhile. */
  onChanged: () => Promise<void>;
};

/** One document, with a form to decide on it. What was typed stays when the NGO is loaded again. */
export function DocumentRow({ row, ngo, today, onChanged }: DocumentRowProps) {
  const t = useMessages('ngo/document-checks');
  const { document, stated, state } = row;
  const label = useDocumentLabel()(document);
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { Icon, tone } = STATE_ICONS[state];
  const action = row.decision ? t.change : t.decide;

  function close() {
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <li>
      <div className={styles.head}>
        <h3>{label}</h3>
        <EvidenceTag icon={<Icon />} tone={tone}>
          {t.states[state]}
        </EvidenceTag>
      </div>
      <div className={styles.body}>
        <div>
          {stated !== null && (
            <>
              <StatedValue document={document} ngo={ngo} today={today} />
              <RegisterLink register={registerOf({ document, ngo })} />
            </>
          )}
          <Decision row={row} />
        </div>
        {stated !== null && ngo.status !== 'deleted' && (
          <button
            ref={toggle}
            type="button"
            className={classes(button.button, button.second)}
            aria-label={`${action}: ${label}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {action}
          </button>
        )}
      </div>
      {isOpen && (
        <DocumentForm row={row} ngoId={ngo._id} today={today} onChanged={onChanged} onClose={close} />
      )}
    </li>
  );
}

/** Where and when our team saw the document, its note, and who decided. */
function Decision({ row: { decision } }: { row: CheckedDocumentRow }) {
  const t = useMessages('ngo/document-checks');
  const { day, date } = useWords();
  if (!decision) return null;
  const { source, seenOn, note, decidedBy, decidedAt } = decision;
  return (
    <div className={layout.small}>
      {source && seenOn && <p>{t.seenAt(t.sources[source], date(seenOn))}</p>}
      {note && <p className={operations.quote}>{note}</p>}
      <p className={layout.mute}>
        {decidedBy === null ? t.decidedOn(day(decidedAt)) : t.decidedBy(decidedBy, day(decidedAt))}
      </p>
    </div>
  );
}
