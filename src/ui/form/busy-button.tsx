import type { ComponentProps } from 'react';

type BusyButtonProps = ComponentProps<'button'> & {
  /** What the button started has not ended yet. */
  busy: boolean | undefined;
};

/** A button that does nothing while it is busy. It keeps the focus, which a disabled button would lose. */
export function BusyButton({ busy, onClick, type = 'button', ...props }: BusyButtonProps) {
  return (
    <button
      {...props}
      // Always given: without it, the button would submit its form.
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
