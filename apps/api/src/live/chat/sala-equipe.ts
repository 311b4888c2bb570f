import type { CallInput, liveChatStaffCalls, MensagemSalaEquipe, SalaEquipe } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { IS_SHARED, readCuidado } from './cuidado.ts'
import { pinMensagem, unpinMensagem } from './fixada.ts'
import { removeMensagem } from './remocoes.ts'
import { findSala, readFixada, readLastEventos, type Evento, type SalaRow } from './sala-log.ts'
import { releaseMensagem, silence, unsilence } from './silencio.ts'

const SHOWN = 60

type Acao = CallInput<(typeof liveChatStaffCalls)['moderarSalaEquipe']>['body']['acao']

const acts = {
  liberar: releaseMensagem,
  remover: removeMensagem,
  silenciar: silence,
  ouvir: unsilence,
  fixar: pinMensagem,
  desafixar: unpinMensagem,
} satisfies Record<Acao, (trx: TenantTrx, act: { salaId: number; userId: number; seq: number }) => unknown>

/** @throws AppError NOT_FOUND */
export async function moderateSala(
  trx: TenantTrx,
  { codigo, acao, ...act }: { codigo: string; acao: Acao; seq: number; userId: number },
): Promise<void> {
  const { id: salaId } = await requireSala(trx, { codigo })
  await acts[acao](trx, { ...act, salaId })
}

/** @throws AppError NOT_FOUND */
export async function readSalaEquipe(trx: TenantTrx, { codigo }: { codigo: string }): Promise<SalaEquipe> {
  const { id: salaId, fixadaSeq } = await requireSala(trx, { codigo })
  const fixada = await readFixada(trx, { salaId, seq: fixadaSeq })
  const eventos = await readLastEventos(trx, { salaId, limit: SHOWN })
  return {
    codigo,
    fixada: fixada && toMensagem(fixada),
    mensagens: eventos.flatMap((one) => toMensagem(one) ?? []),
    ...(await readCuidado(trx, { salaId })),
  }
}

async function requireSala(trx: TenantTrx, { codigo }: { codigo: string }): Promise<SalaRow> {
  const shared = await trx
    .selectFrom('sala as s')
    .where('s.codigo', '=', codigo)
    .where(IS_SHARED)
    .select('s.id')
    .executeTakeFirst()
  const sala = shared && (await findSala(trx, { codigo }))
  if (!sala) throw new AppError('NOT_FOUND')
  return sala
}

function toMensagem({ seq, tipo, visivel, removida, corpo, em }: Evento): MensagemSalaEquipe | null {
  const { nome, papel, texto } = corpo as Partial<MensagemSalaEquipe>
  if (tipo !== 'mensagem' || removida || !nome || !papel || !texto) return null
  return {
    seq,
    nome,
    papel,
    texto,
    em: em.toISOString(),
    flagRetida: visivel === 'moderacao',
    flagSilenciada: visivel === 'autor',
  }
}
