import type { camposComprador } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

const names: Record<(typeof camposComprador)[number], () => string> = {
  telefone: m.data_telefone,
  dataNascimento: m.data_nascimento,
  sexo: m.data_sexo,
  estadoCivil: m.data_estado_civil,
  congregacao: m.data_congregacao,
  endereco: m.data_endereco,
  cpf: m.data_cpf,
}

/** What of a buyer's own data an event asks for, in words. */
export const dataName = (campo: string): string => names[campo as keyof typeof names]?.() ?? campo
