import type {
  EuSala,
  ErrorCode,
  EventoSala,
  FrameDownSala,
  MensagemSala,
  ModoSala,
  ReacaoSala,
  TransmissaoListada,
} from '@atrio/contract'

/** Something that this browser has written and no server has kept yet. */
interface Pendente {
  chave: string
  texto: string
}

/** What was not taken, for its author to change. */
interface Recusada extends Pendente {
  codigo: ErrorCode
  /** By the clock of this device, where waiting helps. */
  until: number | null
}

/** How the broadcast is since then; after a moment that was held out, as before. */
export interface NoticiaSala {
  seq: number
  em: string
  transmissao: TransmissaoListada | null
}

/** A room as this browser knows it. */
export interface ChatView {
  epoca: string | null
  /** Everything up to this number is here; null before the first frame. */
  last: number | null
  eu: EuSala | null
  sala: (ModoSala & { codigo: string; aberta: boolean; abreEm: string | null; fechaEm: string | null }) | null
  mensagens: readonly MensagemSala[]
  /** What is kept above all others. */
  fixada: MensagemSala | null
  pendentes: readonly Pendente[]
  recusada: Recusada | null
  quantos: number
  reacoes: { n: number; de: Partial<Record<ReacaoSala, number>> }
  /** What staff said of the broadcast, or held out, since this browser is here. */
  noticia: NoticiaSala | null
  /** What came while somebody was there: newest last, for who hears it. */
  fresh: readonly MensagemSala[]
}

export const emptyView: ChatView = {
  epoca: null,
  last: null,
  eu: null,
  sala: null,
  mensagens: [],
  fixada: null,
  pendentes: [],
  recusada: null,
  quantos: 0,
  reacoes: { n: 0, de: {} },
  noticia: null,
  fresh: [],
}

const MOST_KEPT = 1_000

/** Whether a frame begins where this browser is; else something is missing, and has to be asked for. */
export function fits(view: ChatView, frame: FrameDownSala): boolean {
  return frame.t !== 'ev' || view.last === null || frame.de === view.last
}

/** The view after a frame. */
export function takeFrame(view: ChatView, frame: FrameDownSala, now: number): ChatView {
  if (frame.t === 'oi') {
    const { epoca, eu, sala } = frame
    return { ...view, epoca, eu, sala, fixada: sala.fixada }
  }
  if (frame.t === 'recomece') return { ...view, last: null, mensagens: [], fresh: [] }
  if (frame.t === 'n') {
    const felt = Object.keys(frame.reacoes).length > 0
    const reacoes = felt ? { n: view.reacoes.n + 1, de: frame.reacoes } : view.reacoes
    return { ...view, quantos: frame.quantos, reacoes }
  }
  if (frame.t === 'ok') return settle(view, frame.chave)
  if (frame.t === 'nao') return refuse(view, frame, now)
  if (frame.t !== 'ev') return view
  const isFirst = view.last === null
  const next = frame.ev.reduce(takeEvento, { ...view, last: frame.ate, fresh: isFirst ? [] : view.fresh })
  if (isFirst) return { ...next, fresh: [], noticia: view.noticia }
  return next
}

/** What somebody has written is there at once, and is kept until a server has it. */
export function write(view: ChatView, pendente: Pendente): ChatView {
  return { ...view, pendentes: [...view.pendentes, pendente], recusada: null }
}

function settle(view: ChatView, chave: string): ChatView {
  return { ...view, pendentes: view.pendentes.filter((one) => one.chave !== chave) }
}

/** What the server could not do now is tried again; what breaks a rule goes back to its author. */
function refuse(view: ChatView, frame: Extract<FrameDownSala, { t: 'nao' }>, now: number): ChatView {
  const { chave, codigo, esperarMs } = frame
  const pendente = view.pendentes.find((one) => one.chave === chave)
  if (!pendente || codigo === 'UNAVAILABLE' || codigo === 'CHAT_TICKET') return view
  return {
    ...settle(view, pendente.chave),
    recusada: { ...pendente, codigo, until: esperarMs === undefined ? null : now + esperarMs },
  }
}

function takeEvento(view: ChatView, evento: EventoSala): ChatView {
  if (evento.tipo === 'mensagem') {
    const mensagens = [...view.mensagens, evento].slice(-MOST_KEPT)
    return { ...view, mensagens, fresh: [...view.fresh, evento].slice(-50) }
  }
  if (evento.tipo === 'removida') return without(view, ({ seq }) => seq === evento.alvo)
  if (evento.tipo === 'removida_de') {
    return without(view, ({ de, seq }) => de === evento.de && seq <= evento.ate)
  }
  if (evento.tipo === 'momento' || evento.tipo === 'estado') {
    const transmissao = evento.dados['transmissao'] as TransmissaoListada | undefined
    return {
      ...view,
      noticia: {
        seq: evento.seq,
        em: evento.em,
        transmissao: transmissao ?? view.noticia?.transmissao ?? null,
      },
    }
  }
  if (evento.tipo === 'fixada') return { ...view, fixada: evento.mensagem }
  if (evento.tipo === 'modo' && view.sala) {
    const { modoLento, flagSoAnfitrioes, flagLinksConvidados } = evento
    return { ...view, sala: { ...view.sala, modoLento, flagSoAnfitrioes, flagLinksConvidados } }
  }
  return view
}

function without(view: ChatView, isGone: (one: MensagemSala) => boolean): ChatView {
  const stays = (one: MensagemSala) => !isGone(one)
  return { ...view, mensagens: view.mensagens.filter(stays), fresh: view.fresh.filter(stays) }
}
