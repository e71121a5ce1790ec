export const SCHEMES = '/ngopage/shemesList';
export const ADD_SCHEME = '/ngopage/sheme';

type Named = { _id: string; schemeName: string };

export function editPath({ _id }: Named): string {
  return `${ADD_SCHEME}/${_id}`;
}

/** The specified address: it holds the name too, which only tells people where they are. */
export function registrationsPath({ _id, schemeName }: Named): string {
  // An address takes dots for folders.
  const name = /^\.{1,2}$/.test(schemeName) ? '-' : encodeURIComponent(schemeName);
  return `/ngopage/event/${name}/registerUser/${_id}`;
}
