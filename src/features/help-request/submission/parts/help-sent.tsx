import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { OfferScope, FormNgo } from '#src/features/help-request/help-request.view.ts';
import styles from './help-form.module.css';

type SentProps = {
  request: { reference: string; offerScope?: OfferScope };
  /** The NGO that the form was addressed to. */
  ngo: FormNgo | null;
};

/** The reference of the new request, what it is for, and whether the chosen NGO has the request. */
export function SentNumber({ request: { reference, offerScope }, ngo }: SentProps) {
  const { success, confirmation, addressed } = useMessages('help-request/submission');
  return (
    <>
      <p>{success.text}</p>
      {offerScope && <p>{addressed[offerScope](ngo?.name ?? addressed.someNgo)}</p>}
      <p className={layout.mute}>{confirmation.number}</p>
      <p className={styles.reference}>{reference}</p>
      <p>{confirmation.saveNumber}</p>
    </>
  );
}

/**
 * The page after a request was sent. Without JavaScript, sending it again creates nothing and shows the same
 * reference.
 */
export function SentPage({ request, ngo }: SentProps) {
  const { success, confirmation } = useMessages('help-request/submission');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes(layout.stack, layout.read)}>
      <h1 ref={heading} tabIndex={-1}>
        {success.title}
      </h1>
      <SentNumber request={request} ngo={ngo} />
      {/* The reference is sent in the request body, so that it appears in no URL. */}
      <Form method="post" action="/helpRequest/status">
        <input type="hidden" name="reference" value={request.reference} />
        <button type="submit" className={classes(button.button, button.full)} name="intent" value="begin">
          {confirmation.toStatus}
        </button>
      </Form>
      <Link className={classes(button.button, button.second, button.full)} to="/">
        {confirmation.home}
      </Link>
    </div>
  );
}
