import area from './area.ts';
import dashboard from './dashboard.ts';
import editNgo from './edit-ngo.ts';
import feedback from './feedback.ts';
import form from './form.ts';
import home from './home.ts';
import about from './information/about.ts';
import help from './information/help.ts';
import policy from './information/policy.ts';
import mail from './mail.ts';
import ngo from './ngo.ts';
import ngoPage from './ngo-page.ts';
import operations from './operations.ts';
import photos from './photos.ts';
import register from './register.ts';
import signIn from './sign-in.ts';
import site from './site.ts';

export default {
  area,
  dashboard,
  'edit-ngo': editNgo,
  feedback,
  form,
  home,
  'information/about': about,
  'information/help': help,
  'information/policy': policy,
  mail,
  ngo,
  'ngo-page': ngoPage,
  operations,
  photos,
  register,
  'sign-in': signIn,
  site,
};
