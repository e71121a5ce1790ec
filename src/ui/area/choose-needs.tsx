import { useEffect, useId, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import button from '#src/ui/styles/button.module.css';
import fieldStyles from '#src/ui/styles/field.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { FieldError } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';

/** A need with its name in the page's language and the broader need it belongs to. */
export type NeedToChoose = { id: string; name: string; under: string | null };

type ChooseNeedsProps = {
  /** The name of every checkbox and the id of the group. */
  name: string;
  needs: readonly NeedToChoose[];
  /** Ids of the needs that are ticked initially. */
  ticked: readonly string[];
  /** Ids of the needs that are suggested by the texts. */
  proposed: readonly string[];
  error?: string | undefined;
  /** Called after a need was added, because that fires no input event in the form. */
  onAdded?: () => void;
};

/** Checkboxes for the confirmed needs, for those suggested by the texts, and a way to add any other need. */
export function ChooseNeeds({ name, needs, ticked, proposed, error, onAdded }: ChooseNeedsProps) {
  const t = useMessages('needs');
  const heading = useId();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState('');
  useEffect(() => {
    if (added.length > 0) onAdded?.();
    // Run only when a need was added; its checkbox is rendered by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [added]);
  const first = [...ticked, ...added];
  const others = proposed.filter((id) => !first.includes(id));
  const listed = new Set([...first, ...others]);
  const remaining = needs.filter(({ id }) => !listed.has(id));

  function add() {
    if (selected) setAdded([...added, selected]);
    setSelected('');
  }
  const boxes = (ids: readonly string[], areTicked: boolean) => (
    <ul>
      {needs
        .filter(({ id }) => ids.includes(id))
        .map((need) => (
          <li key={need.id}>
            <label className={styles.tick}>
              <input type="checkbox" name={name} value={need.id} defaultChecked={areTicked} />
              <span>{need.name}</span>
            </label>
          </li>
        ))}
    </ul>
  );
  return (
    <div id={name} tabIndex={-1} className={classes(layout.stack, error && styles.wrong)}>
      {error && <FieldError name={name} error={error} />}
      <section aria-labelledby={`${heading}-ticked`}>
        <h3 id={`${heading}-ticked`}>{t.confirmed}</h3>
        {first.length > 0 ? boxes(first, true) : <p className={layout.mute}>{t.none}</p>}
      </section>
      {others.length > 0 && (
        <section aria-labelledby={`${heading}-proposed`}>
          <h3 id={`${heading}-proposed`}>{t.proposed}</h3>
          <p className={styles.hint}>{t.proposedHint}</p>
          {boxes(others, false)}
        </section>
      )}
      <div className={styles.pair}>
        <div>
          <label className={fieldStyles.label} htmlFor={`${heading}-other`}>
            {t.other}
          </label>
          <select
            id={`${heading}-other`}
            className={fieldStyles.input}
            value={selected}
            onChange={(event) => setSelected(event.target.value)}
          >
            <option value="">{t.choose}</option>
            <NeedOptions needs={needs} remaining={remaining} others={t.others} />
          </select>
        </div>
        <button type="button" className={classes(button.button, button.second)} onClick={add}>
          {t.add}
        </button>
      </div>
    </div>
  );
}

type OptionsProps = { needs: readonly NeedToChoose[]; remaining: readonly NeedToChoose[]; others: string };

/** Options for the needs in `left`, grouped by the broader need they belong to. */
export function NeedOptions({ needs, remaining, others }: OptionsProps) {
  const nameOf = new Map(needs.map(({ id, name }) => [id, name]));
  const broader = [...new Set(remaining.map(({ under }) => under))].filter((under) => under !== null);
  return [...broader, null].map((group) => (
    <optgroup key={group ?? ''} label={group === null ? others : nameOf.get(group)}>
      {remaining
        .filter(({ under }) => under === group)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}
