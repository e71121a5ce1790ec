import { renderToStaticMarkup } from 'react-dom/server';
import { findCity } from '#src/features/reference/reference.server.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatCount } from '#src/shared/numbers.ts';

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
  /** The height of the names in the units of the map, which is 452 wide. */
  textSize: number;
};
type Ring = MapTown & { x: number; y: number; radius: number };
type Box = { left: number; right: number; top: number; bottom: number };

const LEFT_EDGE = -26;
const RIGHT_EDGE = 426;
const MIDDLE = 200;
/** The width of a letter, and of a vowel sign beside it, as shares of the size of the text. */
const LETTER_WIDTH = 0.62;
const SIGN_WIDTH = 0.3;
/** The radius of what reacts to a finger around a ring. */
const TOUCH_RADIUS = 17;

/**
 * Draws Gujarat as a cloth of dots, with a ring for each of the towns. More NGOs make a larger ring. Each ring is a link;
 * its name is shown where there is room, and always while it is pointed at or has the focus. Returns an `<svg>`.
 */
export function drawTownMap(map: TownMap): string {
  return renderToStaticMarkup(<TownMapPicture {...map} />);
}

/** The same as an element. */
export function TownMapPicture({ towns, title, textSize }: TownMap) {
  const rings = ringsOf(towns);
  const names = placeNames({ rings, textSize });
  return (
    <svg viewBox="-26 -26 452 404" role="group" aria-label={title} fontSize={textSize}>
      <g fontWeight="600" strokeWidth="4" strokeLinejoin="round" paintOrder="stroke">
        {rings.map((ring) => {
          const { city, label, title: name, href, x, y, radius } = ring;
          const place = names.get(city);
          const later = { opacity: 0, pointerEvents: 'none' } as const;
          return (
            <a key={city} href={href} aria-label={name} data-many={radius > 5 || undefined}>
              <g transform={`translate(${x} ${y})`}>
                <circle r={TOUCH_RADIUS} fill="transparent" />
                <circle r={radius} />
                <text
                  {...(place ?? placesOf({ ring, textSize })[x > MIDDLE ? 1 : 0]!.text)}
                  {...(place ? {} : later)}
                >
                  {label}
                </text>
              </g>
            </a>
          );
        })}
      </g>
    </svg>
  );
}

/** Towns that are not in the list have no place. The map has its own projection. */
function ringsOf(towns: readonly MapTown[]): Ring[] {
  const most = Math.max(...towns.map(({ count }) => count), 1);
  return towns.flatMap((town) => {
    const city = findCity(town.city);
    if (!city) return [];
    const { count } = town;
    const radius = count > 1 && count >= most * 0.8 ? 9 : count > 1 && count >= most * 0.3 ? 7 : 5;
    const x = Math.round(75.52 * (city.lng - 68.959));
    const y = Math.round(2008.9 - 81.99 * city.lat);
    return [{ ...town, x, y, radius }];
  });
}

/** Where a name starts, as seen from the middle of its ring. */
type Text = { x?: number; y: number; textAnchor?: 'middle' | 'end' };

/**
 * Chooses the names that fit, those of the largest rings first. A name touches no other name and, if possible, no ring:
 * at least none that is as large as its own.
 */
function placeNames({ rings, textSize }: { rings: readonly Ring[]; textSize: number }): Map<string, Text> {
  const taken: Box[] = [];
  const names = new Map<string, Text>();
  for (const ring of rings.toSorted((a, b) => b.count - a.count)) {
    const others = rings.filter((other) => other !== ring);
    const largerOnes = others.filter(({ radius }) => radius >= ring.radius);
    const places = placesOf({ ring, textSize });
    const findPlace = (obstacles: readonly Ring[]) =>
      places.find(
        ({ box }) =>
          box.left >= LEFT_EDGE &&
          box.right <= RIGHT_EDGE &&
          ![...taken, ...obstacles.map(boxOfRing)].some((other) => overlap(box, other)),
      );
    const place = findPlace(others) ?? findPlace(largerOnes);
    if (!place) continue;
    taken.push(place.box);
    names.set(ring.city, place.text);
  }
  return names;
}

function boxOfRing({ x, y, radius }: Ring): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Returns where the name of a ring can be: to its right, to its left, above and below it. */
function placesOf({ ring, textSize }: { ring: Ring; textSize: number }): { text: Text; box: Box }[] {
  const { label, x, y, radius } = ring;
  const width = widthOf(label) * textSize;
  const height = Math.round(textSize * 0.8);
  const middle = Math.round(height / 2);
  const boxAt = (left: number, bottom: number): Box => ({
    left,
    right: left + width,
    top: bottom - height,
    bottom,
  });
  const gap = radius + 4;
  return [
    { text: { x: gap, y: middle }, box: boxAt(x + gap, y + middle) },
    { text: { x: -gap, y: middle, textAnchor: 'end' }, box: boxAt(x - gap - width, y + middle) },
    { text: { y: -gap, textAnchor: 'middle' }, box: boxAt(x - width / 2, y - gap) },
    { text: { y: gap + height, textAnchor: 'middle' }, box: boxAt(x - width / 2, y + gap + height) },
  ];
}

/** Estimates the width of a name, as a multiple of the size of its text. Signs above and below letters take no room. */
function widthOf(label: string): number {
  return [...label].reduce((width, letter) => {
    if (/\p{Mn}/u.test(letter)) return width;
    return width + (/\p{Mc}/u.test(letter) ? SIGN_WIDTH : LETTER_WIDTH);
  }, 0);
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
