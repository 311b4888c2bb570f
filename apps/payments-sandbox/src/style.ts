/** Quiet, and plainly not the church's own page: whoever comes here must see that they left it. */
export const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#eef2f1, #101716);
  --card: light-dark(#ffffff, #1a2423);
  --ink: light-dark(#14211f, #e8f0ee);
  --quiet: light-dark(#4a5c59, #a6b8b4);
  --line: light-dark(#d3dedb, #30403d);
  --strong: light-dark(#0b6b58, #7fd8c2);
  --on-strong: light-dark(#ffffff, #06231d);
  --warn: light-dark(#fff3d6, #3a2f10);
  --on-warn: light-dark(#5b4300, #ffe2a0);
  --good: light-dark(#dff3ea, #143629);
  --bad: light-dark(#fbe6e4, #43201d);
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
.notice { margin: 0; padding: .625rem 1rem; background: var(--warn); color: var(--on-warn); text-align: center; font-size: .875rem; font-weight: 600 }
header, main { width: min(34rem, 100%); margin: 0 auto; padding: 1.25rem 1rem }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding-bottom: 0 }
.brand { display: flex; align-items: center; gap: .625rem; font-weight: 700; color: inherit; text-decoration: none }
.brand svg { width: 2rem; height: 2rem; color: var(--strong) }
nav ul { display: flex; gap: .25rem; margin: 0; padding: 0; list-style: none }
nav a { display: grid; place-items: center; min-width: 2.75rem; min-height: 2.75rem; border-radius: .5rem; font-size: .875rem; color: var(--quiet); text-decoration: none }
nav a[aria-current] { color: var(--ink); font-weight: 700; text-decoration: underline; text-underline-offset: .25em }
main { display: grid; gap: 1rem }
.card { min-width: 0; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: clamp(1.25rem, 5vw, 2rem) }
h1 { margin: 0 0 .25rem; font-size: 1.375rem; line-height: 1.25; text-wrap: balance }
h2 { font-size: 1.125rem; margin: 2rem 0 .75rem }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
.quiet { color: var(--quiet) }
.amount { margin: 1.25rem 0 .25rem; font-size: clamp(2.25rem, 10vw, 3rem); font-weight: 700; line-height: 1.1; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
dl { display: grid; gap: .75rem; margin: 1.25rem 0; padding: 1.25rem 0 0; border-top: 1px solid var(--line) }
dt { font-size: .8125rem; color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
code { font: .8125rem/1.5 ui-monospace, monospace }
.status { display: inline-flex; align-items: center; padding: .25rem .75rem; border-radius: 99px; background: var(--page); font-size: .875rem; font-weight: 600 }
.status.paid, .status.capturable { background: var(--good) }
.status.declined, .status.canceled, .status.expired { background: var(--bad) }
.acts { display: grid; gap: .75rem; margin-top: 1.5rem }
button, .button { display: grid; place-items: center; width: 100%; min-height: 3.25rem; padding: .625rem 1rem; border: 2px solid transparent; border-radius: .75rem; background: var(--strong); color: var(--on-strong); font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer }
button.second, .button.second { background: transparent; border-color: var(--line); color: var(--ink) }
button:hover, .button:hover { filter: brightness(1.08) }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 3px }
.message { padding: .75rem 1rem; border-radius: .75rem; background: var(--warn); color: var(--on-warn) }
label { display: block; font-weight: 600 }
textarea { width: 100%; min-height: 5.5rem; margin: .25rem 0 1rem; padding: .75rem; border: 1px solid var(--quiet); border-radius: .75rem; background: transparent; color: inherit; font: .875rem/1.5 ui-monospace, monospace }
.list { margin: 0; padding: 0; list-style: none }
.list a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .875rem .25rem; border-top: 1px solid var(--line); color: inherit; text-decoration: none }
.list a:hover strong { text-decoration: underline }
.list span { text-align: end; font-variant-numeric: tabular-nums; font-weight: 600 }
.list small { color: var(--quiet) }
.list small:last-child { text-align: end }
`
