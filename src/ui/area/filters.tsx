import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import styles from './area.module.css';

/** A form that filters the list of its page through the query string. */
export function Filters({ children }: { children: ReactNode }) {
  const t = useMessages('site');
  return (
    <Form role="search" className={styles.filters}>
      {children}
      <SubmitButton>{t.search}</SubmitButton>
    </Form>
  );
}
