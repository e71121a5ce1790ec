import fc from 'fast-check';
import { createStaticHandler, type RouteObject } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { createRouteTable, type RouteTable } from './route-table.server.ts';
import routes from './routes.ts';

const root = { id: 'root', children: routes.map(routeOf) } satisfies RouteObject;
const segments = [...new Set(routes.flatMap(segmentsOf)), '', 'hi', '7', 'પાણી', '%20', '%41dd', 'x.data'];

function routeOf({ id, path, index, children = [] }: RouteConfigEntry): RouteObject {
  if (index) return { id, index };
  return { id, path, children: children.map(routeOf) };
}

function segmentsOf({ path = '', children = [] }: RouteConfigEntry): string[] {
  return [...path.split('/'), ...children.flatMap(segmentsOf)];
}

test.each(['/', '/gu'])('finds the same routes as React Router under %s', (basename) => {
  const table = createRouteTable({ routes: [root], basename });
  const whole: RouteTable = createStaticHandler([root], { basename });
  const idsOf = (found: ReturnType<RouteTable['match']>) =>
    found?.map(({ route, params }) => [route.id, params]);
  const segment = fc.oneof(
    fc.constantFrom(...segments),
    fc.constantFrom(...segments).map((text) => text.toUpperCase()),
    fc.webPath(),
  );
  const path = fc.array(segment, { maxLength: 5 }).map((parts) => `${basename}/${parts.join('/')}`);
  fc.assert(
    fc.property(path, (pathname) => {
      expect(idsOf(table.match(pathname))).toEqual(idsOf(whole.match(pathname)));
    }),
    { numRuns: 1_000 },
  );
  for (const pathname of [basename, `${basename}.data`, `${basename}x`, '', '/', '/schemes', '/gu/SCHEMES/'])
    expect(idsOf(table.match(pathname)), pathname).toEqual(idsOf(whole.match(pathname)));
});
