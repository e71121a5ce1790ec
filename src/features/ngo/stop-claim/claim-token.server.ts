import { readSigned, signText, type Keys } from '#src/server/security/keys.server.ts';

const PURPOSE = 'stop a claim';

/** Returns the secret token in the link that stops a claim. */
export function claimToken({ keys, id }: { keys: Keys; id: string }): string {
  return signText({ keys, text: id, purpose: PURPOSE });
}

/** Returns the id of the claim that a token stops, or undefined if the token is not one of ours. */
export function claimOfToken({ keys, token }: { keys: Keys; token: string }): string | undefined {
  return readSigned({ keys, text: token, purpose: PURPOSE });
}
