import type {
  AcessoEquipe,
  AjustesIgreja,
  DiaEquipe,
  ItemAgenda,
  ModuloCodigo,
  Pendencia,
} from '@atrio/contract'
import { addDays } from '@atrio/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devocionalValues } from '../testing/devocional-values.ts'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'

const OFF: readonly ModuloCodigo[] = ['MOD_CELULA', 'MOD_MURAL_ORACAO', 'MOD_EVENTO', 'MOD_DEVOCIONAL']

let rig: ContentRig
let equipe: string
beforeAll(async () => {
  rig = await openContentRig()
  equipe = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
})
afterAll(() => rig.test.close())

const ask = async (name: Parameters<ContentRig['test']['call']>[0], given: object = {}) => {
  const { status, body } = await rig.test.call(name, { params: { slug: rig.slug }, equipe, ...given })
  expect({ name, status }).toEqual({ name, status: 200 })
  return body
}

const turnedOn = async () => {
  const { igrejas } = (await rig.test.call('getAcessoEquipe', { equipe })).body as unknown as AcessoEquipe
  return igrejas.find(({ slug }) => slug === rig.slug)!.modulos.toSorted()
}

/** Turns modules on and off as the page of the settings does, and waits until every process knows. */
async function turn(change: (codigos: ModuloCodigo[]) => ModuloCodigo[]) {
  const { modulos } = ((await ask('getAjustesEquipe')) as unknown as { ajustes: AjustesIgreja }).ajustes
  const codigos = change(modulos.codigos)
  await ask('saveModulosEquipe', { body: { versao: modulos.versao, codigos } })
  await expect.poll(turnedOn, { timeout: 10_000 }).toEqual(codigos.toSorted())
}

/** Where staff are led to from what they open first, as kinds. */
async function ledTo() {
  const today = new Date().toISOString().slice(0, 10)
  const hoje = (await ask('getHojeEquipe')) as unknown as { pendencias: Pendencia[]; semana: DiaEquipe[] }
  const agenda = await ask('getAgendaEquipe', { query: { de: addDays(today, -30), ate: addDays(today, 30) } })
  const { mudancas } = await ask('listMudancasEquipe')
  const publicos = (await ask('listPublicosComunicado')) as unknown as Record<string, object[]>
  return {
    waiting: hoje.pendencias.map(({ tipo, quantidade }) => `${quantidade} ${tipo}`).toSorted(),
    week: new Set(hoje.semana.flatMap(({ itens }) => itens.map(({ tipo }) => tipo))),
    calendar: new Set(
      (agenda['itens'] as ItemAgenda[]).map(({ tipo, recurso }) => [tipo, recurso].filter(Boolean).join(' ')),
    ),
    changes: new Set((mudancas as { recurso: string }[]).map(({ recurso }) => recurso)),
    named: Object.keys(publicos).filter((one) => publicos[one]!.length > 0),
  }
}

it('nothing leads to what a church has turned off, and all of it is there once it is on again', async () => {
  const { id } = (await rig.ask('devocional', 'create', { body: { valores: { titulo: 'Umbuzeiro' } } }))
    .registro
  const publicarEm = new Date(Date.now() + 86_400_000).toISOString()
  await rig.ask('devocional', 'publish', { id, body: { versao: 0, valores: devocionalValues, publicarEm } })
  await asOwner(
    rig.test.target,
    `update evento set data_inicio = now() + interval '1 day', data_fim = now() + interval '2 days', encontros = '[]'
     where igreja_id = $1 and id = (select max(id) from evento where igreja_id = $1 and arquivado_em is null
       and (publicar_em is null or publicar_em <= now()) and (retirar_em is null or retirar_em > now()))`,
    [rig.igreja],
  )

  const before = await ledTo()
  const modulos = await turnedOn()
  expect(modulos).toEqual(expect.arrayContaining([...OFF]))
  expect(before.waiting.map((one) => one.split(' ')[1])).toEqual(
    expect.arrayContaining(['celulas', 'oracoes']),
  )
  expect(before.week).toContain('evento')
  expect([...before.calendar]).toEqual(
    expect.arrayContaining(['culto', 'evento', 'reuniao', 'publicacao devocional']),
  )
  expect(before.changes).toContain('devocional')
  expect(before.named.toSorted()).toEqual(['celulas', 'eventos'])

  await turn((codigos) => codigos.filter((one) => !OFF.includes(one)))
  const off = await ledTo()
  const gone = new Set(['celulas', 'oracoes', 'denuncias', 'oracaoReservada'])
  expect(off.waiting).toEqual(before.waiting.filter((one) => !gone.has(one.split(' ')[1]!)))
  expect(off.week).not.toContain('evento')
  expect(off.calendar).toContain('culto')
  for (const one of ['evento', 'reuniao', 'publicacao devocional', 'publicacao estudo']) {
    expect(off.calendar).not.toContain(one)
  }
  expect(off.changes).not.toContain('devocional')
  expect(off.named).toEqual([])

  await turn((codigos) => [...codigos, ...OFF])
  expect(await ledTo()).toEqual(before)
})
