import { asOwner } from './owner.ts'
import type { TestApp } from './test-app.ts'

export interface NewPerson {
  id: number
  userId: number
  versao: number
}

/** Two people of a church of whom nothing is known but a name and a day that they share. */
export async function twoPeople(
  { target }: Pick<TestApp, 'target'>,
  igreja: number,
): Promise<{ fica: NewPerson; sai: NewPerson }> {
  const make = async (): Promise<NewPerson> => {
    const [person] = await asOwner<NewPerson>(
      target,
      `with conta as (insert into "user" (email, password_hash, idioma)
         values ('iolanda-' || gen_random_uuid() || '@uniao.example', 'x', 'pt_BR') returning id)
       insert into usuario (igreja_id, user_id, nome, sobrenome, data_nascimento, flag_ativo)
       select $1, id, 'Iolanda', 'Quixaba', '1980-02-03', true from conta returning id, user_id as "userId", versao`,
      [igreja],
    )
    return person!
  }
  return { fica: await make(), sai: await make() }
}
