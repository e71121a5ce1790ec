import { readSigned, signText, type Keys } from '#src/server/security/keys.server.ts';
import { CHANGE_KINDS, type ChangeKind } from './change.values.ts';

/** A version of bank details, or a gateway account. */
export type ChangeId = { kind: ChangeKind; id: string };

const PURPOSE = 'stop a change of where gifts go';
const KEY = new RegExp(`^(${CHANGE_KINDS.join('|')})-([1-9][0-9]{0,15})$`);

/** Returns a text that names a change. */
export function keyOfChange({ kind, id }: ChangeId): string {
  return `${kind}-${id}`;
}

/** Returns the change that a text names, or undefined if it names none. */
export function changeOfKey(key: string): ChangeId | undefined {
  const match = KEY.exec(key);
  return match ? { kind: match[1] as ChangeKind, id: match[2]! } : undefined;
}

/** Returns the secret token in the link that stops a change. */
export function changeToken({ keys, change }: { keys: Keys; change: ChangeId }): string {
  return signText({ keys, text: keyOfChange(change), purpose: PURPOSE });
}

/** Returns the change that a token stops, or undefined if the token is not one of ours. */
export function changeOfToken({ keys, token }: { keys: Keys; token: string }): ChangeId | undefined {
  const key = readSigned({ keys, text: token, purpose: PURPOSE });
  return key === undefined ? undefined : changeOfKey(key);
}
