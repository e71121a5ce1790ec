import { data } from 'react-router';
import { AreaNotFound } from '#src/ui/area/frame/area-not-found.tsx';

/** Handles every path within a signed-in area that no other route matches (specification, section 2). */
export function loader() {
  return data(null, { status: 404 });
}

export default function AreaNotFoundPage() {
  return <AreaNotFound />;
}
