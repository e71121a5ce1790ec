import type { NgoStanding } from '../../src/server/api-env.server.ts';
import type { Endpoint } from './endpoints.ts';

export const STANDINGS: NgoStanding[] = ['pending', 'verified', 'suspended'];

/**
 * What an NGO may call, depending on its standing. The list is written by hand instead of being derived from
 * the contracts. Everything else is for verified NGOs only, so that a new endpoint reveals nothing to a
 * suspended NGO.
 */
const ALWAYS_ALLOWED = [
  // The own account: passwords, second factors, signing out.
  /^\/api\/auth\/\w+/,
  // The dates of its own registrations.
  /^\/api\/donation\/getComplianceCalendar$/,
  // Why the NGO is suspended, and its own page, which it may correct.
  /^\/api\/ngo\/(getDashboard|getOwnNgo|updateNgo)$/,
  /^\/api\/ngo\/(getAllNgoPhoto|addNgoPhoto|orderNgoPhoto)$/,
  /^\/api\/ngo\/(updateNgoPhoto|chooseCoverPhoto|deleteNgoPhoto)\/\{id\}$/,
  // Its own schemes, read only: how many people registered, but never who.
  /^\/api\/scheme\/(getAllSchemeByNgoId|getOwnSchemeById\/\{id\})$/,
  // Its own events, read only, in the same way.
  /^\/api\/event\/(getAllEventByNgoId|getEventOfNgo\/\{id\}|isEventOfNgo)$/,
];
/** A new NGO may prepare its schemes and drafts of events before they become public. */
const ALLOWED_UNLESS_SUSPENDED = [
  /^\/api\/event\/(addNewEvent|(editEvent|copyEvent|deleteEvent)\/\{id\})$/,
  /^\/api\/scheme\/(addNewScheme|updateScheme\/\{id\}|deleteScheme\/\{id\}|restoreScheme\/\{id\})$/,
];

/** Whether a user of an NGO with this standing may call the endpoint. */
export function mayCall({ path }: Endpoint, standing: NgoStanding): boolean {
  if (ALWAYS_ALLOWED.some((pattern) => pattern.test(path))) return true;
  if (standing !== 'suspended' && ALLOWED_UNLESS_SUSPENDED.some((pattern) => pattern.test(path))) return true;
  return standing === 'verified';
}
