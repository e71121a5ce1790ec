import { data, type RouterContextProvider } from 'react-router';
import { formatEventTime } from '#src/features/event/event-words.ts';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { namedOptions } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { textView } from '#src/shared/indic/text-in-language.ts';
import { formatCertificateHours } from '#src/features/volunteer/certificates/certificates.rules.ts';
import { formatHours } from '#src/features/volunteer/hours.rules.ts';
import { nameOfNgo } from '#src/features/volunteer/volunteer-mail.ts';
import type { OwnVolunteer, VolunteerShift } from './own-page.contract.ts';
import type { VolunteerValues } from '#src/features/volunteer/application/application.view.ts';
import type { CertificateView, OwnPageView, ShiftView } from './own-page.view.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };

/** Loads the page of the volunteer whose token is in the address. An unknown one is a 404 with an explanation. */
export async function loadOwnPage({ request, context }: Options) {
  const { api } = context.get(pageContext);
  const token = tokenOf(request);
  const found =
    token && (await api.volunteer.readVolunteer.$post({ json: { token } }).then(readResponseIfFound));
  const view: OwnPageView | null = found
    ? await ownPageView(context, { volunteer: found.data, token })
    : null;
  return data({ view }, { status: view ? 200 : 404 });
}

/** Returns the token in the address, or ''. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('volunteer')?.slice(0, 100) ?? '';
}

async function ownPageView(
  context: Readonly<RouterContextProvider>,
  { volunteer, token }: { volunteer: OwnVolunteer; token: string },
): Promise<OwnPageView> {
  const { language } = context.get(pageContext);
  const { cities } = await loadReferenceNames(context);
  const { reference, name, status, wantsInvitations, ngo, shifts } = volunteer;
  const views = shifts.map((shift) => ({ ...shift, view: shiftView(shift, language) }));
  const taken = views.filter(({ isTaken }) => isTaken);
  return {
    reference,
    name: textView(name, language),
    status,
    wantsInvitations,
    ngo: {
      ...textView(nameOfNgo(ngo, language), language),
      path: ngo.isVerified ? `/${ngo.category}/detailpage/${ngo._id}` : null,
    },
    stored: storedView(volunteer, { cities, language }),
    shifts: {
      mine: taken.filter(({ isPast }) => !isPast).map(({ view }) => view),
      open: views.filter(({ isTaken }) => !isTaken).map(({ view }) => view),
      past: taken
        .filter(({ isPast }) => isPast)
        .map(({ view }) => view)
        .toReversed(),
    },
    certificates: volunteer.certificates.map((certificate) =>
      certificateView(certificate, { token, language }),
    ),
    cities: namedOptions({ names: cities, language }),
  };
}

function storedView(
  { name, details, createdAt, updatedAt }: OwnVolunteer,
  { cities, language }: { cities: Record<string, string>; language: Language },
): OwnPageView['stored'] {
  if (details === null) return null;
  const { city } = details;
  const { months } = catalogues[language].site;
  const dayOf = (time: string) => formatDay({ day: dayInIndia(new Date(time)), months });
  return {
    values: formValues({ name, details }),
    city: cities[city] ?? city,
    createdAt: dayOf(createdAt),
    updatedAt: dayOf(updatedAt),
  };
}

/** Returns stored details as the form has them. */
export function formValues({
  name,
  details,
}: {
  name: string;
  details: NonNullable<OwnVolunteer['details']>;
}): VolunteerValues {
  const { mobile, email, city, otherSkills, isAdult, guardianName, guardianMobile } = details;
  return {
    texts: {
      name,
      mobile,
      email,
      city,
      otherSkills: otherSkills ?? '',
      age: isAdult ? 'adult' : 'minor',
      guardianName: guardianName ?? '',
      guardianMobile: guardianMobile ?? '',
    },
    skills: details.skills,
    availability: details.availability,
  };
}

function shiftView(shift: VolunteerShift, language: Language): ShiftView {
  const { event: words, site } = catalogues[language];
  const { startsAt, endsAt, minutes, details, cancelReason } = shift;
  return {
    id: shift._id,
    title: textView(shift.title, language),
    details: details === null ? null : textView(details, language),
    place: textView(shift.place, language),
    when: formatEventTime({ startsAt, endsAt, language, words, months: site.months }),
    cancelReason: cancelReason === null ? null : textView(cancelReason, language),
    isCancelled: shift.status === 'cancelled',
    placesLeft: shift.placesLeft,
    hours: minutes === null ? null : formatHours(minutes),
  };
}

function certificateView(
  { number, minutes, periodFrom, periodTo, isWithdrawn }: OwnVolunteer['certificates'][number],
  { token, language }: { token: string; language: Language },
): CertificateView {
  const { site, 'volunteer/certificate-check': t } = catalogues[language];
  const dayOf = (day: string) => formatDay({ day, months: site.months });
  const path = `/volunteer/certificate/${number}/pdf?volunteer=${token}`;
  return {
    number,
    hours: formatCertificateHours(minutes),
    period: periodFrom === periodTo ? dayOf(periodFrom) : t.days(dayOf(periodFrom), dayOf(periodTo)),
    file: isWithdrawn ? null : pathInLanguage({ path, language }),
  };
}
