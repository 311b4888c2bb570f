import { liveCalls, type Transmissao } from '@atrio/contract'
import { useEffect } from 'react'
import { useCall } from '../lib/personal/use-call.ts'
import { useChurch } from '../shell/church.ts'

type EntitledProps = {
  id: number
  /** Asked anew with the page, which says when something is new. */
  renderedAt: string
  onKnown: (own: Transmissao | null) => void
}

/** Asks for a broadcast for ticket holders as whoever is logged in; the page itself was made for nobody. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function Entitled({ id, renderedAt, onKnown }: EntitledProps) {
  const slug = useChurch()?.slug ?? ''
  const { data, again } = useCall(liveCalls.getTransmissao, { params: { slug, id } })
  const isThere = data !== undefined
  const own = data?.transmissao ?? null
  useEffect(() => {
    if (isThere) again()
    // Once for each page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [renderedAt])
  useEffect(() => {
    onKnown(own)
    return () => onKnown(null)
  }, [own, onKnown])
  return null
}
