import { useMessages } from '#src/messages/messages.tsx';
import { EvidenceTag } from '#src/ui/evidence-tag.tsx';
import { BadgeCheckIcon, CircleDashedIcon, CircleXIcon } from '#src/ui/icons.tsx';
import type { DonationStatus } from '#src/features/donation/donation.values.ts';
import { BanIcon, GivenBackIcon } from './donation-icons.tsx';

const LOOKS = {
  created: { Icon: CircleDashedIcon },
  failed: { Icon: CircleXIcon, tone: 'bad' },
  claimed: { Icon: CircleDashedIcon, tone: 'warn' },
  refused: { Icon: CircleXIcon, tone: 'bad' },
  received: { Icon: BadgeCheckIcon, tone: 'good' },
  refunded: { Icon: GivenBackIcon },
  cancelled: { Icon: BanIcon },
} as const;

/** The status of a donation as an icon and words in its colour. */
export function DonationTag({ status }: { status: DonationStatus }) {
  const { statuses } = useMessages('donation');
  const look = LOOKS[status];
  return (
    <EvidenceTag icon={<look.Icon />} {...('tone' in look && { tone: look.tone })}>
      {statuses[status]}
    </EvidenceTag>
  );
}
