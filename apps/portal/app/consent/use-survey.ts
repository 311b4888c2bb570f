import { isQuietPage, type OpenPort } from '@atrio/rules'
import { useEffect, useState } from 'react'
import { browserStorages } from '../lib/data/storage.ts'

/** Nobody is asked what they think of a page at first sight. */
const PAGES_BEFORE = 1
const seen = new Set<string>()

export interface Survey {
  url: string
  /** It was opened, or somebody does not want it: it is not offered again. */
  done: () => void
  /** It did not come: another visit tries again. */
  giveUp: () => void
}

/** The church's survey, to be offered to who agreed, on the second page of a visit and once. */
export function useSurvey(may: readonly OpenPort[], pathname: string): Survey | null {
  const port = may.find(({ porta }) => porta === 'typeform')
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    seen.add(pathname)
  }, [pathname])
  const pages = seen.has(pathname) ? seen.size : seen.size + 1
  if (!port || isDone || pages <= PAGES_BEFORE || isQuietPage(pathname)) return null
  const key = `atrio:survey:${port.codigo}`
  const { local } = browserStorages()
  if (local.getItem(key) !== null) return null
  return {
    url: `${port.url}/to/${port.codigo}?typeform-embed=embed-widget`,
    giveUp: () => setIsDone(true),
    done: () => {
      local.setItem(key, '1')
      setIsDone(true)
    },
  }
}
