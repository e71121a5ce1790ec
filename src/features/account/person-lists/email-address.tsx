import styles from './email-address.module.css';

/** The address of a person in a list. If it needs two lines, the second starts with @. */
export function EmailAddress({ email }: { email: string }) {
  const [local, domain] = email.split('@');
  return (
    <span className={styles.email}>
      {local}
      <wbr />@{domain}
    </span>
  );
}
