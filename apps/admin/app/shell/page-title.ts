import { useEffect } from 'react'

/** What the browser's tab says. */
export function usePageTitle(...parts: string[]): void {
  const title = [...parts, 'Atrio'].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
