import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { pathInLanguage } from '#src/shared/languages.ts';
import { ShareLinks } from '#src/ui/share/share-links.tsx';
import layout from '#src/ui/styles/layout.module.css';
import rows from '#src/ui/styles/rows.module.css';
import type { GivingView } from '#src/features/donation/giving/giving.view.ts';

type ShareProps = { view: GivingView; path: string; title: string };

/** Ways to tell others about a fundraiser. */
export function ShareFundraiser({ view: { ngo, origin }, path, title }: ShareProps) {
  const { fundraiser: t } = useMessages('donation/giving');
  const language = useLanguage();
  return (
    <section className={layout.stack}>
      <h2 className={layout.small}>{t.share}</h2>
      <ul className={rows.rows}>
        <ShareLinks
          text={t.shareText(title, ngo.name.text)}
          link={origin + pathInLanguage({ path, language })}
        />
      </ul>
    </section>
  );
}
