import home from './home.ts';
import ngo from './ngo.ts';
import ngoPage from './ngo-page.ts';
import site from './site.ts';

export default { home, ngo, 'ngo-page': ngoPage, site };
