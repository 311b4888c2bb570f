import { formatInstant } from '@atrio/rules'
import { Banner } from '@atrio/ui'
import { useEffect } from 'react'
import { m } from '../paraglide/messages.js'
import { useRootData } from './church.ts'

/** Says of a preview that it is one, and of when. Its links lead to what everybody sees: into another document. */
export function PreviewBar() {
  const root = useRootData()
  const preview = root?.preview
  useEffect(() => {
    if (!preview) return undefined
    const leave = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
    }
    window.addEventListener('click', leave, true)
    return () => window.removeEventListener('click', leave, true)
  }, [preview])
  if (!root || !preview) return null
  const moment = formatInstant(preview, 'dateTime', root.locale, root.church?.fusoHorario ?? 'UTC')
  return (
    <aside aria-label={m.preview_title()}>
      <Banner tone="warn" shape="bar" title={m.preview_title()}>
        {m.preview_detail({ moment })}
      </Banner>
    </aside>
  )
}
