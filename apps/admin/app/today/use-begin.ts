import type { IgrejaEquipe, Valores } from '@atrio/contract'
import { useNavigate } from 'react-router'
import { often, placeOfOften } from '../content/often.ts'
import { useTask } from '../lib/use-task.ts'

/** Begins a record of a kind that is begun often, with what is known of it, and goes to its form. */
export function useBegin({ slug, codigo }: IgrejaEquipe, onGo?: () => void) {
  const navigate = useNavigate()
  return useTask(async (nome: keyof typeof often, valores: Valores = {}) => {
    // The calls of all kinds bring what each is made of along.
    const { recordCalls } = await import('../content/calls.ts')
    const { registro } = await recordCalls(nome, slug).create(valores)
    onGo?.()
    await navigate(`/${codigo}/${placeOfOften(often[nome])}/${registro.id}`)
  })
}
