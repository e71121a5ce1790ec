import { useMessages } from '#src/messages/messages.tsx';
import { SelectField } from '#src/ui/form/field.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { GivingOutcome, GivingView } from '#src/features/donation/giving/giving.view.ts';

/** More options are easier to read in a list. */
const CARDS_MOST = 4;

type PurposeFieldProps = { view: GivingView; outcome: GivingOutcome };

/** What the gift is for. On the page of a fundraiser, that is given. */
export function PurposeField({ view: { ngo, purposes, fundraiser }, outcome }: PurposeFieldProps) {
  const t = useMessages('donation/giving');
  const { values, errors } = outcome;
  if (fundraiser)
    return (
      <p>
        <input type="hidden" name="purpose" value={fundraiser.id} />
        {t.purpose.given} <b lang={fundraiser.title.lang}>{fundraiser.title.text}</b>{' '}
        <span className={layout.links}>
          <TownLink to={`/donate/${ngo._id}`}>{t.purpose.other}</TownLink>
        </span>
      </p>
    );
  if (purposes.length === 0) return null;
  const options = [{ value: '', label: t.purpose.anything, lang: undefined }, ...purposes];
  const selected = values['purpose'] ?? '';
  const field = { name: 'purpose', label: t.fields.purpose, error: errors['purpose'] };
  return options.length <= CARDS_MOST ? (
    <RadioCards {...field} options={options} selected={selected} />
  ) : (
    <SelectField
      {...field}
      defaultValue={selected}
      options={options.map(({ value, label }) => ({ value, label }))}
    />
  );
}
