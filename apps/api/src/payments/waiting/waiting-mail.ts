import { localeOf, type Locale } from '@atrio/rules'
import type { EsperaMail } from '../../adapters/mail/message.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { openContato, type EsperaRow } from './contact.ts'
import type { PaymentDeps } from '../order/change-order.ts'

export async function mailEspera(
  deps: Pick<PaymentDeps, 'mail' | 'secrets'>,
  trx: TenantTrx,
  {
    row,
    evento,
    tipo,
    posicao,
  }: { row: EsperaRow; evento: { nome: string }; tipo: EsperaMail; posicao?: number },
): Promise<void> {
  const { nome: ingresso } = await trx
    .selectFrom('ingresso')
    .where('id', '=', row.ingressoId)
    .select('nome')
    .executeTakeFirstOrThrow()
  const { nome, email } = openContato(deps.secrets, row)
  await deps.mail.send(trx, {
    to: email,
    locale: localeOf(row.locale) ?? 'en',
    igrejaId: row.igrejaId,
    message: {
      tipo,
      url: `/event/${row.eventoId}/waiting/${row.codigo}`,
      item: evento.nome,
      lugares: `${row.quantidade} × ${ingresso}`,
      pessoa: nome,
      posicao: posicao ?? null,
      prazo: row.ofertaExpiraEm?.toISOString() ?? null,
    },
  })
}

/** Of who has an account at the church: also in the bell. */
export async function notifyOffer(trx: TenantTrx, row: EsperaRow, evento: { nome: string }): Promise<void> {
  if (row.userId === null) return
  const usuario = await trx
    .selectFrom('usuario')
    .where('igrejaId', '=', row.igrejaId)
    .where('userId', '=', row.userId)
    .select('id')
    .executeTakeFirst()
  if (!usuario) return
  const words = notices[localeOf(row.locale) ?? 'en']
  await trx
    .insertInto('notificacao')
    .values({
      igrejaId: row.igrejaId,
      usuarioId: usuario.id,
      titulo: words.titulo,
      corpo: words.corpo(evento.nome),
      tipo: 'EVENTO',
      idEntidadeRelacionada: row.eventoId,
    })
    .execute()
}

const notices: Record<Locale, { titulo: string; corpo: (evento: string) => string }> = {
  'pt-BR': {
    titulo: 'Abriu uma vaga para você',
    corpo: (evento) => `Sua vez na lista de espera de ${evento} chegou. O prazo está no e-mail que enviamos.`,
  },
  en: {
    titulo: 'A place is free for you',
    corpo: (evento) =>
      `It is your turn on the waiting list of ${evento}. The e-mail we sent says until when.`,
  },
  es: {
    titulo: 'Hay un lugar para ti',
    corpo: (evento) =>
      `Llegó tu turno en la lista de espera de ${evento}. El plazo está en el correo que te enviamos.`,
  },
}
