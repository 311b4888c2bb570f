import type { Locale } from '@atrio/rules'

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
 * What is pressed before the scripts are there is pressed again when they are. Left to the browser stay links, menus that
 * open by themselves, and forms with an address, which work without a script.
 */
const HOLD = `const pressed=[],hold=(event)=>{
const own=event.target.closest?.('button:not([popovertarget],form[action] *),input:is([type=checkbox],[type=radio]):not(form[action] *)');
if(own){event.preventDefault();event.stopImmediatePropagation();pressed.push(own)}};
addEventListener('click',hold,true);
addEventListener('atrio:ready',()=>{removeEventListener('click',hold,true);for(const own of pressed)own.click()},{once:true});`
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
