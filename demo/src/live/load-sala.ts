import { peopleOf } from '../groups/load-celulas.ts'
import type { LoadContext } from '../load/igreja.ts'
import { bloqueadas, conversas, titulos, type Fala } from './conversas.ts'

/** The open room of a church, with what was written there some days ago. */
export async function loadSala(context: LoadContext): Promise<void> {
  const { trx, church, now } = context
  const falas = conversas[church.codigo]
  if (!falas) return
  const { id: salaId } = await trx
    .insertInto('sala')
    .values({ codigo: 'conversa', titulo: titulos[church.codigo] ?? 'Conversa aberta', ultimo: falas.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  const find = peopleOf(context)
  const people = new Map(falas.map(([quem]) => [quem, participantOf(quem, find)]))
  await trx
    .insertInto('salaParticipante')
    .values([...people.values()].map(({ id, userId, nome }) => ({ id, userId, nome })))
    .execute()
  const hosts = [...people.values()].filter(({ papel }) => papel === 'anfitriao')
  await trx
    .insertInto('salaModerador')
    .values(hosts.map(({ userId }) => ({ userId: userId! })))
    .execute()
  const began = now.getTime() - 3 * 86_400_000
  const eventos = falas.map(([quem, texto], place) => {
    const { id: autor, nome, papel } = people.get(quem)!
    const em = new Date(began + place * 95_000)
    return {
      salaId,
      seq: place + 1,
      tipo: 'mensagem',
      autor,
      em,
      corpo: JSON.stringify({ nome, papel, texto }),
    }
  })
  await trx.insertInto('salaEvento').values(eventos).execute()
  const welcome = falas.findIndex(([quem]) => quem.startsWith('*')) + 1
  await trx.updateTable('sala').set({ fixadaSeq: welcome }).where('id', '=', salaId).execute()
  const palavras = bloqueadas[church.codigo] ?? []
  if (palavras.length > 0) {
    const rows = palavras.map(([palavra, acao]) => ({ palavra, acao }))
    await trx.insertInto('salaPalavra').values(rows).execute()
  }
}

function participantOf(quem: Fala[0], find: (called: string) => number) {
  const nome = quem.replace(/^[*-]/, '')
  if (quem.startsWith('-')) {
    // The same at every start, as the demo world is.
    const hex = Buffer.from(nome.padEnd(16)).subarray(0, 16).toString('hex')
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, 'c:$1-$2-$3-$4-$5')
    return { id, userId: null, nome, papel: 'convidado' }
  }
  const userId = find(nome)
  return { id: `u:${userId}`, userId, nome, papel: quem.startsWith('*') ? 'anfitriao' : 'membro' }
}
