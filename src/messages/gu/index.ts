import type { Catalogue } from '../messages.tsx';
import home from './home.ts';
import mail from './mail.ts';
import ngo from './ngo.ts';
import ngoPage from './ngo-page.ts';
import site from './site.ts';

const catalogue: Catalogue = { home, mail, ngo, 'ngo-page': ngoPage, site };
export default catalogue;
