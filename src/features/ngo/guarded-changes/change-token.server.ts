import { readSigned, signText, type Keys } from '#src/server/security/keys.server.ts';
import { CHANGE_KINDS, type ChangeKind } from './change.values.ts';

/** A version of bank details, or a gateway account. */
export type ChangeId = { kind: ChangeKind; id: string };

const PURPOSE = 'stop a change of where gifts go';
const TOKEN = new RegExp(`^(${CHANGE_KINDS.join('|')})-([1-9][0-9]{0,15})$`);

/** Returns the secret token in the link that stops a change. */
export function changeToken({ keys, change }: { keys: Keys; change: ChangeId }): string {
  return signText({ keys, text: `${change.kind}-${change.id}`, purpose: PURPOSE });
}

/** Returns the change that a token stops, or undefined if the token is not one of ours. */
export function changeOfToken({ keys, token }: { keys: Keys; token: string }): ChangeId | undefined {
  const text = readSigned({ keys, text: token, purpose: PURPOSE });
  const match = text === undefined ? null : TOKEN.exec(text);
  return match ? { kind: match[1] as ChangeKind, id: match[2]! } : undefined;
}
