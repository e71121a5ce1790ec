import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Prefix lengths of the IPv6 networks that providers assign: one to a household, one to an organisation. */
const HOUSEHOLD = 64;
const ORGANISATION = 48;

/**
 * Returns the networks that an IP address counts as for rate limits, the narrowest first. An IPv4 address is
 * its own network. An IPv6 address stands for its /64 and its /48, because whoever holds one address of a /64
 * holds all of them. A text that is not an IP address is its own network.
 */
export function networksOf(address: string): [narrow: string, wide?: string] {
  if (!isIP(address)) return [address];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  return [networkOf(parsed.toString(), HOUSEHOLD), networkOf(parsed.toString(), ORGANISATION)];
}

/** Returns the widest network that an IP address counts as: who shares it shares a place in a queue. */
export function widestNetworkOf(address: string): string {
  const [narrow, wide = narrow] = networksOf(address);
  return wide;
}

function networkOf(address: string, prefixLength: number): string {
  const [withoutZone = ''] = address.split('%');
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${prefixLength}`);
  return `${network.toString()}/${prefixLength}`;
}
