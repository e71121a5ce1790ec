import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The names of the fields by step. Also the order of the error summary. */
export const STEPS: readonly (readonly string[])[] = [
  ['helpDescription', 'userHelpCategory'],
  ['userAddress', 'userCity', 'userPin'],
  ['userName', 'userMobile', 'safeContact', 'noCalls', 'noMessages', 'watched', 'noMail'],
  ['userEmail', 'userOTP'],
];
export const LAST_STEP = STEPS.length - 1;

/** Returns the step that has this field; the last one for errors of no field. */
export function stepOfField(name: string): number {
  const step = STEPS.findIndex((names) => names.includes(name));
  return step < 0 ? LAST_STEP : step;
}

/** `#step-3` is the third step, with index 2. Other fragments, such as `#main`, are no steps. */
function stepOfHash(hash: string): number | undefined {
  return hash === '' ? 0 : /^#step-[1-4]$/.test(hash) ? Number(hash[6]) - 1 : undefined;
}

/**
 * Returns the step that is shown, and functions that open another one. Each is an entry of the history, so
 * that Back goes back one step. The step is undefined, and all are shown, until the script runs.
 */
export function useSteps() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [step, setStep] = useState<number>();
  useEffect(() => {
    const at = stepOfHash(hash);
    // If somebody already writes in another step when the script starts, that step stays open.
    const field = document.activeElement?.getAttribute('name');
    if (at !== undefined)
      setTimeout(() => setStep((last) => (last === undefined && field ? stepOfField(field) : at)));
  }, [hash]);
  const open = (next: number) => void navigate({ search, hash: `step-${next + 1}` });

  /** Of the link 'Back', which leads home from the first step. */
  function goBack(event: MouseEvent) {
    if (!step) return;
    event.preventDefault();
    // The router counts the entries since the page was loaded.
    if ((history.state as { idx?: number }).idx) void navigate(-1);
    else open(step - 1);
  }

  return { step, open, goBack };
}
