import type { ElementType } from 'react';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { Line } from '#src/features/ngo/directory/directory.views.ts';

/** Shows lines from the server. */
export function Lines({ lines, className }: { lines: Line[]; className?: string | undefined }) {
  return (
    <div className={className}>
      {lines.map((parts) => (
        <p key={JSON.stringify(parts)} className={typeof parts[0] === 'string' ? undefined : layout.links}>
          <Parts parts={parts} />
        </p>
      ))}
    </div>
  );
}

/** Shows the pieces of a line. */
export function Parts({ parts }: { parts: Line }) {
  return parts.map((part, at) => {
    if (typeof part === 'string') return part;
    const { text, isButton, tag, ...rest } = part;
    const Tag: ElementType = rest.to ? Link : rest.href ? 'a' : (tag ?? 'b');
    return (
      // The same word may be marked twice.
      // oxlint-disable-next-line react/no-array-index-key
      <Tag key={at} {...rest} className={isButton && button.button}>
        {text}
      </Tag>
    );
  });
}
