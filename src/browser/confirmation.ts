/** Asks the signed-in person for the password. Resolves to whether they have confirmed it with auth/confirmPassword. */
type AskForPassword = (lead: string | undefined) => Promise<boolean>;

let ask: AskForPassword | undefined;
let asking: Promise<boolean> | undefined;

/** Sets what asks for the password. Returns a function that unsets it. */
export function setPasswordQuestion(question: AskForPassword): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/**
 * Asks for the password, once for all calls that need it at the moment. `lead` says why. The confirmation is a cookie that
 * no script reads. Returns false if the person cancels, or if the page has no way to ask.
 */
export async function confirmByPassword(lead: string | undefined): Promise<boolean> {
  asking ??= ask?.(lead).finally(() => (asking = undefined));
  return (await asking) ?? false;
}
