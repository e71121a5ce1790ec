import { lazy, Suspense } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { todayInIndia } from '#src/shared/dates.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { NamedNeed, ReferenceNames } from '#src/features/reference/reference.values.ts';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';

/** Loaded only for an NGO whose page is not public yet. */
const Preview = lazy(async () => {
  const [{ NgoPreview }, { formValuesOf }] = await Promise.all([
    import('#src/features/ngo/editing/ngo-preview.tsx'),
    import('#src/features/ngo/editing/ngo-form-values.ts'),
  ]);
  return {
    default: ({ ngo, ...rest }: PreviewProps) => (
      <NgoPreview ngo={ngo} values={formValuesOf(ngo)} today={todayInIndia()} {...rest} />
    ),
  };
});

type PreviewProps = { ngo: OwnNgo; names: ReferenceNames; needs: NamedNeed[] };

/** The public page as visitors will see it. */
export function PagePreview(props: PreviewProps) {
  const { setUp: t } = useMessages('site/today');
  return (
    <section className={layout.stack}>
      <h2>{t.preview}</h2>
      <Suspense fallback={<Spinner />}>
        <Preview {...props} />
      </Suspense>
    </section>
  );
}
