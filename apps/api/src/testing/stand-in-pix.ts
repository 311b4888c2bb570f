import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { startStandIn, type StandIn, type StandInAnswer, type StandInRequest } from './stand-in.ts'

// The Central Bank's OpenAPI 2.9.0 (Apache 2.0) without its prose. Two slips in it are mended: slashes around
// the pattern of CPF, and a list of Pix that must have `cobs`.
const schemas = JSON.parse(readFileSync(new URL('pix-schemas.json', import.meta.url), 'utf8')) as Record<
  string,
  object
>
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema({ $id: 'pix', components: { schemas } })

/** @throws Error naming each place where a body is not what the Central Bank's schema asks for. */
export function assertPix(schema: string, body: unknown): void {
  const validate = ajv.getSchema(`pix#/components/schemas/${schema}`)!
  if (!validate(body)) throw new Error(`${schema}: ${ajv.errorsText(validate.errors)}`)
}

interface Devolucao {
  id: string
  rtrId: string
  valor: string
  horario: { solicitacao: string }
  status: string
}
interface Pix {
  endToEndId: string
  txid: string
  valor: string
  horario: string
  devolucoes: Devolucao[]
}
interface Cob {
  txid: string
  calendario: { criacao: string; expiracao: number }
  revisao: number
  status: string
  valor: { original: string }
  chave: string
  pixCopiaECola: string
  pix: Pix[]
}

/** A bank with API Pix: refuses what the schemas refuse, and answers nothing that they would refuse. */
export async function startPixBank(): Promise<
  StandIn & { cobs: Map<string, Cob>; pay: (txid: string) => void }
> {
  const cobs = new Map<string, Cob>()
  let count = 0
  const standIn = await startStandIn({
    kindOf({ method, path }) {
      if (path.includes('/devolucao/')) return method === 'PUT' ? 'refund' : null
      if (!path.startsWith('/cob/')) return null
      return method === 'PUT' ? 'authorize' : 'fetch'
    },
    handle(request) {
      if (request.path === '/oauth/token') return { body: { access_token: 'access', expires_in: 3600 } }
      if (request.headers.authorization !== 'Bearer access') return problem(403, 'AcessoNegado')
      const [, resource, id = '', , returnId] = request.path.split('/')
      if (resource === 'cob') return handleCob(request, id)
      if (returnId !== undefined) return handleReturn(request, id, returnId)
      const pix = [...cobs.values()].flatMap((cob) => cob.pix)
      const paginacao = {
        paginaAtual: 0,
        itensPorPagina: 100,
        quantidadeDePaginas: 1,
        quantidadeTotalDeItens: pix.length,
      }
      const list = {
        parametros: { inicio: request.query.get('inicio'), fim: request.query.get('fim'), paginacao },
        pix,
      }
      assertPix('PixConsultados', list)
      return { body: list }
    },
  })

  function handleCob({ method, body }: StandInRequest, txid: string): StandInAnswer {
    const known = cobs.get(txid)
    if (method === 'PUT') {
      if (known || !accepts('CobSolicitada', body)) return problem(400, 'CobOperacaoInvalida')
      const { valor, chave, calendario } = body as Pick<Cob, 'valor' | 'chave' | 'calendario'>
      const cob: Cob = {
        txid,
        calendario: { criacao: new Date().toISOString(), expiracao: calendario.expiracao },
        revisao: 0,
        status: 'ATIVA',
        valor,
        chave,
        pixCopiaECola: `00020101021226${txid}6304ABCD`,
        pix: [],
      }
      cobs.set(txid, cob)
      const { pix: _none, ...created } = cob
      assertPix('CobGerada', created)
      return { status: 201, body: created }
    }
    if (!known) return problem(404, 'CobNaoEncontrado')
    if (method === 'PATCH') {
      if (known.status !== 'ATIVA' || !accepts('CobRevisada', body))
        return problem(400, 'CobOperacaoInvalida')
      known.status = (body as { status: string }).status
      known.revisao += 1
    }
    assertPix('CobCompleta', known)
    return { body: known }
  }

  function handleReturn({ method, body }: StandInRequest, e2eid: string, id: string): StandInAnswer {
    const pix = [...cobs.values()].flatMap((cob) => cob.pix).find(({ endToEndId }) => endToEndId === e2eid)
    const known = pix?.devolucoes.find((each) => each.id === id)
    if (method === 'GET') return known ? { body: known } : problem(404, 'PixDevolucaoNaoEncontrada')
    if (!pix) return problem(404, 'PixNaoEncontrado')
    if (known || !accepts('DevolucaoSolicitada', body)) return problem(400, 'PixDevolucaoInvalida')
    const { valor } = body as { valor: string }
    const returned = pix.devolucoes.reduce((sum, each) => sum + BigInt(each.valor.replace('.', '')), 0n)
    if (returned + BigInt(valor.replace('.', '')) > BigInt(pix.valor.replace('.', ''))) {
      return problem(400, 'PixDevolucaoInvalida')
    }
    const horario = { solicitacao: new Date().toISOString() }
    const devolucao: Devolucao = { id, rtrId: `D${'0'.repeat(31)}`, valor, horario, status: 'DEVOLVIDO' }
    assertPix('Devolucao', devolucao)
    pix.devolucoes.push(devolucao)
    return { status: 201, body: devolucao }
  }

  return {
    ...standIn,
    cobs,
    pay(txid) {
      const cob = cobs.get(txid)!
      count += 1
      const endToEndId = `E12345678202611220101${String(count).padStart(11, '0')}`
      cob.pix.push({
        endToEndId,
        txid,
        valor: cob.valor.original,
        horario: new Date().toISOString(),
        devolucoes: [],
      })
      cob.status = 'CONCLUIDA'
    },
  }
}

function accepts(schema: string, body: unknown): boolean {
  try {
    assertPix(schema, body)
    return true
  } catch {
    return false
  }
}

function problem(status: number, title: string): StandInAnswer {
  return { status, body: { type: `https://pix.bcb.gov.br/api/v2/error/${title}`, title, status } }
}
