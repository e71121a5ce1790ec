import { data, type RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { formatFinancialYear } from '#src/shared/financial-year.ts';
import type { Language } from '#src/shared/languages.ts';
import { comparePaise, formatRupees, percentOf } from '#src/shared/money.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { textView } from '#src/shared/indic/text-in-language.ts';
import { ngoNameView, purposeView } from '#src/features/donation/donation-view.server.ts';
import type { Fundraiser, GivingPage, GivingTotals } from './giving.contract.ts';
import { missingOf } from './giving.rules.ts';
import type { FundraiserView, GivingView, TotalsView } from './giving.view.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider>; ngoId: string };

/** Loads the page of an NGO's gifts. Only verified NGOs have one; any other is a 404. */
export async function loadGiving({ request, context, ngoId }: Options): Promise<GivingView> {
  const { api, language, origin } = context.get(pageContext);
  if (!ROW_ID.test(ngoId)) throw data(null, { status: 404 });
  const purposeId = new URL(request.url).searchParams.get('for')?.slice(0, 20);
  const [page, { cities }] = await Promise.all([
    api.donation.getGivingPage[':ngoId']
      .$get({ param: { ngoId }, query: { ...(purposeId && { for: purposeId }) } })
      .then(readResponse),
    loadReferenceNames(context),
  ]);
  const { ngo, methods, foreign, fundraiser, totals, purposes } = page.data;
  return {
    ngo: {
      _id: ngo._id,
      name: ngoNameView(ngo, language),
      path: `/${ngo.category}/detailpage/${ngo._id}`,
      city: cities[ngo.city] ?? ngo.city,
      verifiedAt: ngo.verifiedAt,
      phone: ngo.phone,
    },
    isOpen: methods.bankTransfer,
    share: shareOf(methods, language),
    tax: taxOf(page.data.tax, language),
    foreign,
    purposes: purposes.map((purpose) => {
      const { text, lang } = purposeView(purpose, language);
      return { value: purpose._id, label: text, lang };
    }),
    fundraiser: fundraiser && fundraiserView(fundraiser, language),
    totals: totals && totalsView(totals, language),
    origin,
  };
}

function shareOf({ upi, gateway }: GivingPage['methods'], language: Language): string[] {
  const { share } = catalogues[language]['donation/giving'];
  return [upi ? share.upi : share.transfer, ...(gateway ? [share.gateway] : [])];
}

function taxOf(
  { isDeductible, act, actGu, actHi, deductionSection }: GivingPage['tax'],
  language: Language,
): GivingView['tax'] {
  const { tax } = catalogues[language]['donation/giving'];
  const law = { en: act, gu: actGu, hi: actHi }[language];
  return { isDeductible, text: isDeductible ? tax.yes(deductionSection, law) : tax.no };
}

function fundraiserView(fundraiser: Fundraiser, language: Language): FundraiserView {
  const { site, 'donation/giving': words } = catalogues[language];
  const { fundraiser: t } = words;
  const { _id, state, goal, given, donations, endsOn, description } = fundraiser;
  const text = {
    en: description,
    gu: fundraiser.descriptionGu ?? description,
    hi: fundraiser.descriptionHi ?? description,
  }[language];
  const missing = goal && missingOf({ goal, given });
  const count = formatCount(donations);
  return {
    id: _id,
    title: purposeView(fundraiser, language),
    description: (text ?? '')
      .split(/\n+/)
      .filter(Boolean)
      .map((paragraph) => textView(paragraph, language)),
    state,
    progress: goal && {
      percent: percentOf({ part: given, whole: goal }),
      given: t.given(formatRupees(given), formatRupees(goal)),
      missing:
        comparePaise(given, goal) >= 0 ? t.reached : t.missing(formatRupees(missing!), donations, count),
    },
    given: goal || donations === 0 ? null : t.givenSoFar(formatRupees(given), donations, count),
    until:
      endsOn === null || state !== 'open' ? null : t.until(formatDay({ day: endsOn, months: site.months })),
  };
}

function totalsView(
  { year, given, donors, purposes, names }: GivingTotals,
  language: Language,
): TotalsView | null {
  const { totals: t, purpose } = catalogues[language]['donation/giving'];
  if (donors === 0) return null;
  return {
    heading: t.heading(formatFinancialYear(year)),
    sum: t.sum(formatRupees(given), donors, formatCount(donors)),
    purposes: purposes.map((part) => ({
      name: part.purpose ? purposeView(part.purpose, language) : textView(purpose.anything, language),
      given: formatRupees(part.given),
    })),
    names: names.map((name) => textView(name, language)),
  };
}
