import type { NgoDetail } from '#src/features/ngo/ngo.contract.ts';
import type { NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';

/** What stands in the fields of the form, as text. */
export type TypedNgo = Record<NgoField, string>;

/** An NGO as its form shows it: services one a line, days as YYYY-MM-DD. */
export function typedOf(ngo: OwnNgo): TypedNgo {
  return {
    name: ngo.name,
    nameGu: ngo.nameGu ?? '',
    nameHi: ngo.nameHi ?? '',
    category: ngo.category,
    city: ngo.city,
    address: ngo.address ?? '',
    pin: ngo.pin ?? '',
    phone: ngo.phone ?? '',
    email: ngo.email ?? '',
    website: ngo.website ?? '',
    mission: ngo.mission ?? '',
    description: ngo.description ?? '',
    services: ngo.services.join('\n'),
    needs: joinNeeds(ngo.needs.map(({ id }) => id)),
    foundedYear: ngo.foundedYear === null ? '' : String(ngo.foundedYear),
    registrationType: ngo.registrationType ?? '',
    darpanId: ngo.darpanId ?? '',
    pan: ngo.pan ?? '',
    reg12A: ngo.reg12A?.number ?? '',
    reg12AValidFrom: ngo.reg12A?.validFrom ?? '',
    reg12AValidTo: ngo.reg12A?.validTo ?? '',
    reg80G: ngo.reg80G?.number ?? '',
    reg80GValidFrom: ngo.reg80G?.validFrom ?? '',
    reg80GValidTo: ngo.reg80G?.validTo ?? '',
    fcra: ngo.fcra?.number ?? '',
    fcraValidFrom: ngo.fcra?.validFrom ?? '',
    fcraValidTo: ngo.fcra?.validTo ?? '',
    csr1: ngo.csr1 ?? '',
  };
}

/** Ids as one text, the same for the same needs. */
export function joinNeeds(ids: readonly string[]): string {
  return [...ids].sort().join(';');
}

/** The ids in what `joinNeeds` made. */
export function splitNeeds(text: string): string[] {
  return text.split(';').filter(Boolean);
}

/** The public page as it would be with what is typed; nothing of it has been checked. */
export function previewOf({
  ngo,
  typed,
}: {
  ngo: OwnNgo;
  typed: TypedNgo;
}): Omit<NgoDetail, 'district' | 'needs'> {
  const text = (value: string) => value.trim() || null;
  const paper = (name: 'reg12A' | 'reg80G' | 'fcra') =>
    text(typed[name]) && {
      number: typed[name].trim(),
      validFrom: text(typed[`${name}ValidFrom`]),
      validTo: text(typed[`${name}ValidTo`]),
    };
  const { standing, revision: _revision, pan: _pan, needs: _needs, proposedNeeds: _proposed, ...kept } = ngo;
  return {
    ...kept,
    status: standing.status,
    verifiedAt: standing.verifiedAt,
    papersChangedAt: standing.papersChangedAt,
    name: typed.name.trim(),
    nameGu: text(typed.nameGu),
    nameHi: text(typed.nameHi),
    category: typed.category,
    city: typed.city,
    address: text(typed.address),
    pin: text(typed.pin),
    phone: text(typed.phone),
    email: text(typed.email),
    website: text(typed.website),
    mission: text(typed.mission),
    description: text(typed.description),
    services: typed.services
      .split('\n')
      .map((service) => service.trim())
      .filter(Boolean),
    foundedYear: Number(typed.foundedYear) || null,
    registrationType: (text(typed.registrationType) ?? null) as NgoDetail['registrationType'],
    darpanId: text(typed.darpanId),
    panMasked: text(typed.pan) && `${typed.pan.trim().slice(0, 3)}XXXXX${typed.pan.trim().slice(-2)}`,
    reg12A: paper('reg12A') || null,
    reg80G: paper('reg80G') || null,
    fcra: paper('fcra') || null,
    csr1: text(typed.csr1),
  };
}
