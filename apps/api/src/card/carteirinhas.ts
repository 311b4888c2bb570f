import type { Carteirinha } from '@atrio/contract'
import { CARD_CODE_SECONDS, fullName } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { signedAddress } from '../files/file-address.ts'
import { portalOrigin } from '../http/origin.ts'
import { signCard } from './card-signature.ts'

/** A card on paper without a last day is looked at anew after so long. */
const PAPER_DAYS = 400
const DAY_SECONDS = 86_400

/** A person's cards at the church, the one that is good first. */
export async function listCarteirinhas(
  deps: Pick<Deps, 'env' | 'secrets'>,
  trx: TenantTrx,
  given: { igrejaId: number; userId: number; impressa: boolean },
): Promise<Carteirinha[]> {
  const rows = await selectCarteirinhas(trx)
    .where('usuario.igrejaId', '=', given.igrejaId)
    .where('usuario.userId', '=', given.userId)
    .orderBy(sql`${situacao} = 'ativa'`, 'desc')
    .orderBy('carteirinha.dataEmissao', 'desc')
    .orderBy('carteirinha.id', 'desc')
    .execute()
  if (rows.length === 0) return []
  const origin = await portalOrigin(deps.env, trx, given)
  return rows.map((row) => toCarteirinha(deps, row, { origin, impressa: given.impressa }))
}

/** The state of today, on the calendar of the church. */
export const situacao = sql<Carteirinha['situacao']>`case
  when carteirinha.situacao <> 'ativa' then carteirinha.situacao
  when carteirinha.validade < current_igreja_day() then 'vencida'
  else 'ativa' end`

function selectCarteirinhas(trx: TenantTrx) {
  return trx
    .selectFrom('carteirinha')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.igrejaId', '=', 'carteirinha.igrejaId')
        .onRef('usuario.id', '=', 'carteirinha.usuarioId'),
    )
    .innerJoin('igreja', 'igreja.id', 'carteirinha.igrejaId')
    .leftJoin('igrejaVisual as visual', 'visual.igrejaId', 'carteirinha.igrejaId')
    .leftJoin('congregacao', (join) =>
      join
        .onRef('congregacao.igrejaId', '=', 'usuario.igrejaId')
        .onRef('congregacao.id', '=', 'usuario.congregacaoId'),
    )
    .leftJoin('usuarioDocumento as documento', (join) =>
      join
        .onRef('documento.igrejaId', '=', 'usuario.igrejaId')
        .onRef('documento.usuarioId', '=', 'usuario.id')
        .on('documento.tipo', '=', 'CPF'),
    )
    .select(['carteirinha.id', 'carteirinha.numero', 'carteirinha.funcao', 'carteirinha.responsavel'])
    .select(['carteirinha.dataBatismo', 'carteirinha.dataEmissao', 'carteirinha.validade'])
    .select(['usuario.nome', 'usuario.sobrenome', 'usuario.imagem', 'usuario.imagemId'])
    .select(['usuario.dataNascimento', 'usuario.sexo', 'usuario.estadoCivil', 'usuario.telefone'])
    .select(['congregacao.id as congregacaoId', 'congregacao.nome as congregacaoNome'])
    .select(['igreja.id as igrejaId', 'igreja.nome as igrejaNome', 'visual.logo', 'documento.numero as cpf'])
    .select(situacao.as('situacao'))
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCarteirinhas>['execute']>>[number]

function toCarteirinha(
  { secrets }: Pick<Deps, 'secrets'>,
  row: Row,
  { origin, impressa }: { origin: string; impressa: boolean },
): Carteirinha {
  const {
    igrejaId,
    igrejaNome,
    logo,
    congregacaoId,
    congregacaoNome,
    cpf,
    imagemId,
    sobrenome: _,
    ...rest
  } = row
  const ate = row.situacao === 'ativa' ? codeEnds(row.validade, impressa) : null
  const onde = impressa ? 'papel' : 'tela'
  return {
    ...rest,
    nome: fullName(row),
    imagem: imagemId ? signedAddress(secrets, { igrejaId, id: imagemId }) : row.imagem,
    sexo: row.sexo as Carteirinha['sexo'],
    estadoCivil: row.estadoCivil as Carteirinha['estadoCivil'],
    congregacao:
      congregacaoId === null || congregacaoNome === null
        ? null
        : { id: congregacaoId, nome: congregacaoNome },
    documento: cpf === null ? null : { tipo: 'CPF', numero: cpf },
    igreja: { id: igrejaId, nome: igrejaNome, logo },
    qrCode:
      ate === null
        ? null
        : `${origin}/member-card#${signCard(secrets, { igreja: igrejaId, carteirinha: row.id, onde, ate })}`,
    qrCodeAte: ate === null ? null : new Date(ate * 1_000).toISOString(),
  }
}

/** In seconds since 1970. On paper with the card itself, whose last day goes on until midnight in any zone. */
function codeEnds(validade: string | null, impressa: boolean): number {
  const now = Math.floor(Date.now() / 1_000)
  if (!impressa) return now + CARD_CODE_SECONDS
  return validade === null
    ? now + PAPER_DAYS * DAY_SECONDS
    : Date.parse(`${validade}T00:00:00Z`) / 1_000 + 2 * DAY_SECONDS
}
