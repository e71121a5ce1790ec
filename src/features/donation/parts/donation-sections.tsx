import { useMessages } from '#src/messages/messages.tsx';
import { SectionLinks } from '#src/ui/area/section-links.tsx';

/** The screens about donations, in display order. */
const SECTIONS = [
  ['donations', '/ngopage/donation'],
  ['bankStatement', '/ngopage/donation/bankStatement'],
  ['purposes', '/ngopage/donation/purposes'],
  ['yearlyStatement', '/ngopage/donation/yearlyStatement'],
  ['settings', '/ngopage/donation/settings'],
  ['bankDetails', '/ngopage/ViewBankDetails'],
] as const;
type Section = (typeof SECTIONS)[number][0];

/** Links to the screens about donations. */
export function DonationSections({ current }: { current: Section }) {
  const t = useMessages('donation/sections');
  return <SectionLinks label={t.label} sections={SECTIONS} labels={t} current={current} />;
}
