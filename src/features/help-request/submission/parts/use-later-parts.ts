import { useEffect, useState } from 'react';

async function load() {
  const [{ EnteredValues }, { HelpPopups }] = await Promise.all([
    import('./entered-values.tsx'),
    import('./help-popups.tsx'),
  ]);
  return { EnteredValues, HelpPopups };
}
type LaterParts = Awaited<ReturnType<typeof load>>;

/**
 * Returns the parts of the form that nobody needs in the first step, once they are loaded: they do not delay
 * the first paint or the first step. Loads them when the second step opens. Without a network connection they
 * stay undefined, and each further step tries again.
 */
export function useLaterParts(step: number | undefined): LaterParts | undefined {
  const [parts, setParts] = useState<LaterParts>();
  useEffect(() => {
    if (step) load().then(setParts, () => {});
  }, [step]);
  return parts;
}
