const POTS = [
  ['#14275c', '#f4b92f'],
  ['#6f1222', '#f4b92f'],
  ['#0d4630', '#f4b92f'],
  ['#22252e', '#f4b92f'],
] as const;

/** Hashes a text to a well-mixed 32-bit number (FNV-1a with a final avalanche). */
function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619) >>> 0;
  h ^= h >>> 13;
  h = Math.imul(h, 1540483477) >>> 0;
  return (h ^ (h >>> 15)) >>> 0;
}

function Ring(props: { radius: number; steps: number; colour: string; size: number; turn?: number }) {
  const { radius, steps, colour, size, turn } = props;
  return (
    <circle
      cx="48"
      cy="48"
      r={radius}
      pathLength={steps}
      stroke={colour}
      strokeWidth={size}
      transform={turn ? `rotate(${turn} 48 48)` : undefined}
    />
  );
}

/** The Bandhani medallion of an NGO: rings of knots that depend on its name alone. */
export function Medallion({ name }: { name: string }) {
  const h = hash(name);
  const pick = <T,>(list: readonly T[], shift: number) => list[(h >>> shift) % list.length] as T;
  const [ground, haldi] = pick(POTS, 0);
  const middle = pick([12, 16, 10], 6);
  const shape = pick(['diamond', 'ring', 'square'], 12);
  const squares = { diamond: 'M48 19L77 48 48 77 19 48z', square: 'M27 27h42v42h-42z' };
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" fill="none" strokeLinecap="round">
      <path fill={ground} d="M0 0h96v96H0z" />
      <g strokeDasharray="0 1">
        <Ring radius={14} steps={pick([6, 8, 5], 3)} colour="#fff" size={5.5} turn={-90} />
        {shape === 'ring' ? (
          <Ring radius={25} steps={middle} colour={haldi} size={4.5} turn={180 / middle} />
        ) : (
          <path
            d={squares[shape as keyof typeof squares]}
            pathLength={middle}
            stroke={haldi}
            strokeWidth="4.5"
          />
        )}
        <Ring radius={38} steps={pick([24, 20, 28], 9)} colour="#fff" size={3.6} />
        <path
          d="M4 4h88v88h-88z"
          pathLength={pick([32, 24, 40], 15)}
          stroke="#fff"
          strokeWidth="2.6"
          opacity=".7"
        />
      </g>
      <circle cx="48" cy="48" r="4.5" stroke={haldi} strokeWidth="3.4" />
    </svg>
  );
}
