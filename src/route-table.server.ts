import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router';

export type RouteTable = {
  /** Returns the routes of a path, the root first, or null if there are none. */
  match: (pathname: string) => ReturnType<StaticHandler['match']>;
};

/**
 * Sorts the children of the root by their first segment. React Router tries all routes in turn for each path; this tries
 * only those that begin like the path, or with a parameter.
 */
export function createRouteTable({
  routes,
  basename,
}: {
  /** The root with all others below it. */
  routes: RouteObject[];
  basename: string;
}): RouteTable {
  const tableOf = (isWanted: (first: string | undefined) => boolean) =>
    createStaticHandler(
      routes.map((root) =>
        root.index
          ? root
          : { ...root, children: root.children?.filter((route) => isWanted(firstSegmentOf(route))) ?? [] },
      ),
      { basename },
    );
  const whole = tableOf(() => true);
  const withoutName = tableOf((first) => first === undefined);
  const names = new Set(routes.flatMap(({ children = [] }) => children.map(firstSegmentOf)));
  const tables = new Map(
    [...names].map((name) => [name, tableOf((first) => first === undefined || first === name)]),
  );

  return {
    match(pathname) {
      const path = basename === '/' ? pathname : pathname.slice(basename.length);
      // Such a path may be another one in disguise.
      if (/%|\/\//.test(path)) return whole.match(pathname);
      const name = path.split('/', 2)[1]?.toLowerCase();
      return (tables.get(name) ?? withoutName).match(pathname);
    },
  };
}

/** Returns the first segment of a route in lower case, or undefined if other text may stand there. */
function firstSegmentOf({ path = '' }: RouteObject): string | undefined {
  const [first = ''] = path.split('/');
  return /^[\w.-]+$/.test(first) ? first.toLowerCase() : undefined;
}
