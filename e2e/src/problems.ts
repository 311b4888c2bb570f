import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from './alive.ts'

/** What shuts people out of the page as it stands, once what it loads by itself is there. */
export async function problems(page: Page): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // At once and inside the page: the other way opens a second page to sum up, for the sake of foreign frames.
    .setLegacyMode()
    .analyze()
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ...(await page.evaluate(wrongExpanded)),
    ...(await page.evaluate(overruled)),
  ]
}

/** ARIA lets a link say that it is open, and nobody who hears "link" expects it: what opens in place is a button. */
function wrongExpanded(): string[] {
  const may = 'button, summary, [role=button], [role=combobox], [role=menuitem], [role=tab]'
  return [...document.querySelectorAll('[aria-expanded]')]
    .filter((element) => !element.matches(may))
    .map(({ outerHTML }) => `aria-expanded: ${outerHTML.slice(0, 200)}`)
}

/** The same in light and in dark, in one load of the page: the theme follows the system at once. */
export async function problemsInEachScheme(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(finishTransitions)
    found.push(...(await problems(page)).map((problem) => `${colorScheme}: ${problem}`))
  }
  return found
}

/** Colours on their way from one scheme to the other are neither's. */
async function finishTransitions(): Promise<void> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}

/** A stylesheet that comes again, with what a part brings, overrules the page's own behind which it stood (Decision 278). */
function overruled(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const paths = links.map(({ href }) => new URL(href).pathname)
  return links.flatMap((link, at) => {
    // Only what parts brought has it, and that stands in the order in which they were opened.
    if (link.crossOrigin !== null) return []
    const again = paths.slice(at + 1).filter((path) => paths.indexOf(path) < at)
    return again.map((path) => `overruled: ${paths[at]} by ${path}`)
  })
}
