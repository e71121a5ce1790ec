import { useEffect } from 'react';
import { useHref, useNavigation } from 'react-router';
import panelStyles from '#src/ui/styles/panel.module.css';
import { Loading } from './spinner.tsx';

/** Milliseconds that a lazily loaded page may take (specification, section 9: chunk load timeout). */
const LOAD_TIMEOUT_MS = 120_000;

/** Shows the spinner of the specification while the next page loads. It stays hidden during short waits. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const href = useHref(location ?? '');
  useEffect(() => {
    if (state === 'idle') return;
    // If a chunk never arrives, reload the target page as a whole.
    const timer = setTimeout(() => window.location.assign(href), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, href]);
  return <div role="status">{state !== 'idle' && <Loading className={panelStyles.navigating} />}</div>;
}
