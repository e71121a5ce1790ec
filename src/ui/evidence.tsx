import { useMessages } from '#src/messages/messages.tsx';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon, ClockAlertIcon, ReceiptIcon } from './icons.tsx';
import notes from './look/notes.module.css';
import { classes } from '#src/shared/classes.ts';
import { formatDay, formatMonth } from '#src/shared/dates.ts';
import { paperState } from '#src/shared/paper-state.ts';

/** Whether our people checked the NGO's papers, and when: a sentence with a date, never a bare tick. */
export function Checked({ verifiedAt, long }: { verifiedAt: string | null; long?: boolean }) {
  const ngo = useMessages('ngo');
  const { months } = useMessages('site');
  if (!verifiedAt) {
    return (
      <span className={notes.evidence}>
        <CircleDashedIcon />
        {ngo.notChecked}
      </span>
    );
  }
  const date = formatDay({ day: verifiedAt, months });
  return (
    <span className={classes(notes.evidence, notes.good)}>
      <BadgeCheckIcon />
      {long ? ngo.checkedBy(date) : ngo.checkedOn(date)}
    </span>
  );
}

/** Whether a gift to the NGO earns a tax receipt, and when that ends. */
export function TaxReceipt({ validTo, today }: { validTo: string; today: string }) {
  const ngo = useMessages('ngo');
  const { months } = useMessages('site');
  const state = paperState({ validTo, today });
  if (state === 'valid') {
    return (
      <span className={notes.evidence}>
        <ReceiptIcon />
        {ngo.gives80G}
      </span>
    );
  }
  const month = formatMonth({ day: validTo, months });
  return state === 'ending' ? (
    <span className={classes(notes.evidence, notes.warn)}>
      <ClockAlertIcon />
      {ngo.ends80G(month)}
    </span>
  ) : (
    <span className={classes(notes.evidence, notes.bad)}>
      <CircleXIcon />
      {ngo.ended80G(formatDay({ day: validTo, months }))}
    </span>
  );
}
