import type { GovernmentService, Service, WithContext } from 'schema-dts';
import type { SchemeView } from '#src/features/scheme/scheme.views.ts';

/** Returns the schema.org data of a scheme for search engines. It holds only what the page itself shows. */
export function jsonLdOfScheme({
  view,
  path,
  audience,
  place,
}: {
  view: SchemeView;
  path: string;
  /** Readable text for the audience and for the area. */
  audience: string;
  place: string;
}): WithContext<GovernmentService | Service> {
  const { scheme, texts, ngo, link, phone, origin } = view;
  const common = {
    '@id': origin + path,
    url: origin + path,
    name: texts.name.text,
    description: texts.description.text,
    serviceType: scheme.category,
    audience: { '@type': 'Audience' as const, audienceType: audience },
    areaServed: { '@type': 'AdministrativeArea' as const, name: place },
  };
  if (!ngo)
    return {
      '@context': 'https://schema.org',
      '@type': 'GovernmentService',
      ...common,
      ...(link && { sameAs: link.href }),
    };
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    ...common,
    provider: { '@type': 'NGO', name: ngo.name, url: origin + ngo.path },
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: `${origin}/scheme/register/${scheme._id}`,
      ...(phone && { servicePhone: { '@type': 'ContactPoint', telephone: phone.number } }),
    },
  };
}
