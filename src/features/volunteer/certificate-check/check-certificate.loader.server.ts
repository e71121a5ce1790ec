import { data, redirect, type RouterContextProvider } from 'react-router';
import { namesToShow } from '#src/shared/ngo-names.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponseIfFound, readTexts } from '#src/server/http/page-responses.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import type { Language } from '#src/shared/languages.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import { CHECK } from '#src/features/volunteer/certificates/certificate-paths.ts';
import type { CheckedCertificate } from '#src/features/volunteer/certificates/certificates.contract.ts';
import { formatCertificateHours } from '#src/features/volunteer/certificates/certificates.rules.ts';
import type { CheckPageView, CheckView } from './check-certificate.view.ts';

type Context = Readonly<RouterContextProvider>;

/** Loads the certificate with this number. An unknown one is a 404 with an explanation. */
export async function loadCheck({ context, number }: { context: Context; number: string | undefined }) {
  const { api, language } = context.get(pageContext);
  if (number === undefined) return data<CheckPageView>({ view: null, unknown: null });
  const param = { number: number.slice(0, REFERENCE_MOST) };
  const found = await api.volunteer.checkCertificate[':number'].$get({ param }).then(readResponseIfFound);
  const page: CheckPageView = found
    ? { view: viewOf(found.data, language), unknown: null }
    : { view: null, unknown: param.number };
  return data(page, { status: found ? 200 : 404 });
}

/** Leads from the form to the page of the number that was typed. */
export async function goToNumber({ request, context }: { request: Request; context: Context }) {
  const { language } = context.get(pageContext);
  const typed = (await readTexts(request))('number').trim();
  const { numberRequired } = catalogues[language]['volunteer/certificate-check'];
  if (typed === '') return data({ error: numberRequired }, { status: 422 });
  const number = readReference(typed, 'VC') ?? typed.slice(0, REFERENCE_MOST);
  // The router adds the language prefix.
  return redirect(`${CHECK}/${encodeURIComponent(number)}`, 303);
}

function viewOf(certificate: CheckedCertificate, language: Language): CheckView {
  const { number, isWithdrawn, initials, minutes, periodFrom, periodTo, ngo } = certificate;
  const { 'volunteer/certificate-check': t, site } = catalogues[language];
  const dayOf = (day: string) => formatDay({ day, months: site.months });
  const { text } = namesToShow({ ngo, language }).first;
  return {
    number,
    isWithdrawn,
    initials,
    hours: formatCertificateHours(minutes),
    period: periodFrom === periodTo ? dayOf(periodFrom) : t.days(dayOf(periodFrom), dayOf(periodTo)),
    ngo: {
      text,
      lang: langOfText(text, language),
      path: ngo.isListed ? `/${ngo.category}/detailpage/${ngo._id}` : null,
    },
  };
}
