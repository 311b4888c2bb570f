import type { IgrejaEquipe } from '@atrio/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { openIgreja } from './acesso.ts'

/** Loads what belongs to the church of the address; nothing before somebody has come in. */
export function ofChurch<Loaded>(
  load: (slug: string, church: IgrejaEquipe, given: LoaderFunctionArgs) => Promise<Loaded>,
) {
  return async (given: LoaderFunctionArgs) => {
    const igreja = await openIgreja(given.params['codigo']!)
    return igreja && load(igreja.slug, igreja, given)
  }
}
