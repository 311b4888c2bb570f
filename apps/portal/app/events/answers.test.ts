import type { Pergunta } from '@atrio/contract'
import { expect, it } from 'vitest'
import { copyAnswers, mistakes, toRespostas } from './answers.ts'

const pergunta = (id: number, rotulo: string, more: Partial<Pergunta> = {}): Pergunta => ({
  id,
  rotulo,
  ajuda: null,
  tipo: 'texto',
  opcoes: [],
  flagObrigatoria: false,
  ...more,
})

it('wants the name, what is required, and answers of their kind', () => {
  const asked = [
    pergunta(1, 'Tamanho', { tipo: 'opcao', opcoes: ['P', 'M'], flagObrigatoria: true }),
    pergunta(2, 'CPF', { tipo: 'cpf' }),
  ]
  expect(mistakes({ nome: ' ', respostas: { 2: '111.111.111-11' } }, asked, true)).toEqual({
    nome: 'required',
    1: 'required',
    2: 'invalid',
  })
  expect(mistakes({ nome: 'Ana', respostas: { 1: 'M' } }, asked, true)).toEqual({})
})

it('copies the answers to the same words, whatever the ids, and sends no empty ones', () => {
  const from = { nome: 'Ana', respostas: { 1: 'sem glúten', 2: '' } }
  const asked = [pergunta(1, 'Alergias'), pergunta(2, 'Outra')]
  expect(copyAnswers(from, asked, [pergunta(7, 'Alergias'), pergunta(8, 'Nova')])).toEqual({
    7: 'sem glúten',
  })
  expect(toRespostas(from, asked)).toEqual([{ idPergunta: 1, valor: 'sem glúten' }])
})
