import type { MudancaEquipe } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devocionalValues } from '../testing/devocional-values.ts'
import { openContentRig, type ContentRig } from '../testing/content-rig.ts'
import { openEquipe } from '../testing/equipe.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { ROSA } from '../testing/role-matrix.ts'

let rig: ContentRig
const equipe = { tiago: '', rosa: '' }
beforeAll(async () => {
  rig = await openContentRig()
  equipe.tiago = await openEquipe(rig.test, (await logIn(rig.test, 'contentAdmin')).userId)
  equipe.rosa = await openEquipe(rig.test, (await logIn(rig.test, ROSA)).userId)
})
afterAll(() => rig.test.close())

describe('what was changed last', () => {
  const mudancas = async (as: keyof typeof equipe = 'tiago') => {
    const given = { params: { slug: rig.slug }, equipe: equipe[as] }
    return (await rig.test.call('listMudancasEquipe', given)).body['mudancas'] as MudancaEquipe[]
  }
  const last = async (id: number) => (await mudancas()).find((one) => one.id === id)

  it('says how each is taken back, and nothing over what came after it', async () => {
    const body = { valores: { titulo: 'Umbuzeiro' } }
    const { id } = (await rig.ask('devocional', 'create', { body })).registro
    expect(await last(id)).toBeUndefined()
    await rig.ask('devocional', 'publish', { id, body: { versao: 0, valores: devocionalValues } })
    expect(await last(id)).toMatchObject({
      recurso: 'devocional',
      titulo: 'Umbuzeiro',
      acao: 'criacao',
      versao: 1,
      volta: 'arquivar',
    })
    await rig.ask('devocional', 'publish', {
      id,
      body: { versao: 1, valores: { ...devocionalValues, titulo: 'Juá' } },
    })
    expect(await last(id)).toMatchObject({
      titulo: 'Juá',
      campos: ['titulo'],
      por: expect.any(String),
      volta: 'restaurar',
    })
    await rig.ask('devocional', 'archive', { id, body: { versao: 2, arquivado: true } })
    expect(await last(id)).toMatchObject({ acao: 'arquivamento', versao: 3, volta: 'desarquivar' })
    // What works by itself makes a version as well, and is nobody's to take back.
    await asOwner(rig.test.target, 'update devocional set titulo = $3 where igreja_id = $1 and id = $2', [
      rig.igreja,
      id,
      'De ninguém',
    ])
    expect(await last(id)).toMatchObject({ versao: 3, volta: null })
  })

  it('shows each what they may write, and no line for each record of a list that was put in order', async () => {
    expect(await mudancas('rosa')).toEqual([])
    const before = await mudancas()
    const { itens } = (await rig.ask('banner', 'list')).body as { itens: { id: number }[] }
    await rig.ask('banner', 'order', { body: { ids: itens.map(({ id }) => id).toReversed() } })
    expect(await mudancas()).toEqual(before)
  })

  it('tells nothing that is older than a month', async () => {
    const [row] = await asOwner<{ id: number }>(
      rig.test.target,
      'select max(id) as id from devocional where igreja_id = $1 and arquivado_em is null',
      [rig.igreja],
    )
    const { id } = row!
    await asOwner(rig.test.target, 'delete from revisao where recurso = $1 and registro_id = $2::text', [
      'devocional',
      id,
    ])
    const changed = (days: number) =>
      asOwner(
        rig.test.target,
        `insert into revisao (igreja_id, recurso, registro_id, versao, acao, campos, user_id, data_cadastro)
         select $1, 'devocional', $2::text, 1, 'alteracao', '{titulo}', min(id), now() - make_interval(days => $3)
         from "user"`,
        [rig.igreja, id, days],
      )
    await changed(31)
    expect(await last(id)).toBeUndefined()
    await changed(29)
    expect(await last(id)).toMatchObject({ campos: ['titulo'] })
  })
})
