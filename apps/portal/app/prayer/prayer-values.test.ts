import { describe, expect, it } from 'vitest'
import { requestOf } from './prayer-values.ts'

const filled = {
  mensagem: 'Paz em casa.',
  nome: ' Ana ',
  idOracaoMotivo: '3',
  flagOutraPessoa: true,
  flagConsentimento: true,
  flagReceberLigacao: true,
}

describe('requestOf', () => {
  it('puts on the wall what is for the wall, under the name given', () => {
    expect(requestOf({ quem: 'mural', ...filled })).toEqual({
      mensagem: 'Paz em casa.',
      nome: 'Ana',
      idOracaoMotivo: '3',
      flagPublicarMural: 'true',
      flagAtivo: 'true',
      flagReceberLigacao: 'true',
      flagReceberVisita: 'false',
      flagOutraPessoa: 'true',
      flagConsentimento: 'true',
    })
  })

  it('names nobody to those who care for prayer, and sends no wish where the person alone reads', () => {
    expect(requestOf({ quem: 'equipe', ...filled })).toMatchObject({
      flagPublicarMural: 'false',
      flagAtivo: 'true',
      flagReceberLigacao: 'true',
      flagOutraPessoa: 'false',
    })
    expect(requestOf({ quem: 'equipe', ...filled })).not.toHaveProperty('nome')
    expect(requestOf({ quem: 'eu', ...filled })).toMatchObject({
      flagPublicarMural: 'false',
      flagAtivo: 'false',
      flagReceberLigacao: 'false',
    })
  })
})
