/**
 * The service worker of the check-in page. It keeps the page and its files, so that a door without a network can
 * open it again. It never touches the API: tickets are in IndexedDB.
 */
const WORKER = `
const CACHE = 'check-in ' + self.registration.scope;
const isConstant = (path) => /^\\/(assets|_page)\\//.test(path);
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data.urls)));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(isConstant(url.pathname) ? fromCacheFirst(event.request) : fromNetworkFirst(event.request));
});
async function keep(urls) {
  const cache = await caches.open(CACHE);
  await Promise.all(urls.map(async (url) => {
    if (isConstant(new URL(url).pathname) && (await cache.match(url))) return;
    const response = await fetch(url).catch(() => undefined);
    if (response && response.ok) await cache.put(url, response);
  }));
  for (const request of await cache.keys()) if (!urls.includes(request.url)) await cache.delete(request);
}
async function fromCacheFirst(request) {
  return (await caches.match(request)) || fetch(request);
}
async function fromNetworkFirst(request) {
  const cached = await caches.match(request);
  if (!cached) return fetch(request);
  const signal = AbortSignal.timeout(4000);
  return fetch(request, { signal }).then((response) => (response.ok ? response : cached), () => cached);
}
`;

export function loader() {
  return new Response(WORKER, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
