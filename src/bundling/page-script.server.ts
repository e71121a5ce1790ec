import { createHash } from 'node:crypto';
import { QUICK_EXIT } from './quick-exit-script.server.ts';
import type { Bodies } from '#src/server/http/response-cache.server.ts';

/**
 * Prerenders the page behind a link when somebody points at it or touches it, so that it opens at once. Leaves out files
 * and the NGO area, which is useless without a session. Browsers without Speculation Rules ignore it.
 */
const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "a[href^='/']:not([href*='.'],[href*='/ngopage'])" },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Starts the app as soon as the visitor touches `[data-needs-script]`. A page with a form to send starts it after the
 * first paint, except on Save-Data, 2G and 3G. Signed-in areas (`[data-script-now]`) are useless without it and always
 * start it then. All other pages are complete without it: there, links are prerendered until the app takes over.
 * Remembers a click on a button that needs the app. The browser has already acted on any other click: a second one would
 * send a form twice. If somebody is signed in in this tab, it shows the link to their area. It also starts the app for a
 * notice that the document before has left (`src/ui/toasts/kept-notice.ts`), even if the browser has restored this
 * document.
 */
const START_APP = `(d=>{let n=navigator.connection,w=n&&(n.saveData||/2g|3g/.test(n.effectiveType)),q=s=>d.querySelector(s),m=t=>{let s=d.createElement('script');s.type=t;return s},r=m('speculationrules'),l,go=()=>{let o=q('#app');if(o&&!l){l=m('module');l.id='app';l.dataset.messages=o.dataset.messages;l.src=o.dataset.src;r.remove();o.replaceWith(l)}},late=f=>d.readyState=='complete'?setTimeout(f):addEventListener('load',()=>setTimeout(f));try{sessionStorage.token&&(d.documentElement.dataset.signedIn='')}catch{}addEventListener('pageshow',()=>{try{sessionStorage.notice&&(self.hasToasts=!0,go())}catch{}});r.text=\`${SPECULATION_RULES}\`;for(let e of['pointerdown','focusin','click'])d.addEventListener(e,e=>{let t=e.target;t.closest&&t.closest('[data-needs-script]')&&(e.type=='click'&&(t=t.closest('button'))&&(t.type=='button'||t.formMethod=='dialog')&&(self.touched=t),go())});q('[data-script-now]')||!w&&q('form[method=post][data-needs-script]')?new PerformanceObserver((p,o)=>{p.getEntriesByName('first-contentful-paint')[0]&&(o.disconnect(),late(go))}).observe({type:'paint',buffered:true}):w||late(()=>l||d.head.append(r))})(document)`;

/** The only inline script of a page. It has the quick exit too, because the app may open a page that needs it. */
const LOADER = `${START_APP};${QUICK_EXIT}`;

/**
 * Takes the place of the script of a page that has changed since. Loads the page again if it has to show a notice
 * (`hasToasts`), which would be lost otherwise: the browser goes back to the page as it was.
 */
export const SCRIPT_OF_CHANGED_PAGE: Bodies = {
  identity: Buffer.from(
    `self.hasToasts&&performance.getEntriesByType('navigation')[0].type!='reload'&&location.reload()`,
  ),
};

/** The Content-Security-Policy sources that allow the loader, its rules and the quick exit, and no other inline script. */
export const INLINE_SOURCES = [LOADER, SPECULATION_RULES, QUICK_EXIT].map(hashSource).join(' ');

const SCRIPT = /<script(?![^>]*application\/ld\+json)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Moves React Router's inline scripts out of a rendered page into a file, and inserts the loader. The two script elements
 * that React looks up stay in place: see README.md.
 * @param options.address the page's canonical URL, from which the file can be generated again
 * @param options.name the name of the file: the id of this build, and the hash of the page's data
 * @returns the page, and the text of the file, which works only if the page was rendered with its data
 * @throws if the page does not have exactly one context script and one module script
 */
export function splitPageScript(options: { html: string; address: string; messages: string; name: string }): {
  html: string;
  script: string;
} {
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
  const source = `/_page/${options.name}.js?of=${encodeURIComponent(options.address)}`;
  const html = options.html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(SCRIPT, (whole, _attributes: string, code: string) => {
      if (code === context[2]) return `<script>${LOADER}</script>`;
      if (code === start[2]) {
        return `<script type="text/plain" id="app" data-messages="${options.messages}" data-src="${source.replaceAll('&', '&amp;')}"></script>`;
      }
      return data.includes(code) ? '' : whole.replace(code, '');
    });
  return { html, script: [context[2], ...data, start[2]].join('\n') };
}

/**
 * Removes React Router's scripts from a page, and leaves the quick exit of a page that has one. Used for responses to
 * forms sent without a script, which have no URL of their own.
 */
export function dropPageScripts(html: string): string {
  const withoutScripts = html.replace(/<link rel="modulepreload"[^>]*>/g, '').replace(SCRIPT, '');
  if (!withoutScripts.includes('data-quick-exit')) return withoutScripts;
  return withoutScripts.replace('</body>', () => `<script>${QUICK_EXIT}</script></body>`);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
