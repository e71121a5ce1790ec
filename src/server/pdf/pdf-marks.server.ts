type Shapes = PDFKit.PDFDocument;

const GROUND = '#14275c';
const KNOT = '#f4b92f';
const PALE = '#c9d3f1';
const LINE = '#e1ddd4';
const BORDER_HEIGHT = 32;
const TILE = 56;

/** Draws the border of knots at the top edge, in whole tiles. */
export function drawBorder(shapes: Shapes, { width }: { width: number }): void {
  shapes.rect(0, 0, width, BORDER_HEIGHT).fill(GROUND);
  const middle = BORDER_HEIGHT / 2;
  const tile = width / Math.round(width / TILE);
  for (let x = tile / 2; x < width; x += tile) {
    shapes.circle(x, middle, 3.4).lineWidth(3).stroke(KNOT);
    for (const [dx, dy] of [
      [0, -10],
      [0, 10],
      [-10, 0],
      [10, 0],
    ] as const)
      shapes.circle(x + dx, middle + dy, 2.1).fill('#ffffff');
    for (const [dx, dy] of [
      [-20, -9],
      [20, -9],
      [-20, 9],
      [20, 9],
      [28, 0],
    ] as const)
      shapes.circle(x + dx, middle + dy, 1.3).fill(PALE);
  }
}

/** Draws the mark of the product: six knots around one. */
export function drawMark(shapes: Shapes, { x, y, side }: { x: number; y: number; side: number }): void {
  const unit = side / 34;
  shapes.roundedRect(x, y, side, side, 9 * unit).fill(GROUND);
  const middle = [x + 17 * unit, y + 17 * unit] as const;
  for (let knot = 0; knot < 6; knot++) {
    const angle = (Math.PI / 3) * knot + Math.PI / 2;
    const [dx, dy] = [Math.cos(angle) * 10.2 * unit, Math.sin(angle) * 10.2 * unit];
    shapes.circle(middle[0] + dx, middle[1] + dy, 3.1 * unit).fill('#ffffff');
  }
  shapes
    .circle(...middle, 4.4 * unit)
    .lineWidth(3 * unit)
    .stroke(KNOT);
}

/** Draws a thread with three knots, of which the last is marigold: the work is done. */
export function drawThread(
  shapes: Shapes,
  { left, right, y }: { left: number; right: number; y: number },
): void {
  const radius = 6;
  const knots = [left + radius, (left + right) / 2, right - radius];
  knots.forEach((x, at) => {
    const next = knots[at + 1];
    if (next)
      shapes
        .moveTo(x + radius + 3, y)
        .lineTo(next - radius - 3, y)
        .lineWidth(1.6)
        .stroke(GROUND);
    const color = next ? GROUND : KNOT;
    shapes
      .circle(x, y, radius - 1.5)
      .lineWidth(3)
      .stroke(color);
    shapes.circle(x, y, 1.4).fill(color);
  });
}

/** Draws a hairline between facts. */
export function drawRule(
  shapes: Shapes,
  { left, right, y }: { left: number; right: number; y: number },
): void {
  shapes.moveTo(left, y).lineTo(right, y).lineWidth(0.8).stroke(LINE);
}
