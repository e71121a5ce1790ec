import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { loadSearch } from './search.loader.server.ts';
import { FindForm } from '#src/features/ngo/directory/parts/find-form.tsx';
import { Lines } from '#src/ui/list/lines.tsx';
import { NgoList } from '#src/features/ngo/directory/parts/ngo-list.tsx';
import type { SearchTexts } from '#src/features/ngo/directory/directory.views.ts';
import type { Route } from './+types/search.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSearch({ request, context });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('ngo');
  const { view, towns, texts } = loaderData;
  const { q, from, category, verified } = view.query;
  return (
    <main id="main">
      <PageHead
        title={view.shownWords ? t.searchTitle(view.shownWords) : t.allTitle}
        preview={t.allTitle}
        description={t.allDescription}
        canonical="/search"
        hidden={view.list.total === 0 || view.list.nearestTo !== null}
      />
      <div className={classes(layout.wrap, layout.loose, layout.top)}>
        <h1 className={q ? layout.hiddenText : undefined}>{q ? t.searchHeading : t.allTitle}</h1>
        {texts?.helpline && (
          <Lines lines={texts.helpline} className={classes(notes.note, notes.warn, layout.stack)} />
        )}
        <FindForm towns={towns} words={q} town={from} framed filters={{ category, verified }} />
        {texts?.interpretation && <Lines lines={texts.interpretation} className={notes.note} />}
        <NgoList view={view} texts={texts} end={texts && <End texts={texts} />} />
      </div>
    </main>
  );
}

/** Schemes that may fit, and links to continue. */
function End({ texts: { schemes, end } }: { texts: SearchTexts }) {
  return (
    <>
      {schemes && (
        <>
          <h2>{schemes.heading}</h2>
          <Lines lines={schemes.lines} />
        </>
      )}
      <Lines lines={end} />
    </>
  );
}
