import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import { findCity } from '#src/features/reference/reference.server.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { placeLabels, type Box, type Label } from './label-placement.ts';
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
};
type Ring = MapTown & { x: number; y: number; radius: number };
type LabelledRing = Ring & { place: Label | null; targetRadius: number };

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
const placements = new LRUCache<string, (Label | null)[]>({ max: 200 });

/**
 * Draws Gujarat as a cloth of dots, with a ring for each of the towns. More NGOs make a larger ring. Each ring is a link
 * with its name beside it, or at the end of a line. If there are so many towns that a name has no room, it is shown while
 * its ring is pointed at or has the focus. Returns an `<svg>`.
 */
export function drawTownMap(map: TownMap): string {
  return renderToStaticMarkup(<TownMapPicture {...map} />);
}

/** The same as an element. */
export function TownMapPicture({ towns, title, language }: TownMap) {
  const textSize = TEXT_SIZES[language];
  return (
    <svg viewBox="-26 -26 452 404" role="group" aria-label={title} fontSize={textSize}>
      <g fontWeight="600" strokeLinejoin="round" paintOrder="stroke">
        {labelledRingsOf({ towns, textSize }).map((ring) => (
          <g key={ring.city} transform={`translate(${ring.x} ${ring.y})`}>
            <a href={ring.href} aria-label={ring.title} data-many={ring.radius > SMALL_RADIUS || undefined}>
              <circle r={ring.targetRadius} fill="transparent" />
              <circle r={ring.radius} />
              {ring.place ? <PlacedName ring={ring} place={ring.place} /> : <HiddenName {...ring} />}
            </a>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** All coordinates are relative to the middle of the ring, which makes the page smaller. */
function PlacedName({ ring: { x, y, label }, place }: { ring: Ring; place: Label }) {
  const { leader, anchor } = place;
  const point = (pointX: number, pointY: number) => `${Math.round(pointX - x)} ${Math.round(pointY - y)}`;
  return (
    <>
      {leader && <path d={`M${point(leader.x1, leader.y1)}L${point(leader.x2, leader.y2)}`} />}
      <text
        x={Math.round(place.x - x) || undefined}
        y={Math.round(place.y - y)}
        textAnchor={anchor === 'start' ? undefined : anchor}
      >
        {label}
      </text>
    </>
  );
}

function HiddenName({ x, radius, label }: Ring) {
  const isEast = x > (FRAME.left + FRAME.right) / 2;
  return (
    <text
      x={isEast ? -radius - 4 : radius + 4}
      y="5"
      textAnchor={isEast ? 'end' : undefined}
      opacity="0"
      pointerEvents="none"
    >
      {label}
    </text>
  );
}

function labelledRingsOf({
  towns,
  textSize,
}: {
  towns: readonly MapTown[];
  textSize: number;
}): LabelledRing[] {
  const rings = ringsOf(towns);
  const places = placeNames({ rings, textSize });
  return rings.map((ring, index) => {
    const others = rings.filter((other) => other !== ring);
    const otherNames = places.filter((_, other) => other !== index).flatMap((place) => place?.box ?? []);
    const targetRadius = targetRadiusOf({ ring, others, otherNames });
    return { ...ring, place: places[index] ?? null, targetRadius };
  });
}

/** Places the names of the largest rings first. */
function placeNames({ rings, textSize }: { rings: readonly Ring[]; textSize: number }): (Label | null)[] {
  const marks = rings.map(({ x, y, radius, label }) => ({
    x,
    y,
    radius,
    labelWidth: estimateTextWidth(label) * textSize,
  }));
  const key = JSON.stringify([textSize, marks]);
  const placed = placements.get(key) ?? placeLabels({ marks, textSize, frame: FRAME });
  placements.set(key, placed);
  return placed;
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
function targetRadiusOf(input: { ring: Ring; others: readonly Ring[]; otherNames: readonly Box[] }): number {
  const { ring, others, otherNames } = input;
  const { x, y, radius } = ring;
  const toRings = others.map((other) => Math.hypot(other.x - x, other.y - y) / 2);
  const toNames = otherNames.map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  return Math.max(Math.floor(Math.min(MOST_TARGET_RADIUS, ...toRings, ...toNames)), radius);
}
