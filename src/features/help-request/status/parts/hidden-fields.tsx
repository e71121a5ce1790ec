import type { StatusValues } from './status.view.ts';

/**
 * Values that a form carries along without showing them. They appear in no URL and are not stored in the
 * browser.
 */
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
