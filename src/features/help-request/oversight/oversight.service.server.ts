import type { SignedInCall } from '#src/server/api-env.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { readBatches } from '#src/server/database/read-batches.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { recordStaffRead } from '#src/features/audit/record-access.server.ts';
import { selectAssistance } from '#src/features/help-request/records/assistance.queries.server.ts';
import {
  selectEvents,
  selectMessages,
  type NamedNgo,
} from '#src/features/help-request/records/history.queries.server.ts';
import { hideDetails } from '#src/features/audit/personal-data/hide-details.server.ts';
import { hideInMessages } from '#src/features/help-request/hide-details.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { showContact } from '#src/features/help-request/show-contact.server.ts';
import { selectNgosOf } from '#src/features/help-request/status/status.queries.server.ts';
import { readReference } from '#src/shared/reference-number.ts';
import type { OfferState } from '#src/features/help-request/help-request.values.ts';
import { findTowns } from '#src/features/reference/places.server.ts';
import type {
  NgoNumbers,
  OfferRow,
  StaffContact,
  StaffFilters,
  StaffRequest,
  StaffRow,
} from './oversight.contract.ts';
import {
  countForStaff,
  countOffersOfNgo,
  selectForStaff,
  selectOffersOfNgo,
  selectOneForStaff,
  type RequestFilters,
} from './oversight.queries.server.ts';

type Services = Pick<AppServices, 'db'>;
type Page = { page: number; pageSize: number };

/** Returns a page of all matching requests, oldest first. */
export async function listForStaff(
  { db }: Services,
  { filters: query, page, pageSize }: Page & { filters: StaffFilters },
): Promise<{ rows: StaffRow[]; total: number }> {
  const filters = readFilters(query);
  if (!filters) return { rows: [], total: 0 };
  const [rows, total] = await Promise.all([
    selectForStaff(db, { filters, limit: pageSize, offset: (page - 1) * pageSize }),
    countForStaff(db, filters),
  ]);
  return { rows, total };
}

/** Yields all matching requests. Reads them in batches, and only as long as the caller reads on. */
export async function* eachForStaff({ db }: Services, query: StaffFilters): AsyncGenerator<StaffRow> {
  const filters = readFilters(query);
  if (!filters) return;
  yield* readBatches<StaffRow>(({ limit, last }) => selectForStaff(db, { filters, limit, after: last?._id }));
}

/** Returns undefined if the search text is neither a reference nor a city, so no request matches. */
function readFilters({
  q,
  status,
  district,
  category,
  withStaff,
  overdue,
}: StaffFilters): RequestFilters | undefined {
  const input = q?.trim();
  const reference = input ? readReference(input) : undefined;
  const towns = input && reference === undefined ? findTowns(input) : undefined;
  if (towns?.length === 0) return undefined;
  return {
    reference,
    cities: towns,
    status: status || undefined,
    district: district || undefined,
    category: category || undefined,
    withStaff: withStaff === true,
    overdue: overdue === true,
  };
}

/**
 * Returns a request with its NGOs and history. Contact details in its texts are hidden. The audit log
 * records the read.
 * @throws {AppError} 404 if there is no such request; 429 if the account has used up its reads of the day.
 */
export async function readForStaff(
  services: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<StaffRequest> {
  const { db } = services;
  const { language } = call.caller;
  const row = ROW_ID.test(id) ? await selectOneForStaff(db, id) : undefined;
  if (!row) throw notFound();
  const { isHeld, ...request } = row;
  const access = { action: 'getHelpRequestForStaff', entity: 'helpRequest', entityId: id };
  await recordStaffRead(services, { call, access });
  const [assistance, ngos, history, messages] = await Promise.all([
    selectAssistance(db, id),
    selectNgosOf(db, id),
    selectEvents(db, { requestId: id }),
    selectMessages(db, { requestId: id }),
  ]);
  const hide = (text: string) => hideDetails({ text, language });
  return {
    ...request,
    assistance: assistance ?? null,
    description: hide(request.description),
    closedReason: request.closedReason && hide(request.closedReason),
    ngos: ngos.map((ngo) => ({ ...ngo, reason: ngo.reason && hide(ngo.reason) })),
    history,
    messages: isHeld ? [] : hideInMessages({ messages, language }),
  };
}

/**
 * Returns an NGO's numbers and a page of its offers, latest first.
 * @throws {AppError} 404 if there is no such NGO.
 */
export async function readNgoRequests(
  { db }: Services,
  { ngoId, state, page, pageSize }: Page & { ngoId: string; state: OfferState | undefined },
): Promise<{ ngo: NamedNgo; numbers: NgoNumbers; rows: OfferRow[]; total: number }> {
  const counts = ROW_ID.test(ngoId) ? await countOffersOfNgo(db, ngoId) : undefined;
  if (!counts) throw notFound();
  const part = { ngoId, state, limit: pageSize, offset: (page - 1) * pageSize };
  return { ...counts, ...(await selectOffersOfNgo(db, part)) };
}

/**
 * Returns the contact details for staff and everything the person wrote, with nothing hidden.
 * @throws {AppError} 404 if there is no such request; 429 as in `showContact`.
 */
export async function readContactForStaff(
  services: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<StaffContact> {
  if (!ROW_ID.test(id)) throw notFound();
  const contact = await showContact(services, { id, ngoId: null, call });
  const messages = await selectMessages(services.db, { requestId: id });
  return { ...contact, messages: messages.filter(({ byPerson }) => byPerson) };
}
