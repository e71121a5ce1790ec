import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import layout from '#src/ui/look/layout.module.css';
import notes from '#src/ui/look/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { Link, TownLink } from '#src/ui/link.tsx';
import { loadSearch } from './search.loader.server.ts';
import { FindForm } from '../parts/find-form.tsx';
import { useListLinks } from '#src/ui/list/list-links.ts';
import { NgoList } from '../parts/ngo-list.tsx';
import type { Route } from './+types/search.page';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSearch({ request, context });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const say = useMessages('ngo');
  const { view, towns } = loaderData;
  const { q, from, category, verified } = view.asked;
  return (
    <main id="main">
      <PageHead
        title={q ? say.searchTitle(q) : say.allTitle}
        description={say.allDescription}
        canonical="/search"
        hidden={view.list.total === 0}
      />
      <div className={classes(layout.wrap, layout.loose, layout.top)}>
        <h1 className={q ? layout.hiddenText : undefined}>{q ? say.searchHeading : say.allTitle}</h1>
        <FindForm towns={towns} words={q} town={from} framed keep={{ category, verified }} />
        <Corrected corrections={view.list.corrections} words={q ?? ''} />
        <NgoList view={view} end={q && <NotMeant />} />
      </div>
    </main>
  );
}

function NotMeant() {
  const say = useMessages('ngo');
  return (
    <p className={layout.read}>
      {say.notMeant} <TownLink to="/helpRequest">{say.notMeantAsk}</TownLink>
    </p>
  );
}

/** Says so when other words were searched than those typed, and offers the typed ones. */
function Corrected(props: { corrections: { typed: string; used: string[] }[]; words: string }) {
  const say = useMessages('ngo');
  const linkTo = useListLinks();
  const used = props.corrections.flatMap((correction) => correction.used);
  if (used.length === 0) return null;
  return (
    <div className={notes.note}>
      <p>
        {say.showingFor}{' '}
        {used.map((word, at) => (
          <span key={word}>
            {at > 0 && ', '}
            <b lang={languageOfText(word)}>{word}</b>
          </span>
        ))}
      </p>
      <p className={layout.small}>
        <Link to={linkTo({ exact: 'true' })}>{say.exactly(props.words)}</Link>
      </p>
    </div>
  );
}
