// Stands in the document itself (Decision 272), so it is written for browsers that read no other script of the site.
// The build writes them in place of the name.
const { modules, main } = ADDRESSES

// Who somebody is, every page has to know first: it is asked for before there are scripts (`lib/api.ts`).
globalThis.acesso = fetch('/api/v1/equipe/acesso/', {
  headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
})
globalThis.acesso.catch(() => {})

// A button that is pressed before the page hears it is pressed again once it does (`lib/take-over.ts`).
addEventListener(
  'click',
  (event) => {
    const button = event.target.closest('#first button')
    if (!button) return
    event.preventDefault()
    button.dataset.pressed = ''
  },
  true,
)

function begin() {
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  import(main).catch(() => {
    document.getElementById('first').hidden = true
    document.getElementById('unable').hidden = false
  })
}

// What is drawn needs no script and comes first; a tab that nobody looks at is not drawn, and not waited for.
if (document.hidden) begin()
else requestAnimationFrame(() => setTimeout(begin))
