import { useEffect } from 'react';
import { useHref, useNavigation } from 'react-router';
import look from '#src/ui/styles/panel.module.css';
import { Loading } from './spinner.tsx';

/** Milliseconds a lazily loaded page may take (specification, section 9: chunk load timeout). */
const LOAD_TIMEOUT_MS = 120_000;

/** The specified spinner while the next page loads; a short wait shows nothing. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const href = useHref(location ?? '');
  useEffect(() => {
    if (state === 'idle') return;
    // A piece that never comes: the page is asked for anew, as a whole.
    const timer = setTimeout(() => window.location.assign(href), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, href]);
  return <div role="status">{state !== 'idle' && <Loading className={look.navigating} />}</div>;
}
