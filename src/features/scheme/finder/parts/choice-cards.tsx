import styles from './finder.module.css';

type ChoiceCardsProps = {
  name: string;
  /** Radio for a single choice, checkbox for several. */
  type: 'radio' | 'checkbox';
  options: { value: string; label: string; hint?: string }[];
  selected: readonly string[];
};

/** Options shown as cards that are large enough to tap. */
export function ChoiceCards({ name, type, options, selected }: ChoiceCardsProps) {
  return (
    <div className={styles.cards}>
      {options.map(({ value, label, hint }) => (
        <label key={value}>
          <input
            type={type}
            name={name}
            value={value}
            defaultChecked={selected.includes(value)}
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
