import { icon } from '#src/ui/icons.tsx';

const GraduationCapIcon = /* @__PURE__ */ icon('GraduationCap');
const HeartPulseIcon = /* @__PURE__ */ icon('HeartPulse');
const BabyIcon = /* @__PURE__ */ icon('Baby');
const VenusIcon = /* @__PURE__ */ icon('Venus');
const ArmchairIcon = /* @__PURE__ */ icon('Armchair');
const AccessibilityIcon = /* @__PURE__ */ icon('Accessibility');
const HammerIcon = /* @__PURE__ */ icon('Hammer');
const LeafIcon = /* @__PURE__ */ icon('Leaf');
const PawPrintIcon = /* @__PURE__ */ icon('PawPrint');
const TreesIcon = /* @__PURE__ */ icon('Trees');
const WheatIcon = /* @__PURE__ */ icon('Wheat');
const LifeBuoyIcon = /* @__PURE__ */ icon('LifeBuoy');

const ICONS: Record<string, () => React.ReactNode> = {
  education: GraduationCapIcon,
  health: HeartPulseIcon,
  children: BabyIcon,
  women: VenusIcon,
  aged: ArmchairIcon,
  disability: AccessibilityIcon,
  livelihood: HammerIcon,
  environment: LeafIcon,
  animals: PawPrintIcon,
  tribal: TreesIcon,
  rural: WheatIcon,
  disaster: LifeBuoyIcon,
};

export function CategoryIcon({ slug }: { slug: string }) {
  const Icon = ICONS[slug] ?? LifeBuoyIcon;
  return <Icon />;
}
