import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import styles from './manage.module.css';
import { SchemeForm } from './scheme-form.tsx';
import { SCHEMES } from './scheme-paths.ts';
import type { SchemeEditorData } from '#src/features/scheme/management/load-scheme-editor.ts';

/** The form for a new scheme or an existing one. */
export function SchemeEditor({ scheme, states, needs }: SchemeEditorData) {
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
