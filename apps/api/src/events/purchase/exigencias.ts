import type { CampoError, Pergunta } from '@atrio/contract'
import { brPhone, cpf, email, isIsoDate } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import type { CartLine } from '../../payments/cart/cart.ts'
import type { EventoRow } from '../../payments/cart/cart-offers.ts'
import type { Registro } from './look-tickets.ts'

type Answers = Registro['respostas']

/** @throws AppError EVT_REG_026 that names what of the person's own data the event needs and does not find */
export async function requirePersonalData(
  trx: TenantTrx,
  { evento, igrejaId, userId }: { evento: EventoRow; igrejaId: number; userId: number },
): Promise<void> {
  const { camposObrigatorios } = evento
  if (camposObrigatorios.length === 0) return
  const person = await trx
    .selectFrom('usuario')
    // A person sees their accounts at other churches, too.
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .select(['telefone', 'dataNascimento', 'sexo', 'estadoCivil', 'congregacaoId'])
    .select((eb) => [
      eb
        .selectFrom('usuarioEndereco as e')
        .whereRef('e.igrejaId', '=', 'usuario.igrejaId')
        .whereRef('e.userId', '=', 'usuario.userId')
        .where('e.flagPrincipal', '=', true)
        .where('e.rua', 'is not', null)
        .where('e.cidade', 'is not', null)
        .where('e.pais', 'is not', null)
        .select('e.id')
        .as('endereco'),
      eb
        .selectFrom('usuarioDocumento as d')
        .whereRef('d.igrejaId', '=', 'usuario.igrejaId')
        .whereRef('d.usuarioId', '=', 'usuario.id')
        .where('d.tipo', '=', 'CPF')
        .select('d.numero')
        .as('cpf'),
    ])
    .executeTakeFirstOrThrow()
  const given: Record<string, unknown> = { ...person, congregacao: person.congregacaoId }
  const campos = camposObrigatorios
    .filter((campo) => !given[campo])
    .map((campo) => ({ campo, regra: 'required' }))
  if (campos.length > 0) throw new AppError('EVT_REG_026', { campos })
}

/**
 * The buyer's form first, then each ticket's.
 * @throws AppError EVT_REG_003, EVT_REG_004
 */
export function requireAnswers(
  registro: Registro,
  lines: readonly CartLine[],
  { evento, perguntas }: { evento: EventoRow; perguntas: Map<number | null, Pergunta[]> },
): void {
  const buyer = findWrong(perguntas.get(null) ?? [], registro.respostas, 'respostas')
  if (registro.formVersion !== evento.formVersion || buyer.length > 0) {
    throw new AppError('EVT_REG_003', { campos: buyer })
  }
  for (const [index, { id, formVersion, participantes }] of registro.ingressos.entries()) {
    const { ingresso } = lines.find((line) => line.ingresso.id === id)!
    const questions = perguntas.get(id) ?? []
    const campos = participantes.flatMap(({ respostas }, number) =>
      findWrong(questions, respostas, `ingressos.${index}.participantes.${number}.respostas`),
    )
    if (formVersion !== ingresso.formVersion || campos.length > 0) {
      throw new AppError('EVT_REG_004', { campos, detalhes: { ingresso: id } })
    }
  }
}

/** Answers that are missing, to no question, or not of its kind. */
function findWrong(perguntas: Pergunta[], respostas: Answers, place: string): CampoError[] {
  const unknown = respostas
    .filter(({ idPergunta }) => !perguntas.some(({ id }) => id === idPergunta))
    .map(({ idPergunta }) => ({ campo: `${place}.${idPergunta}`, regra: 'unknown' }))
  const wrong = perguntas.flatMap((pergunta) => {
    const valor = respostas.find(({ idPergunta }) => idPergunta === pergunta.id)?.valor.trim() ?? ''
    const regra = valor === '' ? (pergunta.flagObrigatoria ? 'required' : null) : ruleOf(pergunta, valor)
    return regra ? [{ campo: `${place}.${pergunta.id}`, regra }] : []
  })
  return [...unknown, ...wrong]
}

function ruleOf({ tipo, opcoes }: Pergunta, valor: string): string | null {
  switch (tipo) {
    case 'cpf':
      return cpf(valor)?.regra ?? null
    case 'telefone':
      return valor.startsWith('+') && !valor.startsWith('+55') ? null : (brPhone(valor)?.regra ?? null)
    case 'email':
      return email(valor)?.regra ?? null
    case 'data':
      return isIsoDate(valor) ? null : 'date'
    case 'numero':
      return /^-?\d{1,12}([.,]\d{1,4})?$/.test(valor) ? null : 'type'
    case 'sim_nao':
      return valor === 'sim' || valor === 'nao' ? null : 'type'
    case 'opcao':
      return opcoes.includes(valor) ? null : 'type'
    case 'multipla':
      return valor.split('\n').every((item) => opcoes.includes(item)) ? null : 'type'
    default:
      return null
  }
}
