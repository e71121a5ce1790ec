/** A public page that the sweep, the bench and Lighthouse visit. */
export type PublicPage = {
  /** A short name, also used for the screenshot. */
  name: string;
  path: string;
  status: number;
};

/** An NGO, a scheme, an event and a fundraiser of the demo data. */
export type SweptPages = {
  ngo: { category: string; _id: string };
  scheme: { _id: string };
  event: { _id: string };
  fundraiser: { _id: string; ngoId: string };
};

/** Returns every kind of public page, each in a state that shows as much of it as possible. */
export function publicPages({ ngo, scheme, event, fundraiser }: SweptPages): PublicPage[] {
  const page = (name: string, path: string, status = 200): PublicPage => ({ name, path, status });
  return [
    page('home', '/'),
    page('home-town', '/?from=Rajkot'),
    page('category', '/category/health'),
    page('category-filtered', '/category/health?city=Rajkot&verified=true'),
    page('city', '/detailpage/Rajkot'),
    page('ngo', `/${ngo.category}/detailpage/${ngo._id}`),
    page('all-ngos', '/search'),
    page('all-ngos-page-2', '/search?page=2'),
    page('search', '/search?q=jivanrek'),
    page('search-need', '/search?q=cancer+treatment+surat'),
    page('search-urgent', '/search?q=snake+bite+surat'),
    page('search-empty', '/search?q=zzzzqqq&category=health'),
    page('register', '/rform'),
    page('sign-in', '/logIn'),
    page('forgotten-password', '/forgetPassword'),
    page('help', '/help'),
    page('about', '/about'),
    page('website-policy', '/websitePolicy'),
    page('sitemap', '/sitemap'),
    page('feedback', '/feedback'),
    page('feedback-ngo', `/feedback?ngo=${ngo._id}`),
    page('feedback-sent', '/feedback/sent'),
    page('contact', '/contact'),
    page('ask-for-help', '/helpRequest?from=Rajkot'),
    page('help-status', '/helpRequest/status'),
    page('schemes', '/schemes'),
    page('schemes-filtered', '/schemes?category=Health&gender=Female&state=Gujarat'),
    page('schemes-empty', '/schemes?q=zzzzqqq&category=Housing'),
    page('scheme', `/schemesDetail/${scheme._id}/ngo`),
    page('scheme-builtin', '/schemesDetail/1/builtin'),
    page('scheme-not-found', '/schemesDetail/99/builtin', 404),
    page('scheme-register', `/scheme/register/${scheme._id}?from=Rajkot`),
    page('volunteer', `/volunteer/${ngo._id}?from=Rajkot`),
    page('donate', '/donate?from=Rajkot'),
    page('donate-empty', '/donate?q=zzzzqqq&category=health'),
    page('give', `/donate/${ngo._id}?from=Rajkot`),
    page('give-fundraiser', `/donate/${fundraiser.ngoId}?for=${fundraiser._id}`),
    page('give-not-found', '/donate/999999999', 404),
    page('gift-not-found', '/donate/pay?donation=nothing', 404),
    page('receipt-code', '/donate/receipt'),
    page('receipt-unknown', '/donate/receipt/RC-2222-2222-2222', 404),
    page('events', '/eventList'),
    page('events-filtered', '/eventList?category=health&city=Rajkot'),
    page('events-empty', '/eventList?q=zzzzqqq&city=Rajkot'),
    page('events-month', '/eventList?view=month'),
    page('events-past', '/eventList?view=past'),
    page('event', `/eventDetail/${event._id}`),
    page('event-not-found', '/eventDetail/999999999', 404),
    page('event-register', `/eventRegister/${event._id}?from=Rajkot`),
    page('ticket-not-found', '/event/ticket?ticket=nothing', 404),
    page('ticket-emails-unknown', '/event/emails?ticket=nothing', 404),
    page('certificate-number', '/volunteer/certificate'),
    page('certificate-unknown', '/volunteer/certificate/VC-2222-2222-2222', 404),
    page('donor-link', '/donate/mine'),
    page('donor-page-unknown', '/donate/mine?donor=nothing', 404),
    page('donor-file-unknown', '/donate/mine/pdf/2026-27?donor=nothing', 404),
    page('stop-change-unknown', '/donate/stopChange?change=nothing', 404),
    page('stop-claim-unknown', '/stopClaim?claim=nothing', 404),
    page('monthly-reminder-unknown', '/donate/monthly?gift=nothing', 404),
    page('scheme-finder', '/schemes/finder'),
    page('scheme-finder-income', '/schemes/finder?for=Education-Health&gender=Female&age=15&group=OBC'),
    page(
      'scheme-finder-result',
      '/schemes/finder?for=Education-Health&gender=Female&age=15&group=OBC&income=100001-250000&state=Gujarat',
    ),
    page('not-found', '/nothing-here', 404),
    page('bad-value', '/search?sort=price', 400),
  ];
}

/** The NGO of the demo data that the sweep visits. */
export const SWEPT_NGO = 'Jeevanrekh Rakt Mitra Mandal';
