import type { CallResult, staffSettingsCalls } from '@atrio/contract'
import { churchOrigin } from '@atrio/rules'
import { isShown } from '../../db/content.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import type { TenantIgreja } from '../../http/tenant.ts'
import { signPreview } from '../../preview-ticket.ts'

/** Pages to look at in a colour: the home, and the event that comes next with where its tickets are bought. */
export async function showColour(
  { env, secrets }: Pick<Deps, 'env' | 'secrets'>,
  trx: TenantTrx,
  {
    id,
    codigo,
    modulos,
    corApp,
  }: Pick<TenantIgreja, 'id' | 'codigo' | 'modulos'> & { corApp: string | null },
): Promise<CallResult<(typeof staffSettingsCalls)['createPreviaVisual']>> {
  const evento = modulos.has('MOD_EVENTO')
    ? await trx
        .selectFrom('evento')
        .where('igrejaId', '=', id)
        .where(isShown('evento'))
        .select('id')
        .orderBy((eb) => eb('dataInicio', '<', new Date()))
        .orderBy('dataInicio')
        .limit(1)
        .executeTakeFirst()
    : undefined
  return {
    bilhete: signPreview(secrets, { igrejaId: id, corApp }),
    // The name below the platform's: the policy of the staff's site names no church's own.
    portal: churchOrigin({ codigo, host: null }, env.hosts),
    paginas: [
      { nome: 'inicio', caminho: '/' },
      ...(evento
        ? ([
            { nome: 'evento', caminho: `/event/${evento.id}` },
            { nome: 'compra', caminho: `/event/${evento.id}/tickets` },
          ] as const)
        : []),
    ],
  }
}
