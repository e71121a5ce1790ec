import type { ComponentProps } from 'react';

type BusyButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  type?: 'submit';
  /** What the button started has not ended yet. */
  busy: boolean | undefined;
};

/** A button that does nothing while it is busy. It keeps the focus, which a disabled button would lose. */
export function BusyButton({ busy, onClick, type, ...props }: BusyButtonProps) {
  return (
    <button
      {...props}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
