import type { CallName } from '@atrio/contract'
import { inputFor, type Known } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { toText } from './role-matrix.ts'
import type { TestApp } from './test-app.ts'
import { partOf } from './who-may.ts'

/** Groups of a church: one that somebody is in and does not lead, and one that they are not in. */
export interface Celulas {
  own: number
  other: number
}

export async function findCelulas(test: TestApp, userId: number): Promise<Celulas> {
  const [found] = await asOwner<Celulas>(
    test.target,
    `select min(m.celula_id) as own, (select min(c.id) from celula c where c.igreja_id = m.igreja_id
         and not exists (select from celula_membro x where x.celula_id = c.id and x.user_id = $1)) as other
     from celula_membro m where m.user_id = $1 and m.papel = 'membro' group by m.igreja_id`,
    [userId],
  )
  if (!found) throw new Error('The person is in no group')
  return found
}

/** What somebody got of a group that they are not in, or do not lead (Decision 132). */
export function partAttacks(
  test: TestApp,
  name: CallName,
  { own, token, celulas }: { own: Known; token: string; celulas: Celulas },
) {
  const part = partOf(name)
  if (part === null) return []
  const send = (celula: number) => test.call(name, { ...inputFor(name, own, celula), token })
  const attacks = [
    {
      name: 'who is not in the group',
      run: async () => {
        const [got, reference] = [await send(celulas.other), await send(2_000_000_000)]
        return got.status === 404 && toText(got) === toText(reference) ? null : toText(got)
      },
    },
  ]
  if (part === 'membro') return attacks
  const leads = async () => {
    const got = await send(celulas.own)
    return got.status === 403 && got.body['code'] === 'FORBIDDEN' ? null : toText(got)
  }
  return [...attacks, { name: 'who is in the group and does not lead it', run: leads }]
}
