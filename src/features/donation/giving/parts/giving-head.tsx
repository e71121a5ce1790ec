import { useMessages } from '#src/messages/messages.tsx';
import { Checked } from '#src/ui/evidence.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { GivingView } from '#src/features/donation/giving/giving.view.ts';
import { DonationSteps } from '#src/features/donation/parts/donation-steps.tsx';
import { FundraiserProgress } from './fundraiser-progress.tsx';

/** Whom the gift is for, and what a fundraiser collects for. */
export function GivingHead({ view: { ngo, fundraiser }, isOpen }: { view: GivingView; isOpen: boolean }) {
  const t = useMessages('donation/giving');
  return (
    <div className={layout.stack}>
      {isOpen && <DonationSteps step={1} text={t.step} />}
      {fundraiser ? (
        <h1 lang={fundraiser.title.lang}>{fundraiser.title.text}</h1>
      ) : (
        <h1>{t.title(ngo.name.text)}</h1>
      )}
      <p className={layout.line}>
        <span className={layout.links}>
          <TownLink to={ngo.path} lang={ngo.name.lang}>
            {fundraiser ? ngo.name.text : t.aboutNgo}
          </TownLink>
        </span>
        <span className={layout.mute}>{ngo.city}</span>
        <Checked verifiedAt={ngo.verifiedAt} long />
      </p>
      {fundraiser && <FundraiserProgress fundraiser={fundraiser} />}
    </div>
  );
}
