const GMAIL = /^(?:gmail|googlemail)\.com$/;

/** The mailbox behind an address. Spellings that usually reach the same mailbox have the same `name`. */
export type Mailbox = {
  /** For counting mails only. It does not identify a person: only the exact address does. */
  name: string;
  /** True if all spellings certainly reach the same mailbox, as with Gmail. */
  isOne: boolean;
  hasTag: boolean;
};

/**
 * Returns the mailbox of a valid address. Removes the tag after a plus sign and, for Gmail, the dots and the
 * alternative domain name.
 */
export function mailboxOf(email: string): Mailbox {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plus = local.indexOf('+');
  const hasTag = plus > 0;
  const plain = hasTag ? local.slice(0, plus) : local;
  const isOne = GMAIL.test(domain);
  const name = isOne ? `${plain.replaceAll('.', '') || plain}@gmail.com` : `${plain}@${domain}`;
  return { name, isOne, hasTag };
}
