import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every page URL, in English; the same under /hi and /gu. */
export default [
  index('features/directory/pages/home.page.tsx'),
  route('search', 'features/directory/pages/search.page.tsx'),
  route('category/:category', 'features/directory/pages/category.page.tsx'),
  route('detailpage/:city', 'features/directory/pages/city.page.tsx'),
  route(':category/detailpage/:id', 'features/ngo/pages/ngo.page.tsx'),
  route('share/ngo/:file', 'features/ngo/pages/share-picture.ts'),
  ...coming('helpRequest', 'schemes', 'eventList', 'donate'),
  route('*', 'features/site/pages/not-found.page.tsx'),
] satisfies RouteConfig;

/** Parts of the product that are not open yet: each says so and leads on. */
function coming(...paths: string[]) {
  return paths.map((path) => route(path, 'features/site/pages/coming.page.tsx', { id: `coming-${path}` }));
}
