import { icon } from '#src/ui/icons.tsx';

const ICONS: Record<string, () => React.ReactNode> = {
  education: icon('GraduationCap'),
  health: icon('HeartPulse'),
  children: icon('Baby'),
  women: icon('Venus'),
  aged: icon('Armchair'),
  disability: icon('Accessibility'),
  livelihood: icon('Hammer'),
  environment: icon('Leaf'),
  animals: icon('PawPrint'),
  tribal: icon('Trees'),
  rural: icon('Wheat'),
  disaster: icon('LifeBuoy'),
};

export function CategoryIcon({ slug }: { slug: string }) {
  const Icon = ICONS[slug] ?? ICONS['disaster']!;
  return <Icon />;
}
