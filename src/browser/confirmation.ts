/** Asks the signed-in person for the password. Resolves to the confirmation of auth/confirmPassword, unless they cancel. */
type AskForPassword = (lead: string | undefined) => Promise<string | undefined>;

/**
 * The confirmation that this document got, and the token of its session. It is in memory only: who copies the storage of a
 * tab does not get it.
 */
let known: { token: string; confirmation: string } | undefined;
let ask: AskForPassword | undefined;
let asking: Promise<string | undefined> | undefined;

/** Sets what asks for the password. Returns a function that unsets it. */
export function setPasswordQuestion(question: AskForPassword): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/** Returns the header with which calls of this session go, if the person has typed the password before. */
export function confirmationHeader(token: string): Record<string, string> {
  return known?.token === token ? { 'x-confirmation': known.confirmation } : {};
}

/**
 * Asks for the password, once for all calls that need it at the moment. `lead` says why. Returns false if the person
 * cancels, or if the page has no way to ask.
 */
export async function confirmByPassword(token: string, lead: string | undefined): Promise<boolean> {
  asking ??= ask?.(lead).finally(() => (asking = undefined));
  const confirmation = await asking;
  if (confirmation === undefined) return false;
  known = { token, confirmation };
  return true;
}
