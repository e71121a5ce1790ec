import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { GivingView } from '#src/features/donation/giving/giving.view.ts';

/** Shown when nothing can be given now: the fundraiser is over, or the NGO takes no gifts here. */
export function NotTaken({ view: { ngo, isOpen, fundraiser } }: { view: GivingView }) {
  const { closed: t } = useMessages('donation/giving');
  const state = fundraiser?.state ?? 'open';
  const second = classes(button.button, button.second);
  return (
    <div className={layout.stack}>
      <p className={notes.note}>{state === 'open' ? t.notTaken : t[state]}</p>
      <p className={notes.chips}>
        {isOpen && (
          <TownLink className={button.button} to={`/donate/${ngo._id}`}>
            {t.otherPurpose}
          </TownLink>
        )}
        <TownLink className={second} to={ngo.path}>
          {t.ngo}
        </TownLink>
        <TownLink className={second} to="/donate">
          {t.list}
        </TownLink>
      </p>
    </div>
  );
}
