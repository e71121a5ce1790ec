import { useMessages } from '#src/messages/messages.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';

/** Links to the NGOs, which people can call if something could not be sent. */
export function CallNgo() {
  const { callNgo } = useMessages('form');
  return (
    <p className={layout.links}>
      <Link to="/">{callNgo}</Link>
    </p>
  );
}
