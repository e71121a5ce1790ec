import { BRAND } from '#src/brand.ts';
import type { Catalogue } from '../../messages.tsx';

const sitemap: Catalogue['information/sitemap'] = {
  title: 'साइट मैप',
  lead: 'सारे पेज एक नज़र में।',
  help: 'जब मदद चाहिए',
  helplines: 'मदद और हेल्पलाइन',
  allNgos: 'सभी संस्थाएं',
  work: 'काम के अनुसार संस्थाएं',
  towns: 'शहर के अनुसार संस्थाएं',
  forNgos: 'संस्थाओं के लिए',
  register: 'संस्था का पंजीकरण',
  aboutSite: `${BRAND.name.hi} के बारे में`,
};

export default sitemap;
