import { useMessages } from '#src/messages/messages.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';

/** Where something could not be sent: the NGOs, whom one can call as well. */
export function CallNgo() {
  const { callNgo } = useMessages('form');
  return (
    <p className={layout.links}>
      <Link to="/">{callNgo}</Link>
    </p>
  );
}
