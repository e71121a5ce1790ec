import type { ElementType } from 'react';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';

/**
 * A piece of a line from the server: plain text, emphasized text, a link within the site (`to`) or another
 * link (`href`).
 */
export type LinePart =
  | string
  | {
      text: string;
      lang?: string | undefined;
      to?: string;
      href?: string;
      isButton?: true;
      /** The element for text that is not a link; `b` by default. */
      tag?: 'mark';
    };

/** A line begins with text. A line that begins with a link is a row of links. */
export type Line = LinePart[];

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
