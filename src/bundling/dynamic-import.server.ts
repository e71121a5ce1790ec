import type { Plugin } from 'vite';

/** Code in the browser: adds stylesheets that the page does not have yet, then loads the script that needs them. */
const HELPER = `
export function __vitePreload(load, files = []) {
  return Promise.all(files.map(addStyles)).then(load);
}
function addStyles(file) {
  const href = '/' + file;
  if (document.querySelector('link[href^="' + href + '"]')) return;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => reject(new Error('The stylesheet ' + href + ' did not load'));
    document.head.append(link);
  });
}`;

/**
 * Replaces the helper that Vite puts around each dynamic import. Vite's helper also preloads scripts and reports errors
 * by an event, neither of which this product uses, and it travels with every page.
 */
export function lightPreloadHelper(): Plugin {
  return {
    name: 'light-preload-helper',
    enforce: 'pre',
    load: {
      // eslint-disable-next-line no-control-regex -- ids of virtual modules begin with this character
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => HELPER,
    },
  };
}
