/** What people pay for a service. `contribution` is a part of the cost. */
export const SERVICE_COSTS = ['free', 'contribution', 'paid'] as const;
export type ServiceCost = (typeof SERVICE_COSTS)[number];

/** Whom a service is for. `groups` are schools, villages and other groups that book it together. */
export const SERVICE_AUDIENCES = [
  'anyone',
  'children',
  'students',
  'youth',
  'women',
  'older-people',
  'disability',
  'patients',
  'families',
  'low-income',
  'farmers',
  'workers',
  'tribal',
  'disaster',
  'groups',
] as const;
export type ServiceAudience = (typeof SERVICE_AUDIENCES)[number];

export const SERVICES_MOST = 50;
export const SERVICE_NAME_MOST = 150;

/** A service of an NGO. `name` is the original, in any language. */
export type NgoService = {
  name: string;
  nameGu: string | null;
  nameHi: string | null;
  /** Null if the NGO does not say. */
  cost: ServiceCost | null;
  /** Empty if the NGO does not say. */
  audience: ServiceAudience[];
};

/** Returns the names of a service in all its languages. */
export function namesOfService({ name, nameGu, nameHi }: NgoService): string[] {
  return [name, nameGu, nameHi].filter((text) => text !== null);
}
