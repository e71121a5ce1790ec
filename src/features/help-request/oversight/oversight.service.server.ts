import type { SignedInCall } from '#src/server/api-env.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { selectEvents, selectMessages } from '../history.queries.server.ts';
import type { HelpContact } from '../inbox/inbox.contract.ts';
import { isRequestId } from '../request-id.rules.ts';
import { showContact } from '../show-contact.server.ts';
import { selectNgosOf } from '../status/status.queries.server.ts';
import type {
  NeedRow,
  NgoNumbers,
  OfferRow,
  StaffFilters,
  StaffRequest,
  StaffRow,
} from './oversight.contract.ts';
import {
  countOffersOfNgo,
  selectForStaff,
  selectNeed,
  selectOffersOfNgo,
  selectOneForStaff,
} from './oversight.queries.server.ts';

type Services = Pick<AppServices, 'db'>;
type Page = { page: number; pageSize: number };

/** A page of all requests that fit, the oldest first. */
export async function listForStaff(
  { db }: Services,
  { filters, page, pageSize }: Page & { filters: StaffFilters },
): Promise<{ rows: StaffRow[]; total: number }> {
  return selectForStaff(db, { filters, limit: pageSize, offset: (page - 1) * pageSize });
}

/** A request with its NGOs and history. @throws {AppError} 404 when there is none. */
export async function readForStaff({ db }: Services, id: string): Promise<StaffRequest> {
  const found = isRequestId(id) ? await selectOneForStaff(db, id) : undefined;
  if (!found) throw notFound();
  const [ngos, history, messages] = await Promise.all([
    selectNgosOf(db, id),
    selectEvents(db, { requestId: id }),
    selectMessages(db, { requestId: id }),
  ]);
  return { ...found, ngos, history, messages };
}

/** What an NGO was asked, in numbers and as a page, the latest first. @throws {AppError} 404 when there is no such NGO. */
export async function readNgoRequests(
  { db }: Services,
  { ngoId, page, pageSize }: Page & { ngoId: string },
): Promise<{ numbers: NgoNumbers; rows: OfferRow[]; total: number }> {
  const counted = isRequestId(ngoId) ? await countOffersOfNgo(db, ngoId) : undefined;
  if (!counted) throw notFound();
  const rows = await selectOffersOfNgo(db, { ngoId, limit: pageSize, offset: (page - 1) * pageSize });
  const { all: total, ...numbers } = counted;
  return { numbers, rows, total };
}

/** Where which help is asked for and missing. */
export async function readUnmetNeed({ db }: Services): Promise<NeedRow[]> {
  return selectNeed(db);
}

/** Contact details for our own team. @throws {AppError} 404 when there is no such request; 429 as `showContact`. */
export async function readContactForStaff(
  services: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<HelpContact> {
  if (!isRequestId(id)) throw notFound();
  return showContact(services, { id, ngoId: null, call });
}
