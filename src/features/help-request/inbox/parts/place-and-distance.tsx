import { useMessages } from '#src/messages/messages.tsx';
import { formatCount } from '#src/shared/numbers.ts';
import type { InboxRow } from '#src/features/help-request/inbox/inbox.contract.ts';

type PlaceProps = {
  request: Pick<InboxRow, 'city' | 'distanceKm'>;
  /** City names in the page's language. */
  towns: Record<string, string>;
};

/** The town of a request, and how far it is from the NGO. */
export function PlaceAndDistance({ request: { city, distanceKm }, towns }: PlaceProps) {
  const { distance: t } = useMessages('help-request/inbox');
  const far = distanceKm === null ? null : distanceKm === 0 ? t.here : t.away(formatCount(distanceKm));
  return [towns[city] ?? city, far].filter(Boolean).join(' · ');
}
