/** Set on the document of a preview: the moment that it shows (Decision 186). */
export const PREVIEW_MARK = 'data-previa'

/** The moment that this document previews; null where it shows what every visitor sees now. */
export function previewMoment(): Date | null {
  // Nobody is logged in where pages are rendered, and the moment is handed to them.
  if (typeof document === 'undefined') return null
  const marked = document.documentElement.getAttribute(PREVIEW_MARK)
  return marked === null ? null : new Date(marked)
}

/** The time of day in the browser, which a preview holds still. */
export const browserNow = (): Date => previewMoment() ?? new Date()
