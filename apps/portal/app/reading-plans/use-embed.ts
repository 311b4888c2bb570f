import { useLocation } from 'react-router'

/** Whether the page stands inside another site or app: its links stay there. */
export function useEmbed(): boolean {
  return useLocation().pathname.startsWith('/embed/')
}
