import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels, placeLabelsQuickly, type Box, type Mark } from './label-placement.ts';

const frame: Box = { left: 0, right: 400, top: 0, bottom: 400 };
const mark = fc.record({
  x: fc.integer({ min: 10, max: 390 }),
  y: fc.integer({ min: 10, max: 390 }),
  radius: fc.constantFrom(5, 7, 9),
  labelWidth: fc.integer({ min: 15, max: 130 }),
});
const FUNCTIONS = { placeLabels, placeLabelsQuickly };
const NAMES = ['placeLabels', 'placeLabelsQuickly'] as const;
const place = (marks: readonly Mark[], name: keyof typeof FUNCTIONS = 'placeLabels') =>
  FUNCTIONS[name]({ marks, textSize: 15, frame });

test.each(NAMES)('labels lie within the frame and cover no other label: %s', (name) => {
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 80 }), (marks) => {
      const labels = place(marks, name);
      expect(labels).toHaveLength(marks.length);
      const boxes = labels.flatMap((label) => label?.box ?? []);
      for (const box of boxes) {
        expect(box.left >= 0 && box.right <= 400 && box.top >= 0 && box.bottom <= 400).toBe(true);
      }
      const covered = boxes.filter((box, index) =>
        boxes.slice(0, index).some((other) => overlap(box, other)),
      );
      expect(covered).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('a label with room stands to the right of its ring, without a leader', () => {
  expect(place([{ x: 100, y: 100, radius: 5, labelWidth: 50 }])).toMatchObject([
    { x: 108, anchor: 'start', leader: null },
  ]);
});

test('a label at the right edge stands to the left of its ring', () => {
  expect(place([{ x: 390, y: 100, radius: 5, labelWidth: 50 }])).toMatchObject([
    { x: 382, anchor: 'end', leader: null },
  ]);
});

test.each(NAMES)('labels without room beside their ring are at the end of a leader: %s', (name) => {
  const row = Array.from({ length: 8 }, (_, index) => ({
    x: 100 + 14 * index,
    y: 200,
    radius: 5,
    labelWidth: 60,
  }));
  const labels = place(row, name);
  expect(labels).not.toContain(null);
  for (const [index, label] of labels.entries()) {
    if (!label?.leader) continue;
    const { x1, y1 } = label.leader;
    expect(Math.hypot(x1 - row[index]!.x, y1 - row[index]!.y)).toBeCloseTo(5);
  }
  expect(labels.filter((label) => label?.leader)).not.toEqual([]);
});

test('the same marks always get the same places', () => {
  const marks = fc.sample(mark, { numRuns: 30, seed: 1 });
  expect(place(marks)).toEqual(place(marks));
});

test('a label that is wider than the frame has no place', () => {
  expect(place([{ x: 100, y: 100, radius: 5, labelWidth: 500 }])).toEqual([null]);
});

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
