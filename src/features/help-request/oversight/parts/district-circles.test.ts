import { expect, test } from 'vitest';
import { cities } from '#src/features/reference/reference.server.ts';
import { CIRCLE_RADIUS, DISTRICT_CIRCLES, MAP_SIZE } from './district-circles.values.ts';

test('every district has its circle on the map, and no other', () => {
  const districts = new Set(cities.map(({ district }) => district));
  expect(DISTRICT_CIRCLES).toHaveLength(34);
  expect(new Set(DISTRICT_CIRCLES.map(({ district }) => district))).toEqual(districts);
});

test('the circles lie within the map, and none covers another', () => {
  const { left, top, width, height } = MAP_SIZE;
  for (const [index, one] of DISTRICT_CIRCLES.entries()) {
    expect(one.x - CIRCLE_RADIUS).toBeGreaterThanOrEqual(left);
    expect(one.y - CIRCLE_RADIUS).toBeGreaterThanOrEqual(top);
    expect(one.x + CIRCLE_RADIUS).toBeLessThanOrEqual(left + width);
    expect(one.y + CIRCLE_RADIUS).toBeLessThanOrEqual(top + height);
    for (const other of DISTRICT_CIRCLES.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * CIRCLE_RADIUS - 1);
  }
});
