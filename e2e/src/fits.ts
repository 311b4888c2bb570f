import { expect, type Page } from '@playwright/test'

/** WCAG 1.4.4 and 1.4.10: a desktop window at 400 % and at 200 %, and letters of twice the size in half a window. */
const views = [
  { name: '320 px wide', width: 320, height: 640, text: 1 },
  { name: 'at 200 %', width: 640, height: 400, text: 1 },
  { name: '390 px wide with letters of twice the size', width: 390, height: 844, text: 2 },
]

/** On a desk and on a wide one, all that a page begins with stands below the church's mark. */
const desks = [1280, 1920]

/** Whether all that the page holds is in the window at every size, and begins at the one left edge. */
export async function fits(page: Page, path: string): Promise<void> {
  for (const width of desks) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await leftEdges(page), `${path} ${width} px wide`).toEqual([])
  }
  for (const { name, width, height, text } of views) {
    await page.setViewportSize({ width, height })
    await page.evaluate((times) => {
      document.documentElement.style.fontSize = `${times * 100}%`
    }, text)
    expect.soft(await wide(page), `${path} ${name}`).toEqual([])
  }
}

/** What does not begin at the one left edge; empty where all does. Pages without the header have none. */
function leftEdges(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const shown = [...document.querySelectorAll('header a')].find((link) => link.checkVisibility())
    const mark = shown?.getBoundingClientRect().left
    const headings = [...document.querySelectorAll('h1')].map((heading) => ({
      text: heading.textContent,
      left: heading.getBoundingClientRect().left,
    }))
    if (headings.length !== 1) return [`${headings.length} headings of the first level`]
    if (mark === undefined) return []
    return headings
      .filter(({ left }) => Math.abs(left - mark) > 1)
      .map(({ text, left }) => `${text} at ${left}, not at ${mark}`)
  })
}

/** What reaches out of the window and makes it scroll; empty where nothing does. */
export function wide(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent)
    }
    const found = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !scrolls(element),
    )
    return [
      `${scrollWidth} px of ${clientWidth}`,
      ...found.slice(-3).map((element) => element.outerHTML.slice(0, 160)),
    ]
  })
}
