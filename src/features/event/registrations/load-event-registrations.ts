import { load } from '#src/browser/session.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { REGISTRATION_STATUSES } from '#src/features/event/event.values.ts';
import { PARTY_SIZES } from './registrations.values.ts';

export type EventRegistrationsData = Awaited<ReturnType<typeof loadEventRegistrations>>;
export type PartyListFilters = EventRegistrationsData['filters'];

/** Loads the registrations for an event of the own NGO, for a `clientLoader`. The query string has the filters. */
export async function loadEventRegistrations({ id, request }: { id: string; request: Request }) {
  const params = new URL(request.url).searchParams;
  const filters = {
    q: params.get('q')?.trim().slice(0, SEARCH_MOST) ?? '',
    status: REGISTRATION_STATUSES.find((status) => status === params.get('status')) ?? ('' as const),
    partySize: PARTY_SIZES.find((size) => size === params.get('people')) ?? ('' as const),
  };
  const listOf = (page: string) =>
    load((api) => api.event.getAllRegisterUserByEventId.$get({ query: { eventId: id, ...filters, page } }));
  const asIs = await listOf(params.get('page') ?? '1');
  // The page may be past the end after its last row got another status.
  const isPast = asIs.data.length === 0 && asIs.total > 0 && asIs.totalIsExact;
  const list = isPast ? await listOf(String(Math.ceil(asIs.total / asIs.pageSize))) : asIs;
  return { list, filters };
}
