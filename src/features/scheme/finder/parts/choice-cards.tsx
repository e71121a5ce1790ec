import type { Option } from './finder.view.ts';
import styles from './finder.module.css';

type ChoiceCardsProps = {
  name: string;
  /** Radio for a single choice, checkbox for several. */
  type: 'radio' | 'checkbox';
  options: Option[];
  selected: readonly string[];
};

/** Options shown as cards that are large enough to tap. */
export function ChoiceCards({ name, type, options, selected }: ChoiceCardsProps) {
  return (
    <div className={styles.cards}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type={type} name={name} value={value} defaultChecked={selected.includes(value)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
