import { localeOf } from '@atrio/rules'
import { isShown } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import type { Participante } from './participacao.ts'
import {
  celulaLideranca,
  celulaMensagem,
  celulaMudanca,
  celulaRetirada,
  celulaSaida,
} from './people-kinds.ts'

type TellDeps = Pick<Deps, 'announce'>

/** Tells those who lead the group that somebody leaves it, while they are still in it. */
export async function tellSaida(
  { announce }: TellDeps,
  trx: TenantTrx,
  { igrejaId, celulaId, userId, motivo = '' }: Participante & { motivo?: string | undefined },
): Promise<void> {
  const people = await listPeople(trx, celulaId)
  const own = people.find((one) => one.userId === userId)!
  for (const { email, idioma, userId: id } of people.filter(
    (one) => one.papel === 'lider' && one.userId !== userId,
  )) {
    await announce(trx, {
      kind: celulaSaida,
      igrejaId,
      to: { email, locale: localeOf(idioma) ?? 'en', userId: id },
      facts: {
        url: `/groups/${celulaId}/members`,
        celula: own.celula,
        celulaId,
        pessoa: `${own.nome} ${own.sobrenome}`.trim(),
        texto: motivo.trim() || null,
      },
    })
  }
}

/** Tells somebody that they are taken out of the group, or moved to `para`, while they are still in it. */
export async function tellMembro(
  { announce }: TellDeps,
  trx: TenantTrx,
  { me, id, motivo = '', para }: { me: Participante; id: number; motivo?: string | undefined; para?: number },
): Promise<void> {
  const { igrejaId } = me
  const person = (await listPeople(trx, me.celulaId)).find((one) => one.id === id)
  if (!person) return
  const there =
    para === undefined
      ? undefined
      : await trx
          .selectFrom('celula')
          .where('id', '=', para)
          .where(isShown('celula'))
          .select(['id', 'nome'])
          .executeTakeFirst()
  await announce(trx, {
    kind: there ? celulaMudanca : celulaRetirada,
    igrejaId,
    to: { email: person.email, locale: localeOf(person.idioma) ?? 'en', userId: person.userId },
    facts: {
      url: there ? `/groups/${there.id}` : '/groups',
      celula: there?.nome ?? person.celula,
      celulaId: there?.id ?? me.celulaId,
      pessoa: person.nome,
      texto: motivo.trim() || null,
    },
  })
}

/** Tells somebody that they lead the group from now on; of one that is not shown yet, too. */
export async function tellLider(
  { announce }: TellDeps,
  trx: TenantTrx,
  { igrejaId, celulaId, userId }: Omit<Participante, 'papel'>,
): Promise<void> {
  const { celula, nome, email, idioma } = await trx
    .selectFrom('celula')
    .innerJoin('usuario as u', 'u.igrejaId', 'celula.igrejaId')
    .innerJoin('user', 'user.id', 'u.userId')
    .where('celula.id', '=', celulaId)
    .where('u.userId', '=', userId)
    .select(['celula.nome as celula', 'u.nome', 'user.email', 'user.idioma'])
    .executeTakeFirstOrThrow()
  await announce(trx, {
    kind: celulaLideranca,
    igrejaId,
    to: { email, locale: localeOf(idioma) ?? 'en', userId },
    facts: { url: `/groups/${celulaId}`, celula, celulaId, pessoa: nome, texto: null },
  })
}

/** Tells everybody in the group but its author what was written to it, by the ways that each chose. */
export async function tellMensagem(
  { announce }: TellDeps,
  trx: TenantTrx,
  { me: { igrejaId, celulaId, userId }, texto }: { me: Participante; texto: string },
): Promise<void> {
  const people = await listPeople(trx, celulaId)
  const author = people.find((one) => one.userId === userId)!
  for (const { email, idioma, userId: id } of people.filter((one) => one !== author)) {
    await announce(trx, {
      kind: celulaMensagem,
      igrejaId,
      to: { email, locale: localeOf(idioma) ?? 'en', userId: id },
      facts: {
        url: `/groups/${celulaId}`,
        celula: author.celula,
        celulaId,
        pessoa: author.nome.split(' ')[0] ?? '',
        texto,
      },
    })
  }
}

/** Everybody of a group, with how they are reached. */
function listPeople(trx: TenantTrx, celulaId: number) {
  return trx
    .selectFrom('celulaMembro as m')
    .innerJoin('celula', 'celula.id', 'm.celulaId')
    .innerJoin('user', 'user.id', 'm.userId')
    .innerJoin('usuario as u', (join) =>
      join.onRef('u.igrejaId', '=', 'm.igrejaId').onRef('u.userId', '=', 'm.userId'),
    )
    .where('m.celulaId', '=', celulaId)
    .where(isShown('celula'))
    .select(['m.id', 'm.userId', 'm.papel', 'celula.nome as celula', 'u.nome', 'u.sobrenome'])
    .select(['user.email', 'user.idioma'])
    .execute()
}
