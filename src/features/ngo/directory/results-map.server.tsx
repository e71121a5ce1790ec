import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { MapPinIcon } from '#src/features/ngo/profile/parts/reach-icons.tsx';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { escapeMarkup } from '#src/shared/escape-markup.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import facets from '#src/ui/list/facets.module.css';
import styles from './parts/town-map.module.css';
import { TownMap } from './parts/town-map.tsx';
import { drawTownMap, townOnMap } from './town-map.server.ts';

/** The id of the map on the page. A link to it opens its drawer. */
export const RESULTS_MAP_ID = 'map';

type ResultsMap = {
  towns: { value: string; count: number }[];
  /** The filters that the path of the page sets. */
  fixed: { category?: string; city?: string };
  names: ReferenceNames;
  language: Language;
  /** The query parameters of the page. */
  search: URLSearchParams;
};

/** The maps of lists. All pages of a list have the same towns, wherever the distances begin. A map has up to 16 kB. */
const maps = new LRUCache<string, string>({ max: 200 });

/**
 * Draws the towns of the results; a ring leads to the results there. It is a drawer on phones, and open on desktops.
 * Returns HTML, so that no phone loads the code for it, or null if they are all of a town that was chosen.
 */
export function drawResultsMap({ towns, fixed, names, language, search }: ResultsMap): string | null {
  if (fixed.city || towns.length === 0) return null;
  const path = pathInLanguage({ path: fixed.category ? `/category/${fixed.category}` : '/search', language });
  const start = `${path}?`;
  const params = new URLSearchParams(search);
  params.delete('page');
  params.delete('city');
  const draw = (isForOne: boolean) => drawMap({ towns, names, language, start, isForOne });
  const map = search.has('q') ? draw(true) : remember([language, start, towns], () => draw(false));
  return params.size === 0 ? map : map.replaceAll(`"${start}`, `"${start}${escapeMarkup(`${params}&`)}`);
}

/** Returns the map of these parts, and draws it if no page has shown it lately. */
function remember(parts: readonly unknown[], draw: () => string): string {
  const key = JSON.stringify(parts);
  const known = maps.get(key);
  if (known !== undefined) return known;
  const map = draw();
  maps.set(key, map);
  return map;
}

type DrawnMap = Pick<ResultsMap, 'towns' | 'names' | 'language'> & {
  /** What all addresses of the rings begin with. */
  start: string;
  isForOne: boolean;
};

function drawMap({ towns, names, language, start, isForOne }: DrawnMap): string {
  const { ngo: t } = catalogues[language];
  const rings = towns.map((town) => {
    const href = `${start}${new URLSearchParams({ city: town.value })}`;
    return townOnMap({ town, names, language, href });
  });
  const picture = drawTownMap({ towns: rings, title: t.mapOfResults, language, isForOne });
  return renderToStaticMarkup(
    <details className={facets.facets}>
      <summary>
        <MapPinIcon />
        {t.map}
      </summary>
      <div id={RESULTS_MAP_ID} className={styles.map}>
        <TownMap html={picture} />
      </div>
    </details>,
  );
}
