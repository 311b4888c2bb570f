import { describe, expect, it } from 'vitest'
import { toCadastro } from './register-values.ts'

const here = { locale: 'pt-BR', redirectTo: null } as const

describe('what is sent to register', () => {
  it('writes dates, numbers and phones as the wire does', () => {
    const cadastro = toCadastro(
      {
        nome: ' Ana ',
        sobrenome: 'Souza',
        email: 'ana@example.com ',
        senha: ' Abc123! ',
        dataNascimento: '06/05/1990',
        qtdeFilhos: '0',
        congregacao: '12',
        telefone: '11 98765-4321',
      },
      here,
    )
    expect(cadastro).toMatchObject({
      nome: 'Ana',
      email: 'ana@example.com',
      senha: ' Abc123! ',
      idioma: 'pt_BR',
      dataNascimento: '1990-05-06',
      qtdeFilhos: 0,
      congregacao: 12,
      telefone: '+5511987654321',
      sexo: null,
    })
  })

  it('reads the same digits by the language of the page', () => {
    const { dataNascimento } = toCadastro({ dataNascimento: '06/05/1990' }, { ...here, locale: 'en' })
    expect(dataNascimento).toBe('1990-06-05')
  })

  it('sends no address that holds nothing but the country', () => {
    expect(toCadastro({ endereco: { pais: 'BR' } }, here).endereco).toBeNull()
    expect(toCadastro({ endereco: { pais: 'BR', cidade: 'Recife' } }, here).endereco).toMatchObject({
      pais: 'BR',
      cidade: 'Recife',
      cep: null,
    })
  })
})
