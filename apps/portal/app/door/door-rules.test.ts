import { ticketPayload } from '@atrio/rules'
import { describe, expect, it } from 'vitest'
import { countInside, entryOf, judge, read, type Passagem, type Portaria } from './door-rules.ts'

const IGREJA = 3
const inscricao = (id: number, codigo: string, situacao: 'ativa' | 'pendente' | 'cancelada' = 'ativa') => ({
  id,
  codigo,
  nome: `Pessoa ${id}`,
  ingresso: 'Adulto',
  situacao,
})
const portaria: Portaria = {
  evento: { id: 12, nome: 'Retiro', local: null, dataInicio: '', dataFim: '' },
  chaves: [],
  ingressos: [
    inscricao(1, '1111111111'),
    inscricao(2, '2222222222'),
    inscricao(3, '3333333333', 'pendente'),
    inscricao(4, '4444444444', 'cancelada'),
  ],
  trocados: ['5555555555'],
  presencas: [
    {
      uuid: 'p2',
      idInscricao: 2,
      situacao: 'aceita',
      dataEntrada: '2026-01-01T10:00:00Z',
      dispositivo: 'Norte',
    },
  ],
}
const passagem = (given: Partial<Passagem>): Passagem => ({
  id: 'local',
  pending: true,
  evento: 12,
  codigo: '1111111111',
  ingresso: '1111111111',
  dataEntrada: '2026-01-01T11:00:00Z',
  dispositivo: null,
  desfeita: false,
  conflito: null,
  ...given,
})
const qr = (codigo: string, { igreja = IGREJA, evento = 12 } = {}) =>
  `${ticketPayload({ kid: 'abcdef', igreja, evento, codigo })}.${'x'.repeat(86)}`

async function ask(text: string, passagens: Passagem[] = [], assinatura: boolean | null = true) {
  return judge(await read(text, async () => assinatura), { igreja: IGREJA, portaria, passagens })
}

describe('a door without a network', () => {
  it('lets a ticket of its list in, read or typed', async () => {
    expect(await ask(qr('1111111111'))).toMatchObject({ resultado: 'aceita', aviso: null })
    expect(await ask('111-111-1111')).toMatchObject({ resultado: 'aceita', inscricao: { id: 1 } })
  })

  it('refuses a second use, here or at another door before', async () => {
    expect(await ask(qr('1111111111'), [passagem({})])).toMatchObject({
      resultado: 'repetida',
      primeira: { dataEntrada: '2026-01-01T11:00:00Z' },
    })
    expect(await ask(qr('2222222222'))).toMatchObject({
      resultado: 'repetida',
      primeira: { dispositivo: 'Norte' },
    })
  })

  it('lets in again what was undone', async () => {
    expect(await ask(qr('1111111111'), [passagem({ desfeita: true })])).toMatchObject({ resultado: 'aceita' })
    const undone = passagem({ id: 'p2', codigo: '2222222222', desfeita: true })
    expect(await ask(qr('2222222222'), [undone])).toMatchObject({ resultado: 'aceita' })
  })

  it.each([
    ['nonsense', 'desconhecida'],
    ['999-999-9999', 'desconhecida'],
    [qr('1111111111', { igreja: 4 }), 'outra_igreja'],
    [qr('1111111111', { evento: 13 }), 'outro_evento'],
    [qr('3333333333'), 'pendente'],
    [qr('4444444444'), 'cancelada'],
    [qr('5555555555'), 'trocada'],
  ])('refuses %s as %s', async (text, motivo) => {
    expect(await ask(text)).toMatchObject({ resultado: 'recusada', motivo })
  })

  it('believes a signature that holds, and no code that is made up', async () => {
    expect(await ask(qr('1111111111'), [], false)).toMatchObject({ motivo: 'assinatura' })
    expect(await ask(qr('9999999999'))).toMatchObject({ resultado: 'aceita', aviso: 'fora_da_lista' })
    expect(await ask(qr('9999999999'), [], null)).toMatchObject({ motivo: 'desconhecida' })
    expect(await ask(qr('1111111111'), [], null)).toMatchObject({ aviso: 'sem_assinatura' })
  })
})

describe('who is in', () => {
  it('counts nobody twice', () => {
    const both = [passagem({}), passagem({ id: 'x', codigo: '2222222222' })]
    expect(countInside({ portaria, passagens: both })).toBe(2)
    expect(
      countInside({ portaria, passagens: [passagem({ id: 'p2', codigo: '2222222222', desfeita: true })] }),
    ).toBe(0)
  })

  it('is nobody for a passage that the server refused', () => {
    const conflito = {
      uuid: 'local',
      resultado: 'repetida' as const,
      motivo: null,
      inscricao: null,
      primeira: null,
    }
    expect(entryOf('1111111111', { portaria, passagens: [passagem({ conflito })] })).toBeNull()
  })
})
