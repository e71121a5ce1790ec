import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { useHydrated } from '#src/ui/form/use-hydrated.ts';
import { icon } from '#src/ui/icons.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';

const CopyIcon = /* @__PURE__ */ icon('copy');

/** Copies the number. Without a script, there is no button: the number can be selected. */
export function CopyNumber({ reference }: { reference: string }) {
  const { copy: t } = useMessages('help-request/confirmation');
  const [result, setResult] = useState<'done' | 'failed'>();
  if (!useHydrated()) return null;
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setResult('done'),
      () => setResult('failed'),
    );
  return (
    <>
      <button type="button" className={classes(button.button, button.second)} onClick={() => void copy()}>
        <CopyIcon />
        {t.label}
      </button>
      <span role="status" className={layout.small}>
        {result && t[result]}
      </span>
    </>
  );
}
