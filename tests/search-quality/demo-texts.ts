import ngos from '#database/demo/ngos.json' with { type: 'json' };
import demoSchemes from '#database/demo/schemes.json' with { type: 'json' };
import { builtinSchemes } from '../../src/features/scheme/builtin-schemes.server.ts';

/** An NGO or a scheme of the demonstration as the judged queries name it, with its texts by weight. */
export type DemoText = { id: string; of: 'ngo' | 'scheme'; name: string; texts: Record<string, string> };

export const demoTexts: DemoText[] = [
  ...ngos.map((ngo) => ({
    id: ngo.id,
    of: 'ngo' as const,
    name: ngo.name,
    texts: {
      name: [ngo.name, ngo.nameGu, ngo.nameHi].join(' '),
      services: ngo.services.map(({ name, nameGu, nameHi }) => [name, nameGu, nameHi].join('. ')).join('. '),
      mission: [ngo.mission, ngo.missionGu, ngo.missionHi].join(' '),
      description: [ngo.description, ngo.descriptionGu, ngo.descriptionHi].join(' '),
      category: ngo.category,
      city: `${ngo.city} ${ngo.district}`,
    },
  })),
  ...[...builtinSchemes.map((scheme, at) => ({ ...scheme, id: `builtin-${at + 1}` })), ...demoSchemes].map(
    ({ id, schemeName, description, category }) => ({
      id,
      of: 'scheme' as const,
      name: schemeName,
      texts: { name: schemeName, description, category: category.join(' ') },
    }),
  ),
];

/** The id in the judged queries of what is called so. */
export const idOfName = new Map(demoTexts.map(({ id, name }) => [name, id]));
