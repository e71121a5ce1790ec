import { EvidenceTag } from './evidence-tag.tsx';
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
  const t = useMessages('evidence');
  const { months } = useMessages('site');
  if (!verifiedAt) {
    return (
      <EvidenceTag icon={long ? <CircleDashedIcon /> : <SymbolIcon id="unchecked" />}>
        {t.notChecked}
      </EvidenceTag>
    );
  }
  const date = formatDay({ day: verifiedAt, months });
  return (
    <EvidenceTag icon={long ? <BadgeCheckIcon /> : <SymbolIcon id="checked" />} tone="good">
      {long ? t.checkedBy(date) : t.checkedOn(date)}
    </EvidenceTag>
  );
}

/** Shows whether donations to the NGO qualify for a tax receipt, and until when. Requires `EvidenceIcons`. */
export function TaxReceipt({ validTo, today }: { validTo: string; today: string }) {
  const t = useMessages('evidence');
  const { months } = useMessages('site');
  const state = paperState({ validTo, today });
  if (state === 'valid') {
    return <EvidenceTag icon={<SymbolIcon id="receipt" />}>{t.gives80G}</EvidenceTag>;
  }
  const month = formatMonth({ day: validTo, months });
  return state === 'ending' ? (
    <EvidenceTag icon={<SymbolIcon id="ends" />} tone="warn">
      {t.ends80G(month)}
    </EvidenceTag>
  ) : (
    <EvidenceTag icon={<SymbolIcon id="ended" />} tone="bad">
      {t.ended80G(formatDay({ day: validTo, months }))}
    </EvidenceTag>
  );
}
