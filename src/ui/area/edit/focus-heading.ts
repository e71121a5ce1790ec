/**
 * Moves the focus to the heading of the page if it was lost: the button that was pressed, or the field that was
 * typed in, is gone. Call it once the page shows the result.
 */
export function focusHeadingIfLost(): void {
  // React may show the result only after this call.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    }),
  );
}
