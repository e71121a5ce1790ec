import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { BRAND } from './brand.ts';

/** Every page URL, in English. The same URLs exist under /hi and /gu. */
export default [
  index('features/ngo/directory/home.page.tsx'),
  route('search', 'features/ngo/search/search.page.tsx'),
  route('category/:category', 'features/ngo/directory/category.page.tsx'),
  route('detailpage/:city', 'features/ngo/directory/city.page.tsx'),
  route(':category/detailpage/:id', 'features/ngo/profile/profile.page.tsx'),
  route('share/ngo/:file', 'features/ngo/profile/share-picture.resource.ts'),
  route('logIn', 'features/account/sign-in/sign-in.page.tsx'),
  route('rform', 'features/ngo/registration/registration.page.tsx'),
  route('rform/:what', 'features/ngo/registration/registration-sent.page.tsx'),
  route('forgetPassword', 'features/account/password/forget-password.page.tsx'),
  route('help', 'features/information/help/help.page.tsx'),
  route('about', 'features/information/about/about.page.tsx'),
  route('websitePolicy', 'features/information/website-policy/website-policy.page.tsx'),
  route('sitemap', 'features/information/sitemap/sitemap.page.tsx'),
  route('feedback', 'features/feedback/submission/feedback.page.tsx'),
  route('feedback/:what', 'features/feedback/submission/feedback-sent.page.tsx'),
  route('contact', 'features/feedback/submission/contact.page.tsx'),
  route('helpRequest', 'features/help-request/submission/submission.page.tsx'),
  route('helpRequest/status', 'features/help-request/status/status.page.tsx'),
  route('schemes', 'features/scheme/catalogue/schemes.page.tsx'),
  route('schemesDetail/:id/:type', 'features/scheme/catalogue/scheme.page.tsx'),
  route('scheme/register/:schemeId', 'features/scheme/registration/register.page.tsx'),
  route('scheme/confirm/:token', 'features/scheme/registration/confirm-registration.page.tsx'),
  route('schemes/finder', 'features/scheme/finder/finder.page.tsx'),
  route('eventList', 'features/event/list/event-list.page.tsx'),
  route('eventDetail/:eventId', 'features/event/details/event-details.page.tsx'),
  route('eventRegister/:eventId', 'features/event/registration/event-register.page.tsx'),
  route('event/ticket', 'features/event/ticket/ticket.page.tsx'),
  route('event/calendar.ics', 'features/event/calendar/calendar-feed.resource.ts'),
  route('event/calendar/:file', 'features/event/calendar/calendar-file.resource.ts'),
  route('volunteer/certificate', 'features/volunteer/certificate-check/check-certificate.page.tsx', {
    id: 'type-certificate-number',
  }),
  route('volunteer/certificate/:number', 'features/volunteer/certificate-check/check-certificate.page.tsx'),
  route(
    'volunteer/certificate/:number/pdf',
    'features/volunteer/certificate-paper/certificate-file.resource.ts',
  ),
  route('volunteer/me', 'features/volunteer/own-page/own-page.page.tsx'),
  route('volunteer/:ngoId', 'features/volunteer/application/application.page.tsx'),
  ...coming('donate'),
  route('donate/receipt/:code/pdf', 'features/donation/receipt-paper/receipt-file.resource.ts'),

  route('ngopage', 'features/site/ngo-area.page.tsx', [
    index('features/ngo/dashboard/dashboard.page.tsx'),
    route('helpRequests', 'features/help-request/inbox/inbox.page.tsx'),
    route('helpRequests/:id', 'features/help-request/inbox/inbox-request.page.tsx'),
    route('shemesList', 'features/scheme/management/schemes-list.page.tsx'),
    route('sheme', 'features/scheme/management/scheme-editor.page.tsx', { id: 'add-scheme' }),
    route('sheme/:id', 'features/scheme/management/scheme-editor.page.tsx', { id: 'edit-scheme' }),
    route('addEvent', 'features/event/management/event-editor.page.tsx'),
    route('events', 'features/event/management/events-list.page.tsx'),
    // The specification links from a scheme to these two URLs, which are named after events.
    route('events/:id', 'features/site/event-or-scheme.page.tsx'),
    route('event/:name/registerUser/:id', 'features/site/registrations.page.tsx'),
    route('volunteer', 'features/volunteer/applications/applications.page.tsx'),
    route('volunteer/shifts', 'features/volunteer/shifts/shifts-list.page.tsx'),
    route('volunteer/shifts/:id', 'features/volunteer/shift-people/shift.page.tsx'),
    route('volunteer/addShift', 'features/volunteer/shifts/shift-editor.page.tsx', { id: 'add-shift' }),
    route('volunteer/shifts/:id/edit', 'features/volunteer/shifts/shift-editor.page.tsx', {
      id: 'edit-shift',
    }),
    route('volunteer/certificates', 'features/volunteer/certificates/certificates.page.tsx'),
    route('editNgo', 'features/ngo/editing/edit-ngo.page.tsx'),
    route('ngoPhotos', 'features/ngo/photos/ngo-photos.page.tsx'),
    route('changePassword', 'features/account/password/change-password.page.tsx', {
      id: 'ngo-change-password',
    }),
  ]),
  // Not within the NGO area, whose frame needs a network.
  route('ngopage/checkIn/worker', 'features/event/check-in/worker.resource.ts'),
  route('ngopage/checkIn/:eventId', 'features/event/check-in/check-in.page.tsx'),
  route(BRAND.slug, 'features/site/operations-area.page.tsx', [
    index('features/site/overview.page.tsx'),
    route('helpRequests', 'features/help-request/oversight/all-requests.page.tsx'),
    route('helpRequests/:id', 'features/help-request/oversight/staff-request.page.tsx'),
    route('request/:ngoId', 'features/help-request/oversight/requests-of-ngo.page.tsx'),
    route('toVerify', 'features/ngo/verification/to-verify.page.tsx'),
    route('toVerify/:id', 'features/ngo/verification/ngo-to-verify.page.tsx'),
    route('ngos', 'features/ngo/staff-list/staff-list.page.tsx'),
    route('feedbacks', 'features/feedback/answering/feedbacks.page.tsx'),
    route('feedbacks/:id', 'features/feedback/answering/answer-feedback.page.tsx'),
    route('searches', 'features/search-terms/search-terms.page.tsx'),
    route('audit', 'features/audit/log/audit-log.page.tsx'),
    route('security', 'features/audit/security-log/security-log.page.tsx'),
    route('mails', 'features/mail/given-up/given-up-mails.page.tsx'),
    route('changePassword', 'features/account/password/change-password.page.tsx', {
      id: 'staff-change-password',
    }),
  ]),

  route('*', 'features/site/not-found.page.tsx'),
] satisfies RouteConfig;

/** Routes of parts that are not open yet. Their page says so and offers other links. */
function coming(...paths: string[]) {
  return paths.map((path) => route(path, 'features/site/coming.page.tsx', { id: `coming-${path}` }));
}
