import type { CallInput, MinhaOracao, prayerCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import type { Secrets } from '../secrets.ts'
import { lockOwn, type Author } from './find-oracao.ts'
import { getMinha, requireConsent } from './minhas.ts'
import { waitsForApproval } from './aprovacao.ts'
import { readWords, writeWords } from './sealed-words.ts'

type Wish = CallInput<(typeof prayerCalls)['saveOracaoVisibilidade']>['body']

/**
 * Changes who may see a request. What goes onto the wall is opened, and waits where the church reads it first; what leaves
 * it is sealed, with all that was written below it. @throws AppError NOT_FOUND, VALIDATION
 */
export async function saveVisibilidade(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, userId, id, wish }: Author & { id: number; wish: Wish },
): Promise<MinhaOracao> {
  const before = await lockOwn(trx, { userId, id })
  const open = wish.flagPublicarMural ?? before.flagPublicarMural
  const nome = wish.nome === undefined ? before.nome : wish.nome?.trim() || null
  const waits = open && (await waitsForApproval(trx, { igrejaId }))
  const isNew = open && (!before.flagPublicarMural || nome !== before.nome)
  const flagAtivo = wish.flagAtivo ?? before.flagAtivo
  // Whatever kept it from everybody until now.
  if (!(before.flagPublicarMural && before.flagAtivo)) {
    const { flagOutraPessoa = false, flagConsentimento = false } = wish
    requireConsent({ onWall: open && flagAtivo, flagOutraPessoa, flagConsentimento })
  }
  const place = { of: 'oracao', igrejaId, uuid: before.uuid } as const
  await trx
    .updateTable('oracao')
    .set({
      nome,
      ...(open !== before.flagPublicarMural && {
        ...writeWords(secrets, place, { text: readWords(secrets, place, before), open }),
        flagPublicarMural: open,
      }),
      flagAtivo,
      flagReceberLigacao: wish.flagReceberLigacao ?? before.flagReceberLigacao,
      flagReceberVisita: wish.flagReceberVisita ?? before.flagReceberVisita,
      // What the church took down stays down.
      ...(isNew &&
        before.situacao !== 'oculta' && {
          situacao: waits ? 'aguardando' : 'aprovada',
        }),
    })
    .where('id', '=', id)
    .execute()
  if (open !== before.flagPublicarMural)
    await turnMensagens(secrets, trx, { igrejaId, oracaoId: id, open, waits })
  return getMinha(secrets, trx, { userId, id })
}

async function turnMensagens(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, oracaoId, open, waits }: { igrejaId: number; oracaoId: number; open: boolean; waits: boolean },
): Promise<void> {
  const rows = await trx
    .selectFrom('oracaoMensagem')
    .where('oracaoId', '=', oracaoId)
    .where('tipo', '<>', 'resposta')
    .select(['id', 'uuid', 'situacao', 'mensagem', 'mensagemEncrypted'])
    .execute()
  for (const row of rows) {
    const place = { of: 'oracaoMensagem', igrejaId, uuid: row.uuid } as const
    await trx
      .updateTable('oracaoMensagem')
      .set({
        ...writeWords(secrets, place, { text: readWords(secrets, place, row), open }),
        ...(waits && row.situacao === 'aprovada' && { situacao: 'aguardando' }),
      })
      .where('id', '=', row.id)
      .execute()
  }
}
