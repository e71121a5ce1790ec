import { load } from '#src/browser/session.ts';
import { lastPageOf, PAGE_SIZE_MOST, readPageNumber } from '#src/shared/paging.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { DONATION_METHODS, DONATION_STATUSES } from '#src/features/donation/donation.values.ts';
import { YEAR_MONTHS } from './donations.values.ts';

export type DonationsData = Awaited<ReturnType<typeof loadDonations>>;
export type DonationListFilters = DonationsData['filters'];

/** Loads the donations to the own NGO, for a `clientLoader`. The query string has the filters. */
export async function loadDonations(request: Request) {
  const params = new URL(request.url).searchParams;
  const oneOf = <Value extends string>(values: readonly Value[], name: string): Value | '' =>
    values.find((value) => value === params.get(name)) ?? '';
  const textOf = (name: string, pattern: RegExp) => {
    const text = params.get(name) ?? '';
    return pattern.test(text) ? text : '';
  };
  const filters = {
    q: params.get('q')?.trim().slice(0, SEARCH_MOST) ?? '',
    status: oneOf(DONATION_STATUSES, 'status'),
    method: oneOf(DONATION_METHODS, 'method'),
    purpose: textOf('purpose', /^[1-9]\d{0,15}$/),
    year: textOf('year', /^20\d\d-\d\d$/),
    month: oneOf(YEAR_MONTHS, 'month'),
  };
  const page = readPageNumber(params.get('page'));
  const pageOf = (number: number) =>
    load((api) => api.donation.getAllDonationByNgoId.$get({ query: { ...filters, page: String(number) } }));
  const [list, open, closed] = await Promise.all([
    pageOf(page),
    loadPurposes('open'),
    loadPurposes('closed'),
  ]);
  // The page may be past the end after its last row got another status.
  const last = lastPageOf(list);
  return {
    filters,
    list: page > last && list.totalIsExact ? await pageOf(last) : list,
    purposes: [...open.data, ...closed.data],
  };
}

function loadPurposes(list: 'open' | 'closed') {
  return load((api) =>
    api.donation.getAllPurpose.$get({ query: { list, pageSize: String(PAGE_SIZE_MOST) } }),
  );
}
