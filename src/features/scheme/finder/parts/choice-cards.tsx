import styles from './finder.module.css';

type ChoiceCardsProps = {
  name: string;
  /** One of them, or as many as fit. */
  type: 'radio' | 'checkbox';
  options: { value: string; label: string; hint?: string }[];
  chosen: readonly string[];
};

/** Answers to choose from, each a card as large as a thumb. */
export function ChoiceCards({ name, type, options, chosen }: ChoiceCardsProps) {
  return (
    <div className={styles.cards}>
      {options.map(({ value, label, hint }) => (
        <label key={value}>
          <input
            type={type}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            required={type === 'radio'}
          />
          <span>
            {label}
            {hint && <span className={styles.hint}>{hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
