import type { StatusValues } from './status.view.ts';

/**
 * Values that a form carries along without showing them. They appear in no URL and are not stored in the
 * browser.
 */
export function HiddenFields({
  values,
  isCodeSent,
}: {
  values: StatusValues & { ticket?: string };
  isCodeSent?: boolean;
}) {
  return (
    <>
      {Object.entries(values).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {isCodeSent && <input type="hidden" name="sent" value="yes" />}
    </>
  );
}
