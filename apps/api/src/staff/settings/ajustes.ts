import type { AjustesIgreja } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { mainHost } from '../../http/origin.ts'
import { lastChange } from '../../http/stale.ts'

/** The settings of a church. A list has the number of its last change for a version. */
export async function getAjustes(trx: TenantTrx, { igrejaId }: { igrejaId: number }): Promise<AjustesIgreja> {
  const { id: _, ...igreja } = await trx
    .selectFrom('igreja')
    .where('igreja.id', '=', igrejaId)
    .select(['id', 'versao', 'codigo', 'nome', 'descricao', 'historia', 'idioma', 'idiomas', 'fusoHorario'])
    .select(['facebookPixelCode', 'googleAnalyticsCode', 'clarityCode'])
    .select((eb) => mainHost(eb).as('host'))
    .executeTakeFirstOrThrow()
  const contato = await trx
    .selectFrom('cliente')
    .where('igrejaId', '=', igrejaId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const visual = await trx
    .selectFrom('igrejaVisual')
    .where('igrejaId', '=', igrejaId)
    .select(['versao', 'corApp', 'logo', 'icone', 'imagemCapa', 'imagemCapaAlt'])
    .executeTakeFirst()
  const modulos = await trx.selectFrom('igrejaModulo').select('codigo').orderBy('ordem').execute()
  const campos = await trx
    .selectFrom('cadastroCampo')
    .select(['campo', 'flagObrigatorio'])
    .orderBy('ordem')
    .execute()
  return {
    igreja: igreja as AjustesIgreja['igreja'],
    contato,
    visual: visual ?? {
      versao: 0,
      corApp: null,
      logo: null,
      icone: null,
      imagemCapa: null,
      imagemCapaAlt: null,
    },
    modulos: {
      versao: await lastChange(trx, { recurso: 'igreja_modulo' }),
      codigos: modulos.map(({ codigo }) => codigo as AjustesIgreja['modulos']['codigos'][number]),
    },
    cadastro: {
      versao: await lastChange(trx, { recurso: 'cadastro_campo' }),
      campos: campos as AjustesIgreja['cadastro']['campos'],
    },
  }
}
