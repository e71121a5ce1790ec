/** Lets the page open without a network: its service worker keeps it and the files it has loaded. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const folder = location.pathname.replace(/[^/]*$/, '');
  await navigator.serviceWorker.register(`${folder}worker`, { scope: folder });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urls = [location.href, ...loaded].filter((url) => {
    const { origin, pathname } = new URL(url);
    return origin === location.origin && !pathname.startsWith('/api/');
  });
  // A service worker is of this origin. Its method takes no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ urls: [...new Set(urls)] });
}

/**
 * Loads the document again if the visitor came from another page of the area: only the document of this page may
 * use the camera.
 */
export function reloadIfNavigated(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isOwn = !navigation || new URL(navigation.name).pathname === location.pathname;
  if (isOwn || !navigator.onLine) return false;
  location.reload();
  return true;
}
