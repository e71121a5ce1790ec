/** Asks the signed-in person for the password. Resolves to the confirmation of auth/confirmPassword, unless they cancel. */
type AskForPassword = (lead: string | undefined) => Promise<string | undefined>;

let ask: AskForPassword | undefined;
let asking: Promise<string | undefined> | undefined;

/** Sets what asks for the password. Returns a function that unsets it. */
export function setPasswordQuestion(question: AskForPassword): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/**
 * Asks for the password, once for all calls that need it at the moment. `lead` says why. Returns the confirmation, which
 * the browser also keeps as a cookie for later calls. Returns undefined if the person cancels, or if the page cannot ask.
 */
export async function confirmByPassword(lead: string | undefined): Promise<string | undefined> {
  asking ??= ask?.(lead).finally(() => (asking = undefined));
  return asking;
}
