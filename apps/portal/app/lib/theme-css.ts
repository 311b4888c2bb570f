import { createContext, useContext } from 'react'

/** Given while rendering on the server. */
export const ThemeCssContext = createContext<string | undefined>(undefined)

const id = 'church-theme'

/**
 * The church's colours as the content of one `<style>`. The browser reads them back from the document it was given:
 * sending them once more as data would cost every page a kilobyte.
 */
export function useThemeStyle(): { id: string; dangerouslySetInnerHTML: { __html: string } } {
  const given = useContext(ThemeCssContext)
  const css =
    given ?? (typeof document === 'undefined' ? '' : (document.getElementById(id)?.textContent ?? ''))
  return { id, dangerouslySetInnerHTML: { __html: css } }
}
