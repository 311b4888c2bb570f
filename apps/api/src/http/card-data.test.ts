import { expect, it } from 'vitest'
import { refuseCardData } from './card-data.ts'

const refused = (body: unknown): string | undefined => {
  try {
    refuseCardData(body, { warn: () => {} })
    return undefined
  } catch (error) {
    return (error as { campos?: { campo: string }[] }).campos?.[0]?.campo
  }
}

it.each([
  [{ nota: { titulo: '4111 1111', texto: '1111 1111' } }, 'nota.texto'],
  [{ respostas: ['4111.1111.1111.1111'] }, 'respostas.0'],
  [{ texto: '\uff14\uff11\uff11\uff11 1111 1111 1111' }, 'texto'],
  [{ a: '4111', b: '1111', c: '1111', d: '1111' }, 'd'],
])('refuses %j and names the field', (body, campo) => {
  expect(refused(body)).toBe(campo)
})

it('takes ordinary neighbours', () => {
  expect(
    refused({ telefone: '11 98765-4321', cep: '40020-000', dataNascimento: '1990-02-03', numero: '1111' }),
  ).toBe(undefined)
})

it.each(['"1111",', '"4111 1111","1111 1112",', '1,', '"1 1 1 1 1 1 1 1 a",'])(
  'reads the largest body that is nothing but %s in little time',
  (piece) => {
    const body: unknown = JSON.parse(`[${piece.repeat(95_000 / piece.length).slice(0, -1)}]`)
    const before = process.threadCpuUsage()
    expect(refused(body)).toBe(undefined)
    const { user, system } = process.threadCpuUsage(before)
    // Some 30 ms; anybody may send them, and all others wait meanwhile.
    expect((user + system) / 1_000).toBeLessThan(1_500)
  },
)
