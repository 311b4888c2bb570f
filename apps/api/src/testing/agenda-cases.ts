import type { CallName, ErrorCode } from '@atrio/contract'
import { addDays, todayIn, weekdayOf } from '@atrio/rules'
import { asOwner } from './owner.ts'
import { ROSA } from './role-matrix.ts'
import { openEquipe } from './equipe.ts'
import { logIn } from './people.ts'
import { vigilia } from './staff-inputs.ts'
import type { Case, World } from './status-cases.ts'
import type { TestApp } from './test-app.ts'

type Cases = Partial<Record<ErrorCode | 'ok', Case>>

/** The next date of a weekday by the church's calendar, today if it is one. */
export function nextDate(diaSemana: number): string {
  const today = todayIn('America/Sao_Paulo')
  return addDays(today, (diaSemana - weekdayOf(today) + 7) % 7)
}

/** Makes a service and answers its number and a date on which it is. */
export async function createVigilia({ test, own: { igreja } }: Pick<World, 'test' | 'own'>) {
  const [row] = await asOwner<{ id: number }>(
    test.target,
    `insert into culto (igreja_id, nome, dia_semana, hora) values ($1, $2, $3, $4) returning id`,
    [igreja, vigilia.nome, vigilia.diaSemana, vigilia.hora],
  )
  return { idCulto: row!.id, data: nextDate(vigilia.diaSemana) }
}

const cancel = { versao: 0, flagCancelado: true, hora: null, observacao: null, avisar: false }

const withOld = (given: (versao: number) => object): Cases => ({
  ok: async (world, name) => sendOf(world, name, given(1)),
  VERSION_CONFLICT: async (world, name) => sendOf(world, name, given(7)),
})

export const agendaCases: Partial<Record<CallName, Cases>> = Object.fromEntries(
  Object.entries({
    getAgendaEquipe: {},
    listCultosEquipe: {},
    createCultoEquipe: { ACCOUNT_LIMIT: withManyCultos },
    saveCultoEquipe: withOld((versao) => ({ body: { versao, ...vigilia } })),
    archiveCultoEquipe: withOld((versao) => ({ body: { versao, arquivado: true } })),
    saveCultoAlteracaoEquipe: {
      ok: (world, name) => sendOf(world, name, { body: cancel }),
      VERSION_CONFLICT: (world, name) => sendOf(world, name, { body: { ...cancel, versao: 3 } }),
    },
    deleteCultoAlteracaoEquipe: {
      ok: (world, name) => sendOf(world, name, { query: { versao: 1 } }, 'cancelled'),
      VERSION_CONFLICT: (world, name) => sendOf(world, name, { query: { versao: 2 } }, 'cancelled'),
    },
  } satisfies Partial<Record<CallName, Cases>>).map(([name, cases]) => [name, { ...cases, FORBIDDEN }]),
)

/** Of a service that was just made. */
async function sendOf(world: World, name: CallName, given: object, state?: 'cancelled') {
  const { idCulto, data } = await createVigilia(world)
  if (state)
    await asOwner(
      world.test.target,
      'insert into culto_alteracao (igreja_id, culto_id, data, flag_cancelado) values ($1, $2, $3, true)',
      [world.own.igreja, idCulto, data],
    )
  const path = name.includes('Alteracao') ? { idCulto, data } : { idCulto }
  return world.test.call(name, {
    params: { slug: world.own.slug, ...path },
    equipe: world.equipe,
    ...given,
  })
}

/** Who cares for prayer has nothing to do with services. */
async function FORBIDDEN(world: World, name: CallName) {
  const { userId } = await logIn(world.test, ROSA)
  const equipe = await openEquipe(world.test, userId)
  const given = name === 'getAgendaEquipe' ? { query: { de: '2026-11-01', ate: '2026-11-30' } } : {}
  return sendOf({ ...world, equipe }, name, { ...bodyOf(name), ...given })
}

function bodyOf(name: CallName): object {
  if (name === 'createCultoEquipe') return { body: vigilia }
  if (name === 'saveCultoEquipe') return { body: { versao: 1, ...vigilia } }
  if (name === 'archiveCultoEquipe') return { body: { versao: 1, arquivado: true } }
  if (name === 'saveCultoAlteracaoEquipe') return { body: cancel }
  return name === 'deleteCultoAlteracaoEquipe' ? { query: { versao: 1 } } : {}
}

async function withManyCultos(world: World, name: CallName) {
  const fill = (test: TestApp) =>
    asOwner(
      test.target,
      `insert into culto (igreja_id, nome, dia_semana, hora) select $1, 'Muitos', 0, '03:00' from generate_series(1, 200)`,
      [world.own.igreja],
    )
  await fill(world.test)
  try {
    return await world.test.call(name, {
      params: { slug: world.own.slug },
      equipe: world.equipe,
      body: vigilia,
    })
  } finally {
    await asOwner(world.test.target, `delete from culto where igreja_id = $1 and nome = 'Muitos'`, [
      world.own.igreja,
    ])
  }
}
