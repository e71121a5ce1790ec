import { expect, test } from 'vitest';
import demoNgos from '#database/demo/ngos.json' with { type: 'json' };
import { cities } from '#src/features/reference/reference.server.ts';
import { drawTownMap } from './town-map.server.ts';

const draw = (towns: { name: string; count: number }[]) =>
  drawTownMap({
    title: 'Map',
    language: 'en',
    towns: towns.map(({ name, count }) => ({
      city: name,
      count,
      label: name,
      title: `${name}, ${count}`,
      href: `/detailpage/${encodeURIComponent(name)}`,
    })),
  });

test('every town is a named link', () => {
  const svg = draw(cities.map(({ name }) => ({ name, count: name === 'Ahmedabad' ? 40 : 2 })));
  const links = [...svg.matchAll(/<a href="([^"]+)" aria-label="([^"]+)"/g)];
  const names = links.map(([, , name]) => name!.replace(/, \d+$/, ''));
  expect(names.toSorted()).toEqual(cities.map(({ name }) => name).toSorted());
  expect(links[0]![1]).toBe('/detailpage/Ahmedabad');
  expect(svg).toMatch(/<text (?![^>]*opacity)[^>]*>Ahmedabad</);
  // With so many towns, some names are shown only while their ring is pointed at.
  expect(svg).toMatch(/opacity="0"/);
});

test.each([
  ['en', 'name'],
  ['gu', 'nameGu'],
  ['hi', 'nameHi'],
] as const)('the towns of the demonstration all show their name: %s', (language, name) => {
  const inUse = new Set(demoNgos.map(({ city }) => city));
  const towns = cities
    .filter((city) => inUse.has(city.name))
    .map((city) => ({ city: city.name, count: 1, label: city[name], title: '', href: '/' }));
  expect(towns.length).toBeGreaterThan(40);
  const svg = drawTownMap({ title: '', language, towns });
  expect(svg.match(/<text /g)).toHaveLength(towns.length);
  expect(svg).not.toContain('opacity="0"');
});

test('no place on the map reacts for two rings, except where the rings themselves overlap', () => {
  const svg = draw(cities.map(({ name }) => ({ name, count: 1 })));
  const targets = [
    ...svg.matchAll(/translate\((-?\d+) (-?\d+)\)"><a [^>]*><circle r="(\d+)" fill="transparent"/g),
  ].map((found) => found.slice(1).map(Number));
  expect(targets).toHaveLength(cities.length);
  const pairs = targets.flatMap((a, index) => targets.slice(0, index).map((b) => [a, b] as const));
  const shared = pairs.filter(([[x1 = 0, y1 = 0, r1 = 0], [x2 = 0, y2 = 0, r2 = 0]]) => {
    const distance = Math.hypot(x1 - x2, y1 - y2);
    return distance < r1 + r2 && distance >= 10;
  });
  expect(shared).toEqual([]);
});

test('a few towns all show their names, and a town that does not exist is left out', () => {
  const svg = draw([
    { name: 'Bhuj', count: 1 },
    { name: 'Surat', count: 1 },
    { name: 'Atlantis', count: 1 },
  ]);
  expect(svg).not.toContain('opacity="0"');
  expect(svg).not.toContain('Atlantis');
});

test('escapes what it shows', () => {
  const town = { city: 'Surat', count: 1, label: '<b>&', title: '"', href: '/?a=1&b="' };
  const svg = drawTownMap({ title: '<', language: 'en', towns: [town] });
  expect(svg).not.toMatch(/<b>|aria-label="""|b=""/);
});
