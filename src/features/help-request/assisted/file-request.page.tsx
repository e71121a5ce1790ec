import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { loadNames } from '#src/features/reference/load-names.ts';
import { AssistedForm } from '#src/features/help-request/assisted/parts/assisted-form.tsx';
import { useAssistedPaths } from '#src/features/help-request/assisted/parts/assisted-paths.ts';
import styles from '#src/features/help-request/assisted/parts/assisted.module.css';
import { Slip } from '#src/features/help-request/assisted/parts/slip.tsx';
import type { Filed } from './assisted.contract.ts';
import type { Route } from './+types/file-request.page';

export async function clientLoader() {
  return { names: await loadNames() };
}

/** Files a help request for somebody without email, in the area of an NGO and in that of our team. */
export default function FileRequestPage({ loaderData: { names } }: Route.ComponentProps) {
  const t = useMessages('help-request/assisted');
  const paths = useAssistedPaths();
  const [filed, setFiled] = useState<Filed>();
  return (
    <>
      <PageHead title={t.title} hidden />
      {filed ? (
        <FiledNow filed={filed} onNext={() => setFiled(undefined)} />
      ) : (
        <>
          <div className={layout.stack}>
            <Link className={styles.link} to={paths.requests}>
              <ArrowLeftIcon />
              {t.back}
            </Link>
            <h1>{t.title}</h1>
            <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
          </div>
          <AssistedForm names={names} onFiled={setFiled} />
        </>
      )}
    </>
  );
}

function FiledNow({ filed, onNext }: { filed: Filed; onNext: () => void }) {
  const t = useMessages('help-request/assisted');
  const paths = useAssistedPaths();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, so the focus moves to the result, which screen readers announce.
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <>
      <div className={layout.stack}>
        <h1 ref={heading} tabIndex={-1}>
          {t.filed.heading}
        </h1>
        <p className={layout.read}>{t.filed.lead}</p>
      </div>
      <Slip filed={filed} />
      <p className={layout.line}>
        <Link className={classes(button.button, button.second)} to={paths.list}>
          {t.filed.toList}
        </Link>
        <button type="button" className={classes(button.button, button.second)} onClick={onNext}>
          {t.filed.next}
        </button>
      </p>
    </>
  );
}
