import { LRUCache } from 'lru-cache';
import { findCity } from '#src/features/reference/reference.server.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { escapeMarkup } from '#src/shared/escape-markup.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { placeLabels, placeLabelsQuickly, type Box, type Label, type Mark } from './label-placement.ts';
import { estimateTextWidth } from './text-width.ts';

/** A town on the map. `label` is its name in the page's language, `title` what the ring stands for. */
export type MapTown = { city: string; label: string; title: string; count: number; href: string };

type TownOnMap = {
  town: { value: string; count: number };
  names: ReferenceNames;
  language: Language;
  href: string;
};

/** Returns a town with its name and number of NGOs in words. */
export function townOnMap({ town: { value, count }, names, language, href }: TownOnMap): MapTown {
  const { ngo: t } = catalogues[language];
  const label = names.cities[value] ?? value;
  return { city: value, count, label, title: `${label}, ${t.count(count, formatCount(count))}`, href };
}

type TownMap = {
  towns: readonly MapTown[];
  /** What the map shows, for people who cannot see it. */
  title: string;
  language: Language;
  /** Whether others look at other towns, as with a search, so that a good layout does not pay. */
  isForOne?: boolean;
};
type Ring = MapTown & { x: number; y: number; radius: number };
type PlacedRing = { place: Label | null; targetRadius: number };

/**
 * The height of the names in the units of the map, which is 452 wide. Latin names are longer, and can be read at a smaller
 * size.
 */
const TEXT_SIZES = { en: 14, hi: 15, gu: 15 };
/** The view box of the map, and the frame of its names. */
const FRAME: Box = { left: -26, right: 426, top: -26, bottom: 378 };
const SMALL_RADIUS = 5;
/** The largest radius of what reacts to a finger around a ring. */
const MOST_TARGET_RADIUS = 24;

/** Placing 43 names takes 20 to 50 ms, and most visitors look at the same towns. */
const layouts = new LRUCache<string, PlacedRing[]>({ max: 200 });

/**
 * Draws Gujarat as a cloth of dots, with a ring for each of the towns. More NGOs make a larger ring. Each ring is a link
 * with its name beside it, or at the end of a line. If there are so many towns that a name has no room, it is shown while
 * its ring is pointed at or has the focus. Returns an `<svg>`, without React: it would take a quarter of a whole page.
 */
export function drawTownMap({ towns, title, language, isForOne = false }: TownMap): string {
  const textSize = TEXT_SIZES[language];
  const rings = ringsOf(towns);
  const placed = layOut({ rings, textSize, isForOne });
  const links = rings.map((ring, index) => drawRing({ ...ring, ...placed[index] }));
  return (
    `<svg viewBox="-26 -26 452 404" role="group" aria-label="${escapeMarkup(title)}" font-size="${textSize}">` +
    `<g font-weight="600" stroke-linejoin="round" paint-order="stroke">${links.join('')}</g></svg>`
  );
}

function drawRing(ring: Ring & Partial<PlacedRing>): string {
  const { x, y, radius, targetRadius = radius, place, href, title } = ring;
  const many = radius > SMALL_RADIUS ? ' data-many="true"' : '';
  return (
    `<g transform="translate(${x} ${y})"><a href="${escapeMarkup(href)}" aria-label="${escapeMarkup(title)}"${many}>` +
    `<circle r="${targetRadius}" fill="transparent"/><circle r="${radius}"/>` +
    `${place ? drawPlacedName(ring, place) : drawHiddenName(ring)}</a></g>`
  );
}

/** All coordinates are relative to the middle of the ring, which makes the page smaller. */
function drawPlacedName({ x, y, label }: Ring, { leader, anchor, ...text }: Label): string {
  const point = (pointX: number, pointY: number) => `${Math.round(pointX - x)} ${Math.round(pointY - y)}`;
  const line = leader ? `<path d="M${point(leader.x1, leader.y1)}L${point(leader.x2, leader.y2)}"/>` : '';
  const [left, top] = [Math.round(text.x - x), Math.round(text.y - y)];
  const attributes = `${left ? `x="${left}" ` : ''}y="${top}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`;
  return `${line}<text ${attributes}>${escapeMarkup(label)}</text>`;
}

function drawHiddenName({ x, radius, label }: Ring): string {
  const isEast = x > (FRAME.left + FRAME.right) / 2;
  const side = isEast ? `x="${-radius - 4}" y="5" text-anchor="end"` : `x="${radius + 4}" y="5"`;
  return `<text ${side} opacity="0" pointer-events="none">${escapeMarkup(label)}</text>`;
}

/** Places the names of the largest rings first. */
function layOut(input: { rings: readonly Ring[]; textSize: number; isForOne: boolean }): PlacedRing[] {
  const { rings, textSize, isForOne } = input;
  const marks = rings.map(({ x, y, radius, label }) => ({
    x,
    y,
    radius,
    labelWidth: estimateTextWidth(label) * textSize,
  }));
  const key = JSON.stringify([textSize, isForOne, marks]);
  const known = layouts.get(key);
  if (known) return known;
  const placeAll = isForOne ? placeLabelsQuickly : placeLabels;
  const places = placeAll({ marks, textSize, frame: FRAME });
  const layout = marks.map((mark, index) => {
    const others = marks.filter((other) => other !== mark);
    const otherNames = places.filter((_, other) => other !== index).flatMap((place) => place?.box ?? []);
    return { place: places[index] ?? null, targetRadius: targetRadiusOf({ mark, others, otherNames }) };
  });
  layouts.set(key, layout);
  return layout;
}

/** Towns that are not in the list have no place. The map has its own projection. */
function ringsOf(towns: readonly MapTown[]): Ring[] {
  const most = Math.max(...towns.map(({ count }) => count), 1);
  return towns
    .toSorted((a, b) => b.count - a.count)
    .flatMap((town) => {
      const city = findCity(town.city);
      if (!city) return [];
      const { count } = town;
      const radius =
        count > 1 && count >= most * 0.8 ? 9 : count > 1 && count >= most * 0.3 ? 7 : SMALL_RADIUS;
      const x = Math.round(75.52 * (city.lng - 68.959));
      const y = Math.round(2008.9 - 81.99 * city.lat);
      return [{ ...town, x, y, radius }];
    });
}

/** Makes what reacts to a finger as large as the other rings and their names allow. */
function targetRadiusOf(input: { mark: Mark; others: readonly Mark[]; otherNames: readonly Box[] }): number {
  const { mark, others, otherNames } = input;
  const { x, y, radius } = mark;
  const toRings = others.map((other) => Math.hypot(other.x - x, other.y - y) / 2);
  const toNames = otherNames.map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  return Math.max(Math.floor(Math.min(MOST_TARGET_RADIUS, ...toRings, ...toNames)), radius);
}
