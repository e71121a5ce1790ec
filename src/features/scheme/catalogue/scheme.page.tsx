import { useMessages } from '#src/messages/messages.tsx';
import { Crumb } from '#src/ui/crumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { SchemeBody } from '#src/features/scheme/catalogue/parts/scheme-body.tsx';
import { SchemeNotFound } from '#src/features/scheme/catalogue/parts/scheme-not-found.tsx';
import styles from '#src/features/scheme/catalogue/parts/schemes.module.css';
import type { SchemeView } from '#src/features/scheme/scheme.views.ts';
import { summaryOf } from '#src/features/scheme/scheme-summary.ts';
import { jsonLdOfScheme } from './scheme.json-ld.ts';
import { loadScheme } from './scheme.loader.server.ts';
import type { Route } from './+types/scheme.page';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadScheme({ context, id: params.id, type: params.type });
}

export default function SchemePage({ loaderData: view }: Route.ComponentProps) {
  return view ? <SchemeDetails view={view} /> : <SchemeNotFound />;
}

function SchemeDetails({ view }: { view: SchemeView }) {
  const t = useMessages('scheme/catalogue/detail');
  const words = useMessages('scheme');
  const { scheme, stateName, texts } = view;
  const { _id, type, beneficiary, gender } = scheme;
  const path = `/schemesDetail/${_id}/${type}`;
  const audience = [...beneficiary.map((group) => words.beneficiaries[group]), words.genders[gender]].join(
    ', ',
  );
  return (
    <>
      <PageHead
        title={texts.name.text}
        description={texts.benefit?.text ?? summaryOf(texts.description.text)}
        canonical={path}
        // Search engines read it from the server response, so it is left out of the browser bundle.
        jsonLd={
          import.meta.env.SSR
            ? jsonLdOfScheme({ view, path, audience, place: stateName ?? words.allStates })
            : {}
        }
      />
      <div className={styles.onScreen}>
        <Crumb to="/schemes">{t.allSchemes}</Crumb>
      </div>
      <main id="main">
        <SchemeBody view={view} />
      </main>
    </>
  );
}
