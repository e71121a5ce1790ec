import { type Bodies, hashOf } from '#src/server/http/response-cache.server.ts';

/**
 * Starts the app after the first paint: after `load`, or as soon as the user touches `[data-needs-script]`.
 * On Save-Data, 2G and 3G only such a touch starts it. Signed-in areas (`[data-script-now]`) are useless
 * without it and always start it.
 */
const LOADER = `(d=>{let n=navigator.connection,l,go=()=>{let o=d.getElementById('app'),s;if(o&&!l){l=1;s=d.createElement('script');s.type='module';s.id='app';s.dataset.messages=o.dataset.messages;s.src=o.dataset.src;o.replaceWith(s)}},late=()=>d.readyState=='complete'?setTimeout(go):addEventListener('load',()=>setTimeout(go));for(let e of['pointerdown','focusin','click'])d.addEventListener(e,e=>{let t=e.target;t.closest&&t.closest('[data-needs-script]')&&(e.type=='click'&&(self.touched=t),go())});n&&(n.saveData||/2g|3g/.test(n.effectiveType))&&!d.querySelector('[data-script-now]')||new PerformanceObserver((p,o)=>{p.getEntriesByName('first-contentful-paint')[0]&&(o.disconnect(),late())}).observe({type:'paint',buffered:true})})(document)`;

/** The Content-Security-Policy source that allows the loader, and no other inline script, to run. */
export const LOADER_SOURCE = `'sha256-${await sha256Base64(LOADER)}'`;

const SCRIPT = /<script(?![^>]*application\/ld\+json)([^>]*)>([\s\S]*?)<\/script>/g;

export type SplitPage = { html: string; script: { hash: string; bodies: Bodies } };

/**
 * Moves React Router's inline scripts out of a rendered page into one file named after its hash, and inserts
 * the loader. The two script elements that React looks up stay in place: see README.md.
 * @param options.address the page's canonical URL, from which the file can be generated again
 * @throws if the page does not have exactly one context script and one module script
 */
export function splitPageScript(options: { html: string; address: string; messages: string }): SplitPage {
  const scripts = [...options.html.matchAll(SCRIPT)];
  const context = scripts.find(([, , code]) => code?.startsWith('window.__reactRouterContext ='));
  const modules = scripts.filter(([, attributes]) => attributes?.includes('type="module"'));
  const start = modules[0];
  if (!context || !start || modules.length !== 1) {
    throw new Error(
      `A page has ${modules.length} module scripts and ${context ? 'a' : 'no'} context, expected one each`,
    );
  }
  // Later scripts contain loader data. All others are emptied: the browser restores the scroll position.
  const data = scripts.filter((script) => script.index > start.index).map(([, , code]) => code);
  const text = [context[2], ...data, start[2]].join('\n');
  const hash = hashOf(text);
  const source = `/_page/${hash}.js?of=${encodeURIComponent(options.address)}`;
  const html = options.html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(SCRIPT, (whole, _attributes: string, code: string) => {
      if (code === context[2]) return `<script>${LOADER}</script>`;
      if (code === start[2]) {
        return `<script type="text/plain" id="app" data-messages="${options.messages}" data-src="${source.replaceAll('&', '&amp;')}"></script>`;
      }
      return data.includes(code) ? '' : whole.replace(code, '');
    });
  return { html, script: { hash, bodies: { identity: Buffer.from(text) } } };
}

/**
 * Removes React Router's scripts from a page. Used for responses to forms sent without a script, which have
 * no URL of their own.
 */
export function dropPageScripts(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>/g, '').replace(SCRIPT, '');
}

async function sha256Base64(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('base64');
}
