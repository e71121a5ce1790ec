import { useMessages } from '#src/messages/messages.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { CODE_DIGITS } from '#src/features/account/account.values.ts';
import styles from './app-set-up.module.css';

/** Instructions for setting up an authenticator app: three steps, the QR code and the key. */
export function AppSetUp({ preparation }: { preparation: { secret: string; address: string; qr: string } }) {
  const { step } = useMessages('account');
  return (
    <div className={layout.stack}>
      <p>{step.setUp}</p>
      <ol className={styles.steps}>
        {step.setUpSteps.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>
        {/* On the phone itself, the link opens the app. */}
        <a href={preparation.address}>
          <img className={styles.qr} src={preparation.qr} alt={step.qr} width="208" height="208" />
        </a>
      </p>
      <p className={layout.small}>
        {step.key}: <code className={styles.key}>{preparation.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
    </div>
  );
}

/** Input for a six-digit code, with or without spaces. */
export function CodeField(props: { hint: string; error?: string }) {
  const { step } = useMessages('account');
  return (
    <TextField
      {...props}
      name="code"
      label={step.code}
      variant="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Leaves room for spaces between the digits.
      maxLength={CODE_DIGITS + 4}
      required
    />
  );
}
