import { useMessages } from '#src/messages/messages.tsx';
import {
  BadgeCheckIcon,
  CircleDashedIcon,
  CircleXIcon,
  ClockAlertIcon,
  IconSymbols,
  ReceiptIcon,
  SymbolIcon,
} from './icons.tsx';
import notes from '#src/ui/styles/notes.module.css';
import { classes } from '#src/shared/classes.ts';
import { formatDay, formatMonth } from '#src/shared/dates.ts';
import { paperState } from '#src/shared/paper-state.ts';

const icons = {
  checked: BadgeCheckIcon,
  unchecked: CircleDashedIcon,
  ends: ClockAlertIcon,
  ended: CircleXIcon,
  receipt: ReceiptIcon,
};

/** The icon definitions that evidence in list rows refers to. Render once on a page with a list. */
export function EvidenceIcons() {
  return <IconSymbols icons={icons} />;
}

/**
 * Shows whether our staff verified the NGO, and when: a sentence with a date, never a bare tick. Use `long`
 * outside of lists; the short form requires `EvidenceIcons` on the page.
 */
export function Checked({ verifiedAt, long }: { verifiedAt: string | null; long?: boolean }) {
  const ngo = useMessages('ngo');
  const { months } = useMessages('site');
  if (!verifiedAt) {
    return (
      <span className={notes.evidence}>
        {long ? <CircleDashedIcon /> : <SymbolIcon id="unchecked" />}
        {ngo.notChecked}
      </span>
    );
  }
  const date = formatDay({ day: verifiedAt, months });
  return (
    <span className={classes(notes.evidence, notes.good)}>
      {long ? <BadgeCheckIcon /> : <SymbolIcon id="checked" />}
      {long ? ngo.checkedBy(date) : ngo.checkedOn(date)}
    </span>
  );
}

/** Shows whether donations to the NGO qualify for a tax receipt, and until when. Requires `EvidenceIcons`. */
export function TaxReceipt({ validTo, today }: { validTo: string; today: string }) {
  const ngo = useMessages('ngo');
  const { months } = useMessages('site');
  const state = paperState({ validTo, today });
  if (state === 'valid') {
    return (
      <span className={notes.evidence}>
        <SymbolIcon id="receipt" />
        {ngo.gives80G}
      </span>
    );
  }
  const month = formatMonth({ day: validTo, months });
  return state === 'ending' ? (
    <span className={classes(notes.evidence, notes.warn)}>
      <SymbolIcon id="ends" />
      {ngo.ends80G(month)}
    </span>
  ) : (
    <span className={classes(notes.evidence, notes.bad)}>
      <SymbolIcon id="ended" />
      {ngo.ended80G(formatDay({ day: validTo, months }))}
    </span>
  );
}
