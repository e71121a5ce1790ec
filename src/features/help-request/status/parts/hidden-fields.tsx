import type { StatusValues } from './status.view.ts';

/** What a form carries along without showing it; nothing of it stands in an address or stays in the browser. */
export function HiddenFields({
  values,
  sent,
}: {
  values: StatusValues & { ticket?: string };
  sent?: boolean;
}) {
  return (
    <>
      {Object.entries(values).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {sent && <input type="hidden" name="sent" value="yes" />}
    </>
  );
}
