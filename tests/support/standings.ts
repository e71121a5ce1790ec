import type { NgoStanding } from '../../src/server/api-env.server.ts';
import type { Endpoint } from './endpoints.ts';

export const STANDINGS: NgoStanding[] = ['pending', 'verified', 'suspended'];

/**
 * Written by hand, and not read from the contracts: what an NGO may call, by where it stands with us. What is not named here is
 * for verified NGOs alone, so that an endpoint which is added later tells a suspended one nothing.
 */
const WHATEVER_THE_STANDING = [
  // The own account: passwords, second steps, signing out.
  /^\/api\/auth\/\w+/,
  // Why it is suspended, and its own page, which it may put right.
  /^\/api\/ngo\/(getDashboard|getOwnNgo|updateNgo)$/,
  /^\/api\/ngo\/(getAllNgoPhoto|addNgoPhoto|orderNgoPhoto)$/,
  /^\/api\/ngo\/(updateNgoPhoto|chooseCoverPhoto|deleteNgoPhoto)\/\{id\}$/,
  // Its own schemes, to look at: how many registered, never who.
  /^\/api\/scheme\/(getAllSchemeByNgoId|getOwnSchemeById\/\{id\})$/,
];
/** A new NGO prepares its schemes before anybody sees them. */
const UNLESS_SUSPENDED = [
  /^\/api\/scheme\/(addNewScheme|updateScheme\/\{id\}|deleteScheme\/\{id\}|restoreScheme\/\{id\})$/,
];

/** Whether an NGO user whose NGO stands like that may call it. */
export function mayCall({ path }: Endpoint, standing: NgoStanding): boolean {
  if (WHATEVER_THE_STANDING.some((pattern) => pattern.test(path))) return true;
  if (standing !== 'suspended' && UNLESS_SUSPENDED.some((pattern) => pattern.test(path))) return true;
  return standing === 'verified';
}
