import { BRAND } from '#src/brand.ts';
import type { Catalogue } from '../../messages.tsx';

const sitemap: Catalogue['information/sitemap'] = {
  title: 'સાઇટમેપ',
  lead: 'બધાં પાનાં એક નજરમાં.',
  help: 'મદદ જોઈતી હોય ત્યારે',
  helplines: 'મદદ અને હેલ્પલાઇન',
  allNgos: 'બધી સંસ્થાઓ',
  work: 'કામ પ્રમાણે સંસ્થાઓ',
  towns: 'શહેર પ્રમાણે સંસ્થાઓ',
  forNgos: 'સંસ્થાઓ માટે',
  register: 'સંસ્થા નોંધાવો',
  aboutSite: `${BRAND.name.gu} વિશે`,
};

export default sitemap;
