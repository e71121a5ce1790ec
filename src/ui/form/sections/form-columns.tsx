import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { classes } from '#src/shared/classes.ts';
import styles from '#src/ui/form/form.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { useWide } from './use-wide.ts';

const SectionList = lazy(() => import('./section-list.tsx'));

type FormColumnsProps = ComponentProps<typeof SectionList> & {
  /** What stands beside the form where there is room. */
  side: ReactNode;
  className?: string;
  children: ReactNode;
};

/**
 * A form on a wide screen, between the list of its sections and `side`. The list is loaded only where there is room for
 * it. Its column is empty until then, so that nothing moves. Its page exports `FORM_COLUMNS_HANDLE` as its `handle`.
 */
export function FormColumns({ side, className, children, ...list }: FormColumnsProps) {
  return (
    <div className={classes(className, styles.withSides)}>
      {useWide() && (
        <Suspense>
          <SectionList {...list} />
        </Suspense>
      )}
      <div>{children}</div>
      <div className={layout.loose}>{side}</div>
    </div>
  );
}
