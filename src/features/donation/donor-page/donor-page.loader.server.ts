import { data, type RouterContextProvider } from 'react-router';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponseIfFound } from '#src/server/http/page-responses.server.ts';
import { formatDay } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { formatRupees, integerOf } from '#src/shared/money.ts';
import { textView } from '#src/shared/indic/text-in-language.ts';
import { ngoNameView, purposeView } from '#src/features/donation/donation-view.server.ts';
import { yearFilePath } from '#src/features/donation/donor-year-file/year-file-path.ts';
import { RECEIPTS_AT_ONCE_MOST } from '#src/features/donation/donor-year-file/year-file.values.ts';
import type { Donor, DonorGift } from './donor-page.contract.ts';
import type { DonorPageView, GiftView, PersonView, ReminderView, YearView } from './donor-page.view.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Loads the page of the donor whose token is in the address. Without a token it is the form that asks for a link; with
 * one that opens nothing, a 404 with an explanation.
 */
export async function loadDonorPage({ request, context }: Options) {
  const { api, language } = context.get(pageContext);
  const token = tokenOf(request);
  if (token === undefined) return data({ view: null, isForm: true }, { status: 200 });
  const found =
    token === ''
      ? undefined
      : await api.donation.readDonor.$post({ json: { token } }).then(readResponseIfFound);
  const view = found ? viewOf(found.data, { token, language }) : null;
  return data({ view, isForm: false }, { status: view ? 200 : 404 });
}

/** Returns the token in the address, or undefined if there is none. */
export function tokenOf(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('donor')?.slice(0, 100);
}

type Page = { token: string; language: Language };

function viewOf(donor: Donor, page: Page): DonorPageView {
  const { language } = page;
  const latest = donor.years.find(({ total }) => integerOf(total) > 0);
  return {
    email: donor.email,
    latest: latest ? { year: latest.year, total: formatRupees(latest.total) } : null,
    years: donor.years.map((year) => yearView(year, page)),
    people: donor.people.map((person) => personView(person, language)),
    reminders: donor.reminders.map((reminder) => reminderView(reminder, language)),
    namesShown: donor.namesShown,
  };
}

function yearView({ year, total, ngos }: Donor['years'][number], { token, language }: Page): YearView {
  const valid = ngos.flatMap(({ gifts }) => gifts.filter(({ receipt }) => receipt && !receipt.isCancelled));
  const path = pathInLanguage({ path: yearFilePath({ year, token }), language });
  return {
    year,
    total: formatRupees(total),
    file: valid.length === 0 ? null : { path, isMailed: valid.length > RECEIPTS_AT_ONCE_MOST },
    ngos: ngos.map(({ ngo, total: ofNgo, gifts }) => ({
      id: ngo._id,
      name: ngoNameView(ngo, language),
      path: ngo.isVerified ? `/${ngo.category}/detailpage/${ngo._id}` : null,
      total: formatRupees(ofNgo),
      gifts: gifts.map((gift) => giftView(gift, language)),
    })),
  };
}

function giftView(gift: DonorGift, language: Language): GiftView {
  const { donation: words, 'donation/donor-page': t, site } = catalogues[language];
  const { receipt, refunded, status } = gift;
  const token = encodeURIComponent(gift.token);
  const file = (code: string) =>
    pathInLanguage({ path: `/donate/receipt/${code}/pdf?donation=${token}`, language });
  return {
    reference: gift.reference,
    amount: formatRupees(gift.amount),
    status: t.years.statuses[status](formatDay({ day: gift.day, months: site.months })),
    method: words.methods[gift.method],
    refunded: integerOf(refunded) > 0 && status !== 'refunded' ? formatRupees(refunded) : null,
    purpose: gift.purpose && purposeView(gift.purpose, language),
    receipt: receipt && { number: receipt.number, path: receipt.isCancelled ? null : file(receipt.code) },
    path: `/donate/pay?donation=${token}`,
  };
}

function personView({ name, address, id, gifts }: Donor['people'][number], language: Language): PersonView {
  const { donation: words, 'donation/donor-page': t } = catalogues[language];
  return {
    name: textView(name, language),
    address: address ?? '',
    id: id && { text: t.details.stored(words.idKinds[id.kind], id.masked), masked: id.masked },
    gifts,
  };
}

function reminderView(
  { token, ngo, amount, nextOn }: Donor['reminders'][number],
  language: Language,
): ReminderView {
  const { months } = catalogues[language].site;
  return {
    token,
    ngo: ngoNameView(ngo, language),
    amount: formatRupees(amount),
    nextOn: nextOn && formatDay({ day: nextOn, months }),
    path: `/donate/monthly?gift=${token}`,
  };
}
