import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { Crumb } from '#src/ui/crumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { jsonLdOfNgo } from './profile.json-ld.ts';
import { loadNgo } from './profile.loader.server.ts';
import { namesToShow } from '#src/shared/ngo-names.ts';
import { NgoBody } from '#src/features/ngo/profile/parts/ngo-body.tsx';
import type { Route } from './+types/profile.page';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadNgo({ context, id: params.id, category: params.category });
}

export default function NgoPage({ loaderData: view }: Route.ComponentProps) {
  const t = useMessages('ngo/profile');
  const language = useLanguage();
  const { ngo, names } = view;
  const { first } = namesToShow({ ngo, language });
  const path = `/${ngo.category}/detailpage/${ngo._id}`;
  return (
    <>
      <PageHead
        title={t.about(first.text, names.city)}
        description={view.texts.mission?.text ?? names.category}
        canonical={path}
        picture={`/share/ngo/${ngo._id}.png`}
        // Search engines read it in the page from the server, so browsers need not load the code for it.
        jsonLd={import.meta.env.SSR ? jsonLdOfNgo({ view, path }) : {}}
      />
      <Crumb to={`/category/${ngo.category}`}>{names.category}</Crumb>
      <main id="main">
        <NgoBody view={view} path={path} />
      </main>
    </>
  );
}
