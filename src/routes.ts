import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { BRAND } from './brand.ts';

/** Every page URL, in English; the same under /hi and /gu. */
export default [
  index('features/directory/pages/home.page.tsx'),
  route('search', 'features/directory/pages/search.page.tsx'),
  route('category/:category', 'features/directory/pages/category.page.tsx'),
  route('detailpage/:city', 'features/directory/pages/city.page.tsx'),
  route(':category/detailpage/:id', 'features/ngo/pages/ngo.page.tsx'),
  route('share/ngo/:file', 'features/ngo/pages/share-picture.ts'),
  route('logIn', 'features/account/pages/log-in.page.tsx'),
  route('rform', 'features/joining/pages/register.page.tsx'),
  route('rform/:what', 'features/joining/pages/register-sent.page.tsx'),
  route('forgetPassword', 'features/account/pages/forget-password.page.tsx'),
  route('help', 'features/information/pages/help.page.tsx'),
  route('about', 'features/information/pages/about.page.tsx'),
  route('websitePolicy', 'features/information/pages/website-policy.page.tsx'),
  route('sitemap', 'features/information/pages/sitemap.page.tsx'),
  route('feedback', 'features/feedback/pages/feedback.page.tsx'),
  route('feedback/:what', 'features/feedback/pages/feedback-sent.page.tsx'),
  route('contact', 'features/feedback/pages/contact.page.tsx'),
  route('helpRequest', 'features/help-request/pages/help-request.page.tsx'),
  route('helpRequest/status', 'features/help-request/pages/help-status.page.tsx'),
  route('schemes', 'features/scheme/pages/schemes.page.tsx'),
  route('schemesDetail/:id/:type', 'features/scheme/pages/scheme.page.tsx'),
  route('scheme/register/:schemeId', 'features/scheme/pages/register.page.tsx'),
  route('scheme/confirm/:token', 'features/scheme/pages/confirm-registration.page.tsx'),
  route('schemes/finder', 'features/scheme/pages/scheme-finder.page.tsx'),
  ...coming('eventList', 'donate'),

  route('ngopage', 'features/site/pages/ngo-area.page.tsx', [
    index('features/ngo/pages/dashboard.page.tsx'),
    route('helpRequests', 'features/help-request/pages/inbox.page.tsx'),
    route('helpRequests/:id', 'features/help-request/pages/inbox-request.page.tsx'),
    route('shemesList', 'features/scheme/pages/schemes-list.page.tsx'),
    route('sheme', 'features/scheme/pages/scheme-editor.page.tsx', { id: 'add-scheme' }),
    route('sheme/:id', 'features/scheme/pages/scheme-editor.page.tsx', { id: 'edit-scheme' }),
    // The specification leads from a scheme to these two addresses, which are named after events.
    route('events/:id', 'features/scheme/pages/scheme-editor.page.tsx', { id: 'edit-scheme-as-event' }),
    route('event/:name/registerUser/:id', 'features/scheme/pages/scheme-registrations.page.tsx'),
    route('editNgo', 'features/ngo/pages/edit-ngo.page.tsx'),
    route('ngoPhotos', 'features/ngo/pages/ngo-photos.page.tsx'),
    route('changePassword', 'features/account/pages/change-password.page.tsx', { id: 'ngo-change-password' }),
  ]),
  route(BRAND.slug, 'features/site/pages/operations-area.page.tsx', [
    index('features/operations/pages/overview.page.tsx'),
    route('helpRequests', 'features/help-request/pages/all-requests.page.tsx'),
    route('helpRequests/:id', 'features/help-request/pages/staff-request.page.tsx'),
    route('request/:ngoId', 'features/help-request/pages/requests-of-ngo.page.tsx'),
    route('toVerify', 'features/operations/pages/to-verify.page.tsx'),
    route('toVerify/:id', 'features/operations/pages/check-ngo.page.tsx'),
    route('ngos', 'features/operations/pages/all-ngos.page.tsx'),
    route('feedbacks', 'features/operations/pages/feedbacks.page.tsx'),
    route('feedbacks/:id', 'features/operations/pages/answer-feedback.page.tsx'),
    route('searches', 'features/search-terms/pages/searches.page.tsx'),
    route('audit', 'features/operations/pages/audit.page.tsx'),
    route('security', 'features/operations/pages/security.page.tsx'),
    route('mails', 'features/operations/pages/given-up-mails.page.tsx'),
    route('changePassword', 'features/account/pages/change-password.page.tsx', {
      id: 'staff-change-password',
    }),
  ]),

  route('*', 'features/site/pages/not-found.page.tsx'),
] satisfies RouteConfig;

/** Parts of the product that are not open yet: each says so and leads on. */
function coming(...paths: string[]) {
  return paths.map((path) => route(path, 'features/site/pages/coming.page.tsx', { id: `coming-${path}` }));
}
