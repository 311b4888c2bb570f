import type { CallInput, liveChatStaffCalls, MensagemSalaEquipe, SalaEquipe } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { IS_SHARED, readCuidado } from './cuidado.ts'
import { dismissDenuncias } from './denuncias.ts'
import { pinMensagem, unpinMensagem } from './fixada.ts'
import { removeMensagem, removeMensagensDe } from './remocoes.ts'
import { findSala, readFixada, readLastEventos, type Evento, type SalaRow } from './sala-log.ts'
import { releaseMensagem, silence, unsilence } from './silencio.ts'

const SHOWN = 60

type Acao = CallInput<(typeof liveChatStaffCalls)['moderarSalaEquipe']>['body']['acao']

const acts = {
  liberar: releaseMensagem,
  remover: removeMensagem,
  remover_de: removeMensagensDe,
  silenciar: silence,
  ouvir: unsilence,
  fixar: pinMensagem,
  desafixar: unpinMensagem,
  dispensar: dismissDenuncias,
} satisfies Record<Acao, (trx: TenantTrx, act: { salaId: number; userId: number; seq: number }) => unknown>

/** @returns what the act answers: of a removal, its number @throws AppError NOT_FOUND */
export function moderateSala(
  trx: TenantTrx,
  { salaId, acao, ...act }: { salaId: number; acao: Acao; seq: number; userId: number },
): Promise<unknown> {
  return acts[acao](trx, { ...act, salaId })
}

/** @throws AppError NOT_FOUND */
export async function readSalaEquipe(
  trx: TenantTrx,
  { codigo, idRemocao = null }: { codigo: string; idRemocao?: number | null },
): Promise<SalaEquipe> {
  const sala = await requireSala(trx, { codigo })
  const { id: salaId, fixadaSeq, modoLento, flagSoAnfitrioes, flagLinksConvidados } = sala
  const fixada = await readFixada(trx, { salaId, seq: fixadaSeq })
  const eventos = await readLastEventos(trx, { salaId, limit: SHOWN })
  return {
    codigo,
    fixada: fixada && toMensagem(fixada),
    mensagens: eventos.flatMap((one) => toMensagem(one) ?? []),
    modo: { modoLento, flagSoAnfitrioes, flagLinksConvidados },
    idRemocao,
    ...(await readCuidado(trx, { salaId })),
  }
}

/** A room that is not of two people alone. @throws AppError NOT_FOUND */
export async function requireSala(trx: TenantTrx, { codigo }: { codigo: string }): Promise<SalaRow> {
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
