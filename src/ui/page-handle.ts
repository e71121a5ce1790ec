import { useMatches } from 'react-router';

/** What a page exports as its `handle`. */
export type PageHandle = {
  /** The class of the root element. Styles of the header know it before the page below is parsed, so nothing moves. */
  rootClass: string | undefined;
};

/** Returns the class that the current page wants for the root element. */
export function useRootClass(): string | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .find(isPageHandle)?.rootClass;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'rootClass' in handle;
}
