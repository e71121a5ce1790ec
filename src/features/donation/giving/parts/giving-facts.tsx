import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { GivingView } from '#src/features/donation/giving/giving.view.ts';

/** What donors want to know first: how much arrives, and whether the tax office counts it. */
export function GivingFacts({ view: { share, tax } }: { view: GivingView }) {
  const t = useMessages('donation/giving');
  return (
    <div className={classes(notes.note, layout.stack)}>
      <div>
        <h2 className={layout.small}>{t.share.heading}</h2>
        {share.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div>
        <h2 className={layout.small}>{t.tax.heading}</h2>
        <p>{tax.text}</p>
      </div>
    </div>
  );
}
