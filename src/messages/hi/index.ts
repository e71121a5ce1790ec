import type { Catalogue } from '#src/messages/messages.tsx';
import area from './area.ts';
import cannotAsk from './cannot-ask.ts';
import dashboard from './dashboard.ts';
import editNgo from './edit-ngo.ts';
import feedback from './feedback.ts';
import form from './form.ts';
import helpForm from './help-request/form.ts';
import helpInbox from './help-request/inbox.ts';
import helpOversight from './help-request/oversight.ts';
import helpStatus from './help-request/status.ts';
import helpWords from './help-request/words.ts';
import home from './home.ts';
import about from './information/about.ts';
import help from './information/help.ts';
import policy from './information/policy.ts';
import mail from './mail.ts';
import needs from './needs.ts';
import ngo from './ngo.ts';
import ngoLists from './ngo-lists.ts';
import ngoPage from './ngo-page.ts';
import operations from './operations.ts';
import audit from './operations/audit.ts';
import searches from './operations/searches.ts';
import security from './operations/security.ts';
import outage from './outage.ts';
import photos from './photos.ts';
import register from './register.ts';
import schemeDetail from './scheme/detail.ts';
import schemeFile from './scheme/file.ts';
import schemeFinder from './scheme/finder.ts';
import schemeForm from './scheme/form.ts';
import schemeList from './scheme/list.ts';
import schemeManage from './scheme/manage.ts';
import schemeRegister from './scheme/register.ts';
import schemeWords from './scheme/words.ts';
import searchAnswer from './search-answer.ts';
import signIn from './sign-in.ts';
import site from './site.ts';

const catalogue: Catalogue = {
  area,
  'cannot-ask': cannotAsk,
  dashboard,
  'edit-ngo': editNgo,
  feedback,
  form,
  'help-request/form': helpForm,
  'help-request/inbox': helpInbox,
  'help-request/oversight': helpOversight,
  'help-request/status': helpStatus,
  'help-request/words': helpWords,
  home,
  'information/about': about,
  'information/help': help,
  'information/policy': policy,
  mail,
  needs,
  ngo,
  'ngo-lists': ngoLists,
  'ngo-page': ngoPage,
  operations,
  'operations/audit': audit,
  'operations/searches': searches,
  'operations/security': security,
  outage,
  photos,
  register,
  'scheme/detail': schemeDetail,
  'scheme/file': schemeFile,
  'scheme/finder': schemeFinder,
  'scheme/form': schemeForm,
  'scheme/list': schemeList,
  'scheme/manage': schemeManage,
  'scheme/register': schemeRegister,
  'scheme/words': schemeWords,
  'search-answer': searchAnswer,
  'sign-in': signIn,
  site,
};
export default catalogue;
