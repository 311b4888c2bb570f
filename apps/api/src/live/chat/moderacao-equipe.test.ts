import type { AcaoModeracao, FrameDownSala, MensagemSala, ModeracaoEquipe, SalaEquipe } from '@atrio/contract'
import { demoChurches, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { logIn } from '../../testing/people.ts'
import { openSalaRig, untilHeard, type SalaRig } from '../../testing/sala-rig.ts'

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 90_000 })
const soon = { timeout: 40_000 }
const { slug } = demoChurches.full
const codigo = 'conversa'

let rig: SalaRig
let equipe: string
beforeAll(async () => {
  rig = await openSalaRig()
  equipe = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
})
afterAll(() => rig.close())

type Name = Parameters<SalaRig['test']['call']>[0]
const atDesk = async <Result>(name: Name, given: { params?: object; body?: object } = {}) => {
  const { status, body } = await rig.test.call(name, {
    equipe,
    ...given,
    params: { slug, ...given.params },
  })
  expect([name, status]).toEqual([name, 200])
  return body as unknown as Result
}
const sala = () => atDesk<SalaEquipe>('getSalaEquipe', { params: { codigo } })
const act = (acao: string, seq: number) =>
  atDesk<SalaEquipe>('moderarSalaEquipe', { params: { codigo }, body: { acao, seq } })
const guest = async (nome: string) => rig.enter(await rig.bilhete({ nome }))
const pinnedIn = (frames: readonly FrameDownSala[]): (MensagemSala | null)[] =>
  frames.flatMap((frame) =>
    frame.t === 'ev' ? frame.ev.flatMap((one) => (one.tipo === 'fixada' ? [one.mensagem] : [])) : [],
  )

it('holds back what has a word that staff have just named, in a room that is open, until it is let through', async () => {
  const [writer, reader] = [await guest('Jurema'), await guest('Tobias')]
  await atDesk('savePalavraSala', { body: { palavra: ' Jiló! ', acao: 'segurar' } })
  await untilHeard(reader, (frame) => frame.t === 'ev' && frame.ev.some(({ tipo }) => tipo === 'modo'))
  await writer.answer(writer.write('Hoje tem jilo no almoço'))
  await writer.answer(writer.write('E arroz'))
  await expect.poll(reader.texts, soon).toContain('E arroz')
  expect(reader.texts()).not.toContain('Hoje tem jilo no almoço')
  const { retidas } = await atDesk<ModeracaoEquipe>('getModeracaoEquipe')
  const held = retidas.find(({ texto }) => texto === 'Hoje tem jilo no almoço')!
  expect(held.sala).toBe(codigo)
  expect((await act('liberar', held.seq)).retidas).toEqual([])
  // Who is there is told to begin anew, as whoever comes begins.
  await untilHeard(reader, (frame) => frame.t === 'ev' && frame.ev.some(({ tipo }) => tipo === 'restaurada'))
  expect((await guest('Rute')).texts()).toContain('Hoje tem jilo no almoço')

  const { palavras } = await atDesk<ModeracaoEquipe>('savePalavraSala', {
    body: { palavra: 'jiló', acao: 'recusar' },
  })
  const jilo = palavras.find(({ palavra }) => palavra === 'jilo')
  expect(palavras.filter(({ palavra }) => palavra === 'jilo')).toHaveLength(1)
  expect(jilo!.acao).toBe('recusar')
  await atDesk('deletePalavraSala', { params: { id: jilo!.id } })
  const { status, body } = await rig.test.call('savePalavraSala', {
    equipe,
    params: { slug },
    body: { palavra: '!!', acao: 'recusar' },
  })
  expect([status, body['campos']]).toEqual([400, [{ campo: 'palavra', regra: 'min' }]])
})

it('keeps one message above the others, tells who is there and who comes later, and lets it go once it is removed', async () => {
  const [writer, reader] = [await guest('Anselmo'), await guest('Dora')]
  await writer.answer(writer.write('O almoço é às doze'))
  const { mensagens } = await sala()
  const { seq } = mensagens.find(({ texto }) => texto === 'O almoço é às doze')!
  expect((await act('fixar', seq)).fixada?.texto).toBe('O almoço é às doze')
  await expect.poll(() => pinnedIn(reader.frames).at(-1)?.texto, soon).toBe('O almoço é às doze')
  const later = await guest('Clara')
  const oi = later.frames.find((frame) => frame.t === 'oi')!
  expect(oi.sala.fixada).toMatchObject({ seq, nome: 'Anselmo', texto: 'O almoço é às doze' })
  await act('remover', seq)
  await expect.poll(() => pinnedIn(later.frames).at(-1), soon).toBeNull()
  expect((await sala()).fixada).toBeNull()
  const { status } = await rig.test.call('moderarSalaEquipe', {
    equipe,
    params: { slug, codigo },
    body: { acao: 'fixar', seq },
  })
  expect(status).toBe(404)
})

it('names who is muted until they are heard again', async () => {
  const [writer, reader] = [await guest('Barulho'), await guest('Sossego')]
  await writer.answer(writer.write('Primeira'))
  const { seq } = (await sala()).mensagens.find(({ texto }) => texto === 'Primeira')!
  const { silenciados } = await act('silenciar', seq)
  expect(silenciados.map(({ nome }) => nome)).toContain('Barulho')
  await writer.answer(writer.write('Segunda'))
  expect((await act('ouvir', silenciados.find(({ nome }) => nome === 'Barulho')!.seq)).silenciados).toEqual(
    [],
  )
  await writer.answer(writer.write('Terceira'))
  await expect.poll(reader.texts, soon).toContain('Terceira')
  expect(reader.texts()).not.toContain('Segunda')
})

it('lets a volunteer look after a room for as long as they are named, and shows no room of two', async () => {
  const { token } = await logIn(rig.test, 'member')
  const look = async () => (await rig.test.call('getSalaCuidado', { token, params: { codigo } })).status
  expect(await look()).toBe(403)
  const body = { email: demoPeople.member.email, sala: codigo }
  const { moderadores } = await atDesk<ModeracaoEquipe>('createModeradorSala', { body })
  const granted = moderadores.find(({ email }) => email === body.email)!
  expect([granted.sala?.codigo, await look()]).toEqual([codigo, 200])
  await atDesk('deleteModeradorSala', { params: { id: granted.id } })
  expect(await look()).toBe(403)

  // A room by itself private, and one of a raised hand, which its code alone keeps.
  for (const tipo of ['privada', 'publica']) {
    await rig.rows(`with s as (insert into sala (igreja_id, codigo, tipo, ultimo)
        select id, 'so-dois-${tipo}', '${tipo}', 1 from igreja where codigo = '${demoChurches.full.codigo}'
        returning igreja_id, id), a as (
      insert into atendimento (igreja_id, transmissao_id, tipo, chave, sala_id)
        select s.igreja_id, (select max(id) from transmissao t where t.igreja_id = s.igreja_id), 'conversa',
          gen_random_uuid(), s.id from s where '${tipo}' = 'publica')
      insert into sala_evento (igreja_id, sala_id, seq, tipo, autor, visivel, corpo)
        select igreja_id, id, 1, 'mensagem', 'c:x', 'moderacao', '{"nome":"A","papel":"convidado","texto":"Segredo"}'
        from s`)
    const { retidas, salas } = await atDesk<ModeracaoEquipe>('getModeracaoEquipe')
    expect(retidas).toEqual([])
    expect(salas.map((one) => one.codigo)).not.toContain(`so-dois-${tipo}`)
    const params = { slug, codigo: `so-dois-${tipo}` }
    expect((await rig.test.call('getSalaEquipe', { equipe, params })).status).toBe(404)
  }
})

it('removes all of a person at the desk and brings it back, slows the room, and writes down who did what', async () => {
  const [writer, reader] = [await guest('Ventania'), await guest('Calmaria')]
  for (const texto of ['Vento um', 'Vento dois']) await writer.answer(writer.write(texto))
  await expect.poll(reader.texts, soon).toContain('Vento dois')
  const { seq } = (await sala()).mensagens.find(({ texto }) => texto === 'Vento um')!
  const { idRemocao, mensagens } = await act('remover_de', seq)
  expect(mensagens.filter(({ nome }) => nome === 'Ventania')).toEqual([])
  await expect.poll(() => reader.texts().filter((texto) => texto.startsWith('Vento')), soon).toEqual([])
  const params = { codigo, id: idRemocao! }
  const back = await atDesk<SalaEquipe>('desfazerRemocaoEquipe', { params })
  expect(back.mensagens.filter(({ nome }) => nome === 'Ventania')).toHaveLength(2)
  await untilHeard(reader, (frame) => frame.t === 'ev' && frame.ev.some(({ tipo }) => tipo === 'restaurada'))
  expect((await guest('Brisa')).texts()).toContain('Vento dois')
  // The act of another kind has nothing to bring back, and nobody's removal is another room's.
  expect((await act('fixar', seq)).idRemocao).toBeNull()
  await act('desafixar', seq)
  const elsewhere = await rig.test.call('desfazerRemocaoEquipe', {
    equipe,
    params: { slug, codigo: 'nao-existe', id: idRemocao! },
  })
  expect(elsewhere.status).toBe(404)

  const modo = { modoLento: 30, flagSoAnfitrioes: false, flagLinksConvidados: false } as const
  expect((await atDesk<SalaEquipe>('saveModoEquipe', { params: { codigo }, body: modo })).modo).toEqual(modo)
  await untilHeard(reader, (frame) =>
    frame.t === 'ev' ? frame.ev.some((one) => one.tipo === 'modo' && one.modoLento === 30) : false,
  )
  await reader.answer(reader.write('Devagar'))
  expect(await reader.answer(reader.write('E sempre'))).toMatchObject({ t: 'nao', codigo: 'CHAT_SLOW' })
  await atDesk('saveModoEquipe', { params: { codigo }, body: { ...modo, modoLento: 0 } })

  const { acoes } = await atDesk<{ acoes: AcaoModeracao[] }>('listAcoesEquipe', { params: { codigo } })
  expect(acoes.slice(0, 6).map(({ acao }) => acao)).toEqual([
    'modo',
    'modo',
    'desafixar',
    'fixar',
    'restaurar',
    'remover_de',
  ])
  expect(acoes[5]).toMatchObject({ alvo: 'Ventania', moderador: 'Helena Prado', idRemocao: null })
})

it('shows what a reader reports until it is taken away or let stand, and takes no report of what it is not for', async () => {
  const [writer, reader] = [await guest('Rabugento'), await rig.bilhete({ nome: 'Zelosa' })]
  for (const texto of ['Que feio', 'Que tolice']) await writer.answer(writer.write(texto))
  const { mensagens } = await sala()
  const [feio, tolice] = ['Que feio', 'Que tolice'].map(
    (text) => mensagens.find(({ texto }) => texto === text)!.seq,
  )
  const report = async (seq: number, bilhete = reader, of = codigo) =>
    (await rig.test.call('denunciarSalaMensagem', { params: { codigo: of, seq }, body: { bilhete } })).status
  const reported = async () =>
    (await sala()).denunciadas.map(({ texto, nome, quantas }) => [texto, nome, quantas])
  // Once for each reader; a moderator's list has all of it.
  expect([await report(feio!), await report(feio!), await report(tolice!)]).toEqual([201, 201, 201])
  expect(await report(feio!, await rig.bilhete({ nome: 'Outra' }))).toBe(201)
  expect(await reported()).toEqual([
    ['Que feio', 'Rabugento', 2],
    ['Que tolice', 'Rabugento', 1],
  ])
  const { token } = await logIn(rig.test, 'admin')
  const care = await rig.test.call('getSalaCuidado', { token, params: { codigo } })
  expect((care.body['denunciadas'] as { sala: string; seq: number }[])[0]).toMatchObject({
    sala: codigo,
    seq: feio,
  })
  expect(JSON.stringify(care.body)).not.toContain('Zelosa')

  // Taken away it is done, brought back it is not; let stand it does not come up again of the same readers.
  const { idRemocao } = await act('remover', feio!)
  expect(await reported()).toEqual([['Que tolice', 'Rabugento', 1]])
  expect(await report(feio!, await rig.bilhete({ nome: 'Tardia' }))).toBe(404)
  await atDesk('desfazerRemocaoEquipe', { params: { codigo, id: idRemocao! } })
  expect(await reported()).toHaveLength(2)
  expect((await act('dispensar', feio!)).denunciadas.map(({ seq }) => seq)).toEqual([tolice])
  await rig.test.call('dispensarSalaDenuncias', { token, params: { codigo, seq: tolice } })
  expect([await report(tolice!), await reported()]).toEqual([201, []])
  const { acoes } = await atDesk<{ acoes: AcaoModeracao[] }>('listAcoesEquipe', { params: { codigo } })
  expect(acoes.slice(0, 2).map(({ acao, alvo }) => [acao, alvo])).toEqual([
    ['dispensar', 'Rabugento'],
    ['dispensar', 'Rabugento'],
  ])

  // Not one's own, nor with a ticket of another room, nor what two say to each other.
  const own = await rig.bilhete({ nome: 'Sincera' })
  const mine = await rig.enter(own)
  await mine.answer(mine.write('Eu mesma'))
  const { seq } = (await sala()).mensagens.find(({ texto }) => texto === 'Eu mesma')!
  expect([
    await report(seq, own),
    await report(seq, 'x'.repeat(43)),
    await report(seq, reader, 'so-dois-publica'),
  ]).toEqual([404, 401, 404])
})

it('takes so many reports of one person in an hour and those of others, and so many of one network', async () => {
  const writer = await guest('Tagarela')
  const [eager, other, late] = [
    await rig.bilhete({ nome: 'Incansável' }),
    await rig.bilhete({ nome: 'Serena' }),
    await rig.bilhete({ nome: 'Tardia' }),
  ]
  for (const texto of ['Um', 'Dois']) await writer.answer(writer.write(texto))
  const seqs = (await sala()).mensagens.filter(({ nome }) => nome === 'Tagarela').map(({ seq }) => seq)
  const ip = '192.0.2.7'
  const report = async (seq: number, bilhete: string) =>
    (await rig.test.call('denunciarSalaMensagem', { params: { codigo, seq }, body: { bilhete }, ip })).status
  const { env } = rig.test.deps
  const before = env.RATE_LIMIT_FACTOR
  try {
    Object.assign(env, { RATE_LIMIT_FACTOR: 0.1 })
    const [one, two] = [await report(seqs[0]!, eager), await report(seqs[1]!, eager)]
    expect([one, two, await report(seqs[1]!, other)]).toEqual([201, 429, 201])
    // Two of a network, one of a person.
    Object.assign(env, { RATE_LIMIT_FACTOR: 0.01 })
    expect(await report(seqs[0]!, late)).toBe(429)
    Object.assign(env, { RATE_LIMIT_FACTOR: before })
    expect(await report(seqs[0]!, late)).toBe(201)
  } finally {
    Object.assign(env, { RATE_LIMIT_FACTOR: before })
  }
})
