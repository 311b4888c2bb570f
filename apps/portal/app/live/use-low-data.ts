import { useState } from 'react'
import { useInBrowser } from '../reader/use-in-browser.ts'

/** Where a device asks for less data the sound alone comes first; what is chosen here holds while the page is open. */
export function useLowData(possible: boolean): { on: boolean; change: (on: boolean) => void } {
  const saves = useInBrowser(savesData, false)
  const [chosen, setChosen] = useState<boolean | null>(null)
  return { on: (chosen ?? saves) && possible, change: setChosen }
}

/** Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
