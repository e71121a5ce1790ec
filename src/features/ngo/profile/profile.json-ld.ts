import type { NGO, WithContext } from 'schema-dts';
import type { NgoView } from './profile.view.ts';

/**
 * Returns the schema.org description of the NGO for search engines, with nothing that the page does not show.
 */
export function jsonLdOfNgo({ view, path }: { view: NgoView; path: string }): WithContext<NGO> {
  const { ngo, texts, origin } = view;
  const { mission, description, services } = texts;
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    '@id': origin + path,
    url: ngo.website ?? origin + path,
    name: ngo.name,
    alternateName: [ngo.nameGu, ngo.nameHi].filter((name) => name !== null),
    ...(mission && { slogan: mission.text }),
    ...(description.length > 0 && { description: description.map(({ text }) => text).join('\n') }),
    ...(ngo.foundedYear && { foundingDate: String(ngo.foundedYear) }),
    ...(ngo.phone && { telephone: ngo.phone }),
    ...(ngo.email && { email: ngo.email }),
    ...(ngo.openingHours && { openingHours: ngo.openingHours.split('; ') }),
    ...(ngo.darpanId && {
      identifier: { '@type': 'PropertyValue', propertyID: 'NGO Darpan', value: ngo.darpanId },
    }),
    address: {
      '@type': 'PostalAddress',
      ...(ngo.address && { streetAddress: ngo.address }),
      addressLocality: ngo.city,
      ...(ngo.pin && { postalCode: ngo.pin }),
      addressRegion: 'Gujarat',
      addressCountry: 'IN',
    },
    areaServed: `${ngo.district}, Gujarat`,
    knowsAbout: services.map(({ name }) => name.text),
  };
}
