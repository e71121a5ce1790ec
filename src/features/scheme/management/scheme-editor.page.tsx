import type { ClientLoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import type { Language } from '#src/shared/languages.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import styles from '#src/features/scheme/management/parts/manage.module.css';
import { SchemeForm } from '#src/features/scheme/management/parts/scheme-form.tsx';
import { SCHEMES } from '#src/features/scheme/management/parts/scheme-paths.ts';

const NAME_IN = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;

/** Without an id in the URL, the form is for a new scheme. */
export async function clientLoader({ params: { id } }: ClientLoaderFunctionArgs) {
  const language = document.documentElement.lang as Language;
  const [scheme, states, needs] = await Promise.all([
    id === undefined ? undefined : load((api) => api.scheme.getOwnSchemeById[':id'].$get({ param: { id } })),
    load((api) => api.reference.getAllState.$get()),
    load((api) => api.reference.getNeedNames.$get({ query: { language } })),
  ]);
  return {
    scheme: scheme?.data,
    needs: needs.data,
    states: states.data.map((state) => ({ value: state.name, label: state[NAME_IN[language]] })),
  };
}

/** The form for a new scheme or an existing one. */
export default function SchemeEditorPage() {
  const { scheme, states, needs } = useLoaderData<typeof clientLoader>();
  const { editor: t, registrations } = useMessages('scheme/management');
  const title = scheme ? t.edit : t.add;
  return (
    <>
      <PageHead title={title} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={SCHEMES}>
          <ArrowLeftIcon />
          {registrations.back}
        </Link>
        <h1>{title}</h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
      </div>
      <SchemeForm key={scheme?._id ?? 'new'} scheme={scheme} states={states} needs={needs} />
    </>
  );
}
