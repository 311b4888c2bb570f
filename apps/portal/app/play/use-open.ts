import { playCalls, type ConteudoListado } from '@atrio/contract'
import { useCallback } from 'react'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { useChurch } from '../shell/church.ts'

type Priced = Pick<ConteudoListado, 'acesso' | 'planos'>

/**
 * Whether the person who is here may watch something: for everybody or in a plan of theirs. Null while it is not known;
 * pages are drawn for nobody, so a padlock is the browser's to show.
 */
export function useOpen(): (conteudo: Priced) => boolean | null {
  const igreja = useChurch()?.id ?? 0
  const { status } = useSession()
  const isIn = status === 'loggedIn'
  const { data } = useCall(playCalls.getAcessoPlay, isIn ? { query: { igreja } } : null, { insist: true })
  const owned = isIn ? data?.planoIds : status === 'anonymous' ? NONE : undefined
  return useCallback(
    ({ acesso, planos }) => {
      if (acesso === 'gratis') return true
      if (!owned) return null
      return planos.length === 0 ? owned.length > 0 : planos.some(({ id }) => owned.includes(id))
    },
    [owned],
  )
}

const NONE: number[] = []
