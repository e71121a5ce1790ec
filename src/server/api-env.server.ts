import type { Language } from '#src/shared/languages.ts';
import type { AppServices } from './http/app-services.server.ts';

/** Where an NGO stands with us; one that is deleted has nobody who is signed in. */
export type NgoStanding = 'pending' | 'verified' | 'suspended';

/** Somebody who signed in, as the database knows them at this call. */
export type SignedIn = {
  id: string;
  email: string;
  name: string;
  role: 'ngo' | 'staff' | 'admin';
  /** Of an NGO user, and of nobody else. */
  ngoId: string | null;
  /** Of that NGO. */
  standing: NgoStanding | null;
  language: Language;
  /** The sign-in that the token is of, and what its browser calls itself (empty where it is not known). */
  session: { id: string; browser: string; system: string };
};

/** Who calls, made once at the door and carried along by an in-process call too. */
export type Caller = {
  /** The visitor's address, proxies trusted by count from the right. */
  address: string;
  language: Language;
};

/** One call: who made it, and its number in the log. */
export type Call = { caller: Caller; requestId: string };
/**
 * The whole application as one function: the API under `/api`, pages everywhere else. `cacheTags` gets the tags of the data that the
 * response is made from.
 */
export type RequestHandler = (
  call: Call & { request: Request; cacheTags?: Set<string> },
) => Promise<Response>;

/** A call by somebody who signed in. */
export type SignedInCall = Call & { account: SignedIn };

/** What every API handler finds in `context.env`; `account` in `context.var` when its endpoint is not public. */
export type ApiEnv = {
  Bindings: AppServices & Call & { cacheTags?: Set<string> };
  Variables: { account: SignedIn };
};
