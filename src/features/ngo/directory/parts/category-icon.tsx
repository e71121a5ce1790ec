import { icon } from '#src/ui/icons.tsx';

const ICONS: Record<string, () => React.ReactNode> = {
  education: icon('graduation-cap'),
  health: icon('heart-pulse'),
  children: icon('baby'),
  women: icon('venus'),
  aged: icon('armchair'),
  disability: icon('accessibility'),
  livelihood: icon('hammer'),
  environment: icon('leaf'),
  animals: icon('paw-print'),
  tribal: icon('trees'),
  rural: icon('wheat'),
  disaster: icon('life-buoy'),
};

export function CategoryIcon({ slug }: { slug: string }) {
  const Icon = ICONS[slug] ?? ICONS['disaster']!;
  return <Icon />;
}
