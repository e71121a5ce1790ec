import type { Language } from '#src/shared/languages.ts';
import type { AppServices } from './http/app-services.server.ts';

/** The status of an NGO on the site. Users of a deleted NGO cannot sign in. */
export type NgoStanding = 'pending' | 'verified' | 'suspended';

/** A signed-in account, as read from the database at this call. */
export type SignedIn = {
  id: string;
  email: string;
  name: string;
  role: 'ngo' | 'staff' | 'admin';
  /** Set for NGO users only. */
  ngoId: string | null;
  /**
   * What an NGO user may do within the NGO. A member changes no names, contact details, registration documents, bank
   * details and people.
   */
  ngoRole: 'manager' | 'member' | null;
  /** The standing of that NGO. */
  standing: NgoStanding | null;
  language: Language;
  /** The session that the token belongs to, and the browser and system of its device (empty if not known). */
  session: { id: string; browser: string; system: string };
};

/** The caller of a request. The HTTP server determines it once; in-process calls carry it along. */
export type Caller = {
  /** The visitor's IP address. Trusted proxies are counted from the right of X-Forwarded-For. */
  address: string;
  language: Language;
};

/** A call: its caller, and its number in the log. */
export type Call = { caller: Caller; requestId: string };
/**
 * The whole application as a function: the API under `/api`, pages everywhere else. It adds to `cacheTags`
 * the tags of the data that the response depends on.
 */
export type RequestHandler = (
  call: Call & {
    request: Request;
    cacheTags?: Set<string>;
    /** Whether a page is wanted with its script. Few visitors need it, so that a page is cheaper without. */
    withScript?: boolean;
  },
) => Promise<Response>;

/** A call by a signed-in account. */
export type SignedInCall = Call & {
  account: SignedIn;
  /**
   * Whether the person typed the password in the last half hour. Known only if the contract of the endpoint
   * may ask for it.
   */
  isConfirmed?: boolean;
};

/**
 * What every API handler finds in `context.env`, and `account` in `context.var` if its endpoint is not
 * public. `isConfirmed` is set if its contract may ask for the password.
 */
export type ApiEnv = {
  Bindings: AppServices & Call & { cacheTags?: Set<string> };
  Variables: { account: SignedIn; isConfirmed?: boolean };
};
