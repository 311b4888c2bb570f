import { LANGUAGE_COOKIE, type Locale } from '@atrio/rules'

/**
 * The page is painted from its HTML, styles and fonts; its scripts only make it react. Asked for by the document, they
 * would share a slow line with the styles and, where they are at hand, run before the first paint. So the script that
 * the router writes waits for that paint, and only then asks for the modules (Decision 49).
 *
 * @param html A rendered document. Without the router's script, such as an error page of the server, it stays as it is.
 * @param locale Whose scripts the page loads: the build has one set for each language (Decision 50).
 */
export function paintFirst(html: string, locale: Locale): string {
  const start = ROUTER_SCRIPT.exec(html)
  if (!start) return html
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href!)
  const code = `${request(modules)}\n${importInTurn(start[2]!)}`
  const script = `${HOLD}\n${WAIT}\n${code.replaceAll(BUILT, `/assets/${locale}/`)}`
  const at = start.index + start[1]!.length
  const waiting = html.slice(0, at) + script + html.slice(at + start[2]!.length)
  return waiting.replace(PRELOAD, '')
}

const BUILT = /(?<=")\/assets\/(?=[\w.-]+\.js")/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const ROUTER_SCRIPT = /(<script(?=[^>]* type="module")[^>]*>)([^<]*)<\/script>/

/**
 * What is pressed, typed and chosen before the scripts are there is done again when they are, in its order. Buttons wait
 * for that: left to the browser stay links, menus that open by themselves, and forms with an address, which work without
 * a script; the language of a link is remembered at once. Fields take what they are given at once; it is kept, since
 * React may write its own over it, and told as if it came only now. React takes a field's value for known once it has
 * hydrated, hence the other one for its tracker. It draws between two, for a form that keeps all its fields in one state.
 */
const HOLD = `const kinds=['click','input','change'],held=[],hold=(event)=>{
let own=event.target,value=/^(radio|checkbox)$/.test(own.type)?own.checked:own.value;
if(event.type==='click'){const to=own.closest?.('a[hreflang]');
if(to)document.cookie=\`${LANGUAGE_COOKIE}=\${to.lang};path=/;max-age=31536000\`;
own=own.closest?.('button:not([popovertarget],form[action] *)');if(!own)return;
event.preventDefault();event.stopImmediatePropagation();value=null}
else if(held.at(-1)?.[0]===own)held.pop();
if(value!==undefined)held.push([own,value])};
for(const kind of kinds)addEventListener(kind,hold,true);
addEventListener('atrio:ready',async()=>{for(const kind of kinds)removeEventListener(kind,hold,true);
for(const [own,value] of held){await 0;
if(typeof value==='string'){own.value=value;own._valueTracker?.setValue(value+1);
for(const kind of ['input','change'])own.dispatchEvent(new Event(kind,{bubbles:true}))}
else{if(value!==null)own.checked=!value;own.click()}}},{once:true});`
// A page in a tab that nobody looks at is not painted, and is not waited for.
const WAIT =
  'await new Promise((painted)=>document.hidden?painted():requestAnimationFrame(()=>setTimeout(painted)));'

function request(modules: string[]): string {
  const link = "Object.assign(document.createElement('link'),{rel:'modulepreload',href})"
  return `for(const href of ${JSON.stringify(modules)})document.head.append(${link});`
}

/** Imports at the top of a module are made before its first line; these come after the wait. */
function importInTurn(code: string): string {
  return code
    .replace(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1=await import($2);')
    .replace(/^import ("[^"]+");?/gm, 'await import($1);')
}
