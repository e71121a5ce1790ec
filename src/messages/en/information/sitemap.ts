import { BRAND } from '#src/brand.ts';
export default {
  title: 'Sitemap',
  lead: 'All pages at a glance.',
  help: 'When you need help',
  helplines: 'Help and helplines',
  allNgos: 'All NGOs',
  work: 'NGOs by kind of work',
  towns: 'NGOs by town',
  forNgos: 'For NGOs',
  register: 'Register an NGO',
  aboutSite: `About ${BRAND.name.en}`,
};
