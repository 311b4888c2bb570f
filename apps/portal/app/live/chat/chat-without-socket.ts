import { ApiError, liveChatCalls, type FrameDownSala, type FrameUpSala } from '@atrio/contract'
import { api } from '../../lib/session/api-client.ts'
import type { Caminho, Ouvinte } from './chat-connection.ts'

const SILENCE_MS = 5_000
const POLL_SECONDS = 25

/** The same frames as a stream of events, and where something gathers those up, as one question after the other. */
export function openStream(codigo: string, ouvinte: Ouvinte): Caminho {
  const end = new AbortController()
  let ticket = ''
  let over = false
  const address = (query: object) =>
    `/api/v1/sala/${encodeURIComponent(codigo)}/eventos?${new URLSearchParams(query as Record<string, string>).toString()}`
  const ask = (query: object, signal: AbortSignal) =>
    fetch(address(query), { headers: { 'x-bilhete': ticket }, signal, cache: 'no-store' })
  const lose = () => {
    if (over) return
    over = true
    ouvinte.lost()
  }

  const follow = async (since: Since) => {
    const first = await stream(since)
    if (!over && !first) await poll(since)
    lose()
  }

  /** False where not a byte came: nothing streams here. */
  const stream = async (since: Since): Promise<boolean> => {
    const own = new AbortController()
    end.signal.addEventListener('abort', () => own.abort())
    const silence = setTimeout(() => own.abort(), SILENCE_MS)
    let heard = false
    try {
      const answer = await ask(since, own.signal)
      if (!answer.ok || !answer.body) return true
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
      let rest = ''
      for (;;) {
        const { value, done } = await reader.read()
        if (done) return true
        clearTimeout(silence)
        heard = true
        const parts = (rest + value).split('\n\n')
        rest = parts.pop() ?? ''
        for (const part of parts) tell(/^data: (.*)$/m.exec(part)?.[1])
      }
    } catch {
      return heard
    } finally {
      clearTimeout(silence)
    }
  }

  const poll = async (since: Since) => {
    let at = { ...since }
    for (;;) {
      if (over) return
      const answer = await ask({ ...at, espera: String(POLL_SECONDS) }, end.signal).catch(() => null)
      if (!answer?.ok) return
      const { frames } = (await answer.json()) as { frames: FrameDownSala[] }
      for (const frame of frames) {
        if (frame.t === 'oi') at = { ...at, epoca: frame.epoca }
        if (frame.t === 'ev') at = { ...at, desde: String(frame.ate) }
        ouvinte.frame(frame)
      }
    }
  }

  const tell = (text: string | undefined) => {
    if (!text || over) return
    const frame = JSON.parse(text) as FrameDownSala
    if (frame.t === 'volte') lose()
    else ouvinte.frame(frame)
  }

  queueMicrotask(() => ouvinte.opened())
  return {
    send(frame: FrameUpSala) {
      if (frame.t === 'entrar') {
        ticket = frame.bilhete
        const { desde, epoca, limite = 50 } = frame
        void follow({
          limite: String(limite),
          ...(desde !== undefined && { desde: String(desde) }),
          ...(epoca && { epoca }),
        })
      }
      if (frame.t === 'bilhete') ticket = frame.bilhete
      if (frame.t === 'msg') void post(codigo, { ticket, frame, ouvinte })
    },
    close() {
      over = true
      end.abort()
    },
  }
}

interface Since {
  limite: string
  desde?: string
  epoca?: string
}

async function post(
  codigo: string,
  {
    ticket,
    frame: { chave, texto },
    ouvinte,
  }: { ticket: string; frame: Extract<FrameUpSala, { t: 'msg' }>; ouvinte: Ouvinte },
): Promise<void> {
  try {
    const { seq } = await api(liveChatCalls.createSalaMensagem, {
      params: { codigo },
      body: { bilhete: ticket, chave, texto },
    })
    ouvinte.frame({ t: 'ok', chave, seq })
  } catch (error) {
    const body = error instanceof ApiError ? error.body : null
    const wait = body?.retryAfter
    ouvinte.frame({
      t: 'nao',
      chave,
      codigo: body?.code ?? 'UNAVAILABLE',
      ...(wait !== undefined && { esperarMs: wait * 1_000 }),
    })
  }
}
