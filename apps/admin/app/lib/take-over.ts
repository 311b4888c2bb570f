const CONTROLS = 'a[href], button, input'

/**
 * The picture that the document came with (Decision 272) gives way to the first page, in the same frame: what was typed
 * into it stands there, what was pressed is pressed, and the focus stays where it was.
 */
export function takeOver(root: Element): void {
  new MutationObserver((_changes, observer) => {
    const page = root.querySelector('main')
    if (!page) return
    observer.disconnect()
    const first = document.getElementById('first')
    const again = first ? carryOver(controlsOf(first), controlsOf(page)) : null
    first?.remove()
    // What would have been said without scripts.
    document.getElementById('unable')?.remove()
    void again?.()
    // What drives a browser waits for it: from now on the page hears what is pressed.
    document.documentElement.dataset['ready'] = ''
  }).observe(root, { childList: true, subtree: true })
}

const controlsOf = (place: Element) => [...place.querySelectorAll<HTMLElement>(CONTROLS)]

/** Null where the page is another one than the picture shows. */
function carryOver(drawn: HTMLElement[], own: HTMLElement[]): (() => Promise<void>) | null {
  if (drawn.length !== own.length) return null
  const focused = drawn.indexOf(document.activeElement as HTMLElement)
  return async () => {
    own[focused]?.focus()
    for (const [index, control] of drawn.entries()) {
      if (control instanceof HTMLInputElement) {
        fill(own[index] as HTMLInputElement, control)
        // The page draws between two, so that the next one does not write over it.
        await Promise.resolve()
      }
    }
    own[drawn.findIndex(({ dataset }) => dataset['pressed'] !== undefined)]?.click()
  }
}

function fill(input: HTMLInputElement, { checked, value }: HTMLInputElement): void {
  if (input.checked !== checked) input.click()
  if (value === input.value || input.type === 'checkbox') return
  // Past React, which would take its own field's value for known.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
