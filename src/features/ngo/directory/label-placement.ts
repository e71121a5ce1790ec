/** A ring on a map that needs a label. All lengths are in the units of the map. */
export type Mark = { x: number; y: number; radius: number; labelWidth: number };
export type Box = { left: number; right: number; top: number; bottom: number };
/** A line from a ring to a label that has no room beside it. */
export type Leader = { x1: number; y1: number; x2: number; y2: number };
/** Where the text of a label starts, is centred or ends (`anchor`), and the room it takes (`box`). */
export type Label = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  leader: Leader | null;
  box: Box;
};
/** `extent` contains the box and the leader, `cost` does not depend on the other labels. */
type Candidate = Label & { extent: Box; cost: number };

const DIRECTIONS = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);
/** How far a label can be from its ring. */
const DISTANCES = [0, 8, 16, 24, 34, 46, 60, 76];
/** With more marks, the labels cannot all fit, and each is tried only beside its ring. */
const MOST_MARKS_WITH_LEADERS = 60;
/** The gap between a ring and a label beside it. */
const GAP = 3;
/** The room kept free around labels and rings. */
const MARGIN = 1;
/** The parts of a label above and below its baseline, as shares of the size of the text. */
const ASCENT = 0.78;
const DESCENT = 0.2;

/** A label this near to another ring seems to belong to it. */
const NEAR = 7;

const COST_OF_LEADER = 10;
const COST_OF_NEAR_RING = 60;
const COST_OF_CROSSING = 150;
const COST_OF_COVERED_RING = 300;
const COST_OF_COVERED_LABEL = 1_000;
/** How often the place of each label is tried, on average. */
const STEPS_OF_A_LABEL = 1_000;
/** The process does nothing else meanwhile: this many steps take 20 to 50 ms. */
const MOST_STEPS = 45_000;
/** A place that costs this much more is often accepted at first. */
const HOTTEST = 100;
/** Labels are moved until none of them finds a better place, but not more often than this. */
const MOST_PASSES = 8;

type Surroundings = { marks: readonly Mark[]; textSize: number; frame: Box };

/**
 * Finds a place for the label of each mark: beside its ring, or further away at the end of a leader. Labels lie within
 * `frame` and cover no other label; they cover few rings and cross few leaders (simulated annealing). The same marks always
 * get the same places. A label without a place is null; earlier marks are preferred.
 */
export function placeLabels(input: Surroundings): (Label | null)[] {
  const { marks } = input;
  const distances = marks.length > MOST_MARKS_WITH_LEADERS ? [0] : DISTANCES;
  const candidates = marks.map((mark) => candidatesOf({ ...input, mark, distances }));
  return withoutCovered(improve(candidates, anneal(candidates)));
}

/**
 * The same in less than a tenth of the time, for a picture that is drawn once. Some more labels cover a ring: of 43 towns
 * one.
 */
export function placeLabelsQuickly(input: Surroundings): (Label | null)[] {
  const { marks } = input;
  const place = (distances: number[]) => {
    const candidates = marks.map((mark) => candidatesOf({ ...input, mark, distances }));
    return withoutCovered(
      improve(
        candidates,
        candidates.map(([cheapest]) => cheapest),
      ),
    );
  };
  // Few labels need a leader, and of each there are seven times as many places.
  const beside = place([0]);
  const areFree = beside.every((label) => label && label.cost < COST_OF_LEADER);
  return areFree || marks.length > MOST_MARKS_WITH_LEADERS ? beside : place(DISTANCES);
}

/** Moves labels at random, at first also to worse places, so that the others can find better ones. */
function anneal(candidates: readonly (readonly Candidate[])[]): (Candidate | undefined)[] {
  const labels = candidates.map(([cheapest]) => cheapest);
  const random = randomNumbers();
  const steps = Math.min(candidates.length * STEPS_OF_A_LABEL, MOST_STEPS);
  for (let step = 0; step < steps; step++) {
    const temperature = HOTTEST * (1 - step / steps) ** 2;
    const own = Math.floor(random() * labels.length);
    const current = labels[own];
    const places = candidates[own]!;
    // Squaring the random number prefers cheaper places.
    const label = places[Math.floor(random() ** 2 * places.length)];
    if (!label || !current || label === current) continue;
    // Accepts any better place, and a worse one with a probability that falls with the temperature.
    const limit = costOf({ label: current, own, labels, limit: Infinity }) - temperature * Math.log(random());
    if (costOf({ label, own, labels, limit }) < limit) labels[own] = label;
  }
  return labels;
}

/** Gives each label in turn the cheapest place beside the others, until none of them changes. */
function improve(candidates: readonly (readonly Candidate[])[], labels: (Candidate | undefined)[]) {
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let changed = false;
    for (const [own, places] of candidates.entries()) {
      const cheapest = findCheapest({ candidates: places, own, labels });
      changed ||= cheapest !== labels[own];
      labels[own] = cheapest;
    }
    if (!changed) break;
  }
  return labels;
}

/** Returns a function that returns numbers from 0 to below 1, always the same ones (a linear congruential generator). */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Placed = { own: number; labels: readonly (Candidate | undefined)[] };

function findCheapest({ candidates, ...placed }: Placed & { candidates: readonly Candidate[] }) {
  let cheapest: Candidate | undefined;
  let limit = Infinity;
  for (const label of candidates) {
    // They are sorted by the cost that does not depend on the other labels.
    if (label.cost >= limit) break;
    const cost = costOf({ ...placed, label, limit });
    if (cost < limit) [cheapest, limit] = [label, cost];
  }
  return cheapest;
}

/** Returns the cost of a label among the others, or something above `limit`. */
function costOf({ label, own, labels, limit }: Placed & { label: Candidate; limit: number }): number {
  let { cost } = label;
  for (let index = 0; index < labels.length && cost < limit; index++) {
    const other = labels[index];
    if (index !== own && other && overlap(label.extent, other.extent)) cost += costOfPair(label, other);
  }
  return cost;
}

function costOfPair(a: Candidate, b: Candidate): number {
  let cost = overlap(a.box, b.box) ? COST_OF_COVERED_LABEL : 0;
  if (a.leader && crosses(a.leader, b.box)) cost += COST_OF_CROSSING;
  if (b.leader && crosses(b.leader, a.box)) cost += COST_OF_CROSSING;
  if (a.leader && b.leader && linesCross(a.leader, b.leader)) cost += COST_OF_CROSSING;
  return cost;
}

function withoutCovered(labels: readonly (Candidate | undefined)[]): (Candidate | null)[] {
  const kept: Label[] = [];
  return labels.map((label) => {
    if (!label || kept.some(({ box }) => overlap(box, label.box))) return null;
    kept.push(label);
    return label;
  });
}

/** Returns the places of a label within the frame, those with the lowest cost first. */
function candidatesOf(input: Surroundings & { mark: Mark; distances: readonly number[] }): Candidate[] {
  const { mark, marks, textSize, frame, distances } = input;
  const rings = marks.filter((other) => other !== mark).map(boxOfRing);
  return distances
    .flatMap((distance) => DIRECTIONS.map((angle) => labelAt({ mark, textSize, distance, angle })))
    .filter(({ box }) => isWithin(box, frame))
    .map((label) => {
      const costs = rings
        .filter((ring) => overlap(label.extent, ring, NEAR))
        .map((ring) => costOfRing(label, ring));
      return { ...label, cost: costs.reduce((total, each) => total + each, label.cost) };
    })
    .sort((a, b) => a.cost - b.cost);
}

function costOfRing({ box, leader }: Label, ring: Box): number {
  if (overlap(box, ring)) return COST_OF_COVERED_RING;
  if (leader && crosses(leader, ring)) return COST_OF_CROSSING;
  return overlap(box, ring, NEAR) ? COST_OF_NEAR_RING : 0;
}

function labelAt(input: { mark: Mark; textSize: number; distance: number; angle: number }): Candidate {
  const { mark, textSize, distance, angle } = input;
  const { x, y, radius, labelWidth } = mark;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = radius + GAP + distance;
  const [endX, endY] = [x + reach * cos, y + reach * sin];
  const anchor = Math.abs(cos) < 0.3 ? 'middle' : cos > 0 ? 'start' : 'end';
  const height = textSize * (ASCENT + DESCENT);
  const gap = distance && GAP;
  const left = endX + { start: gap, middle: -labelWidth / 2, end: -labelWidth - gap }[anchor];
  // Above its end to the north, below it to the south, so that the label leaves its own ring free.
  const top = endY - (height / 2) * (1 - sin);
  const box = { left, right: left + labelWidth, top, bottom: top + height };
  const leader = distance ? { x1: x + radius * cos, y1: y + radius * sin, x2: endX, y2: endY } : null;
  return {
    x: { start: left, middle: endX, end: box.right }[anchor],
    y: top + textSize * ASCENT,
    anchor,
    leader,
    box,
    extent: leader ? extentOf(box, leader) : box,
    cost: distance ? COST_OF_LEADER + distance : costOfDirection(cos, sin),
  };
}

function extentOf(box: Box, { x1, y1, x2, y2 }: Leader): Box {
  return {
    left: Math.min(box.left, x1, x2),
    right: Math.max(box.right, x1, x2),
    top: Math.min(box.top, y1, y2),
    bottom: Math.max(box.bottom, y1, y2),
  };
}

/** People look for a name to the right of its ring, then to its left, then above or below it. */
function costOfDirection(cos: number, sin: number): number {
  if (Math.abs(sin) < 0.01) return cos > 0 ? 0 : 1;
  return Math.abs(cos) < 0.01 ? 2 : 4;
}

function boxOfRing({ x, y, radius }: Mark): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function isWithin(box: Box, frame: Box): boolean {
  return (
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
  );
}

/** Returns whether two boxes overlap or are nearer to each other than `margin`. */
function overlap(a: Box, b: Box, margin = MARGIN): boolean {
  return (
    a.left < b.right + margin &&
    b.left < a.right + margin &&
    a.top < b.bottom + margin &&
    b.top < a.bottom + margin
  );
}

/** Returns whether a line goes through a box: its corners are then on both sides of the line. */
function crosses(line: Leader, box: Box): boolean {
  const { x1, y1, x2, y2 } = line;
  const isOutside =
    Math.max(x1, x2) < box.left ||
    Math.min(x1, x2) > box.right ||
    Math.max(y1, y2) < box.top ||
    Math.min(y1, y2) > box.bottom;
  if (isOutside) return false;
  const topLeft = sideOf(line, box.left, box.top);
  const topRight = sideOf(line, box.right, box.top);
  const bottomLeft = sideOf(line, box.left, box.bottom);
  const bottomRight = sideOf(line, box.right, box.bottom);
  return (
    Math.min(topLeft, topRight, bottomLeft, bottomRight) <= 0 &&
    Math.max(topLeft, topRight, bottomLeft, bottomRight) >= 0
  );
}

function linesCross(a: Leader, b: Leader): boolean {
  return sideOf(a, b.x1, b.y1) !== sideOf(a, b.x2, b.y2) && sideOf(b, a.x1, a.y1) !== sideOf(b, a.x2, a.y2);
}

/** Returns 1 or -1 for the two sides of the line, 0 on it. */
function sideOf({ x1, y1, x2, y2 }: Leader, x: number, y: number): number {
  return Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
}
