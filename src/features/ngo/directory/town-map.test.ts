import { expect, test } from 'vitest';
import { cities } from '#src/features/reference/reference.server.ts';
import { drawTownMap } from './town-map.server.tsx';

const draw = (towns: { name: string; count: number }[]) =>
  drawTownMap({
    title: 'Map',
    textSize: 14,
    towns: towns.map(({ name, count }) => ({
      city: name,
      count,
      label: name,
      title: `${name}, ${count}`,
      href: `/detailpage/${encodeURIComponent(name)}`,
    })),
  });

test('every town is a named link, and the largest shows its name', () => {
  const svg = draw(cities.map(({ name }) => ({ name, count: name === 'Ahmedabad' ? 40 : 2 })));
  const links = [...svg.matchAll(/<a href="([^"]+)" aria-label="([^"]+)"/g)];
  expect(links.map(([, , name]) => name!.replace(/, \d+$/, ''))).toEqual(cities.map(({ name }) => name));
  expect(links[0]![1]).toBe(`/detailpage/${encodeURIComponent(cities[0]!.name)}`);
  expect(svg).toMatch(/<text (?![^>]*opacity)[^>]*>Ahmedabad</);
  // With so many towns, most names are shown only while their ring is pointed at.
  expect(svg).toMatch(/opacity="0"/);
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
  const svg = drawTownMap({ title: '<', textSize: 14, towns: [town] });
  expect(svg).not.toMatch(/<b>|aria-label="""|b=""/);
});
