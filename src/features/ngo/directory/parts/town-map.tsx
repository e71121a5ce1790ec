import { useEffect, useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import type { TownRing } from '#src/features/ngo/directory/directory.views.ts';
import styles from './home.module.css';

/**
 * A map of Gujarat as a cloth of dots, with a ring for every town that has NGOs. More NGOs make a larger
 * ring.
 */
export function TownMap({ rings }: { rings: TownRing[] }) {
  const home = useMessages('ngo/directory/home');
  const coast = useCoast();
  return (
    <svg className={styles.dots} viewBox="-26 -26 452 404" role="img" aria-label={home.map}>
      <pattern id="land" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <circle cx="6.5" cy="6.5" r="1.5" />
      </pattern>
      <mask id="coast">
        <path
          ref={coast}
          d={LAND}
          stroke="#fff"
          strokeWidth="50"
          strokeLinecap="round"
          suppressHydrationWarning
        />
      </mask>
      <path fill="url(#land)" mask="url(#coast)" opacity=".5" d="M-26-26h452v404h-452z" />
      <g className={styles.towns}>
        {rings.map(([x, y, size]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={size} className={size > 5 ? styles.more : undefined} />
        ))}
      </g>
    </svg>
  );
}

/**
 * The page from the server contains the outline. The browser fetches it only after navigating here from
 * another page.
 */
const LAND = import.meta.env.SSR ? (await import('./land.ts')).LAND : undefined;

function useCoast() {
  const coast = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (!coast.current?.hasAttribute('d')) {
      void import('./land.ts').then((land) => coast.current?.setAttribute('d', land.LAND));
    }
  }, []);
  return coast;
}
