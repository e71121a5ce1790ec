import { useMessages } from '#src/messages/messages.tsx';
import { SectionLinks } from '#src/ui/area/section-links.tsx';

/** The screens about volunteers, in display order. */
const SECTIONS = [
  ['applications', '/ngopage/volunteer'],
  ['shifts', '/ngopage/volunteer/shifts'],
  ['certificates', '/ngopage/volunteer/certificates'],
] as const;
type Section = (typeof SECTIONS)[number][0];

/** Links to the screens about volunteers. */
export function VolunteerSections({ current }: { current: Section }) {
  const t = useMessages('volunteer/sections');
  return <SectionLinks label={t.label} sections={SECTIONS} labels={t} current={current} />;
}
