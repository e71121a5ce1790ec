export const SCHEMES = '/ngopage/shemesList';
export const ADD_SCHEME = '/ngopage/sheme';

type SchemeRef = { _id: string; schemeName: string };

export function editPath({ _id }: SchemeRef): string {
  return `${ADD_SCHEME}/${_id}`;
}

/**
 * Returns the path that the specification defines. The name in it is only for readers; the id selects the
 * scheme.
 */
export function registrationsPath({ _id, schemeName }: SchemeRef): string {
  // URLs resolve `.` and `..` as path segments, so neither can stand for a name.
  const name = /^\.{1,2}$/.test(schemeName) ? '-' : encodeURIComponent(schemeName);
  return `/ngopage/event/${name}/registerUser/${_id}`;
}
