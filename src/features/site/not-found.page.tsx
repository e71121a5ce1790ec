import { data } from 'react-router';
import { NotFound } from '#src/features/site/parts/not-found.tsx';

/** Handles every path that no other route matches (specification, section 2). */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
