import type { ElementType } from 'react';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/look/button.module.css';
import layout from '#src/ui/look/layout.module.css';
import type { Line } from '../directory.views.ts';

/** Lines that the server wrote. */
export function Lines({ lines, look }: { lines: Line[]; look?: string | undefined }) {
  return (
    <div className={look}>
      {lines.map((parts) => (
        <p key={JSON.stringify(parts)} className={typeof parts[0] === 'string' ? undefined : layout.links}>
          {parts.map((part) => {
            if (typeof part === 'string') return part;
            const { text, isButton, ...rest } = part;
            const Tag: ElementType = rest.to ? Link : rest.href ? 'a' : 'b';
            return (
              <Tag key={text} {...rest} className={isButton && button.button}>
                {text}
              </Tag>
            );
          })}
        </p>
      ))}
    </div>
  );
}
