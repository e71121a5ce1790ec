import type { MissingPart } from '#src/features/ngo/editing/own-ngo.values.ts';

/** Returns the path at which an NGO adds a part of its profile. */
export function pathOfPart(part: MissingPart): string {
  return part === 'photos' ? '/ngopage/ngoPhotos' : `/ngopage/editNgo#${part}`;
}
