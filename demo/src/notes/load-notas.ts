import { randomUUID } from 'node:crypto'
import type { LoadContext } from '../load/igreja.ts'
import { demoPeople } from '../people.ts'
import { notas } from './notas.ts'

/** The sermon notes of the church's members. */
export async function loadNotas({ trx, igrejaId, name, users, now }: LoadContext): Promise<void> {
  for (const { person, titulo, texto, hoursAgo } of notas[name] ?? []) {
    const moment = new Date(now.getTime() - hoursAgo * 3_600_000)
    await trx
      .insertInto('notaSermao')
      .values({
        igrejaId,
        userId: users.get(demoPeople[person].email)!,
        id: randomUUID(),
        titulo,
        texto,
        dataCadastro: moment,
        dataUltimaAlteracao: moment,
      })
      .execute()
  }
}
