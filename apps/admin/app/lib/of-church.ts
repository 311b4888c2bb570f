import type { IgrejaEquipe } from '@atrio/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { openIgreja } from './acesso.ts'
import { moduleOf, requireModule } from './modules.ts'

/**
 * Loads what belongs to the church of the address; nothing before somebody has come in.
 * The loader rejects with ModuleOff for what belongs to a module that the church has turned off.
 */
export function ofChurch<Loaded>(
  load: (slug: string, church: IgrejaEquipe, given: LoaderFunctionArgs) => Promise<Loaded>,
) {
  return async (given: LoaderFunctionArgs) => {
    const igreja = await openIgreja(given.params['codigo']!)
    if (igreja) requireModule(igreja, moduleOf(placeIn(given)))
    return igreja && load(igreja.slug, igreja, given)
  }
}

/** The address below the church's. */
function placeIn({ request, params }: LoaderFunctionArgs): string {
  return new URL(request.url).pathname.slice(`/${params['codigo']}/`.length)
}
