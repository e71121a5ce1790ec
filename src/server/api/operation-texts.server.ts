import type { Access, EndpointRules } from '#src/server/endpoint.server.ts';
import { endpointKey } from './endpoint-rules.server.ts';

const CALLERS: Record<Access, string> = {
  public: 'everybody',
  signedIn: 'every signed-in account',
  ngo: 'users of an NGO',
  staff: 'staff and administrators',
  admin: 'administrators',
};

/**
 * Returns the id of an operation: the first two parts of its path, in camel case. It is unique because no two endpoints
 * share these parts, and stays the same when other endpoints are added.
 */
export function operationIdOf(path: string): string {
  const [first, ...others] = endpointKey(path).split('/').filter(Boolean);
  return [first, ...others.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join('');
}

const IF_NEEDED = ', if a text names new contact details or people are mailed about the change';

/** Returns the rules of an endpoint as sentences. */
export function describeRules({
  access,
  limit,
  audit,
  standings,
  confirm,
  bodyBytes,
}: EndpointRules): string {
  const ofStanding = access === 'ngo' && standings?.length ? ` (${standings.join(', ')})` : '';
  return [
    `For ${CALLERS[access]}${ofStanding}.`,
    `At most ${limit.requests} calls in ${limit.seconds} seconds from one network.`,
    ...(bodyBytes === undefined ? [] : [`The body has at most ${bodyBytes} bytes.`]),
    ...(confirm
      ? [
          `Requires the password again, as a cookie or the header \`x-confirmation\`${confirm === true ? '' : IF_NEEDED}.`,
        ]
      : []),
    ...(audit ? ['Recorded in the audit log.'] : []),
  ].join(' ');
}
