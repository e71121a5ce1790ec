/**
 * What the strip of `src/ui/quick-exit.tsx` does, inline and without the app: a person who is being watched cannot wait for
 * a file. A click on `[data-quick-exit]`, or Escape three times within 1.5 s on a page that has one, does three things. It
 * erases everything that the tab has stored. It removes this page from the history of the tab, with all entries that the app
 * has added: the steps of a form are entries too. It shows the neutral page that the link leads to.
 *
 * Only a new entry removes those after it, so the first one stays and becomes the home page. If the way back through the
 * history takes longer than 400 ms, the neutral page replaces the current entry. Keys count by the time they were pressed:
 * a busy phone may handle them later.
 */
export const QUICK_EXIT = `(d=>{let p=[],s='[data-quick-exit]',leave=({href:u})=>{try{sessionStorage.clear()}catch{}let i=(history.state||{}).idx,out=()=>location.replace(u),late;if(!i)return out();d.body.hidden=!0;late=setTimeout(out,400);self.onpopstate=()=>{clearTimeout(late);history.replaceState(null,'','/');location.assign(u)};history.go(-i)};d.addEventListener('click',e=>{let a=e.target.closest(s);a&&(e.preventDefault(),leave(a))});d.addEventListener('keydown',({key:k,repeat:r,timeStamp:n})=>{if(r)return;p=k=='Escape'?[...p.filter(t=>1500>n-t),n]:[];let a=d.querySelector(s);p.length>2&&a&&leave(a)})})(document)`;
