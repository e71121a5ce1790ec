const GMAIL = /^(?:gmail|googlemail)\.com$/;

/** The mailbox behind an address: equal for spellings that mostly, or for Gmail always, reach the same one. */
export type Mailbox = {
  /** For counting mails only: whose an address is tells the address itself, letter for letter. */
  name: string;
  /** All spellings of it reach the same mailbox for certain. */
  isOne: boolean;
  hasTag: boolean;
};

/** The mailbox of a valid address: without a tag behind a plus; for Gmail without dots and other names of its domain. */
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
