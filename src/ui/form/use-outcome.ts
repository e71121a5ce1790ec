import { useMemo, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';

/** What a form gets if the server could not be reached. */
type Unreachable = { unreachable: true };

/** Sends a form by `call`, the server's action. */
export async function callOrUnreachable<Outcome>(
  call: () => Promise<Outcome>,
): Promise<Outcome | Unreachable> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof TypeError) return { unreachable: true };
    throw error;
  }
}

/**
 * Returns what the last response to a form says; `initial` before the first. If the server could not be reached, the
 * response before stays, with a sentence about it and what `refusal` adds. `initial` and `refusal` are constants.
 */
export function useOutcome<Outcome extends { msg?: string | undefined }>({
  response,
  initial,
  refusal,
}: {
  response: Outcome | Unreachable | undefined;
  initial: Outcome;
  refusal?: Partial<Outcome>;
}): Outcome {
  const { unreachable: msg } = useMessages('form');
  const [last, setLast] = useState(initial);
  // The same object in each render, because its note takes the focus when it is new.
  const lost = useMemo(
    () => (isUnreachable(response) ? { ...last, msg, ...refusal } : undefined),
    [response, last, msg, refusal],
  );
  if (!response) return initial;
  if (isUnreachable(response)) return lost ?? last;
  if (response !== last) setLast(response);
  return response;
}

function isUnreachable(response: object | undefined): response is Unreachable {
  return response !== undefined && 'unreachable' in response;
}
