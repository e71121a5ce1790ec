import { expect, test } from 'vitest';
import { cities } from '#src/features/reference/reference.server.ts';
import { CIRCLE_RADIUS, DISTRICT_CIRCLES, MAP_SIZE } from './district-circles.values.ts';

test('draws one circle per district', () => {
  const districts = new Set(cities.map(({ district }) => district));
  expect(DISTRICT_CIRCLES).toHaveLength(34);
  expect(new Set(DISTRICT_CIRCLES.map(({ district }) => district))).toEqual(districts);
});

test('keeps the circles within the map and apart from each other', () => {
  const { left, top, width, height } = MAP_SIZE;
  for (const [index, circle] of DISTRICT_CIRCLES.entries()) {
    expect(circle.x - CIRCLE_RADIUS).toBeGreaterThanOrEqual(left);
    expect(circle.y - CIRCLE_RADIUS).toBeGreaterThanOrEqual(top);
    expect(circle.x + CIRCLE_RADIUS).toBeLessThanOrEqual(left + width);
    expect(circle.y + CIRCLE_RADIUS).toBeLessThanOrEqual(top + height);
    for (const other of DISTRICT_CIRCLES.slice(index + 1))
      expect(Math.hypot(circle.x - other.x, circle.y - other.y)).toBeGreaterThan(2 * CIRCLE_RADIUS - 1);
  }
});
