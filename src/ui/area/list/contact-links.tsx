import { isMaskedContact } from '#src/shared/masked-contact.ts';
import styles from '#src/ui/area/table.module.css';

/** Calls a mobile number of ten digits, or another number as it was written. */
export function PhoneLink({ number }: { number: string }) {
  if (isMaskedContact(number)) return <span className={styles.contact}>{number}</span>;
  const digits = number.replaceAll(/[^+\d]/g, '');
  return (
    <a className={styles.contact} href={`tel:${/^\d{10}$/.test(digits) ? '+91' : ''}${digits}`}>
      {number}
    </a>
  );
}

/** Writes to an address. A long one may break before its `@`. */
export function EmailLink({ email }: { email: string }) {
  if (isMaskedContact(email)) return <span className={styles.contact}>{email}</span>;
  const at = email.lastIndexOf('@');
  return (
    <a className={styles.contact} href={`mailto:${email}`}>
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </a>
  );
}
