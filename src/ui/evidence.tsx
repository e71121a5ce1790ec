import { EvidenceTag } from './evidence-tag.tsx';
import { useMessages } from '#src/messages/messages.tsx';
import { BadgeCheckIcon, CircleDashedIcon, IconSymbols, SymbolIcon } from './icons.tsx';
import { formatDay } from '#src/shared/dates.ts';

const icons = { checked: BadgeCheckIcon, unchecked: CircleDashedIcon };

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
