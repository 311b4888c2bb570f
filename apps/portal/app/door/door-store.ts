import { doorCalls as calls, type ResultadoPresenca } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import { personalStore } from '../lib/personal/personal-store.ts'
import { createStore, type Store } from '../lib/data/store.ts'
import { fromServer, judge, read, type Passagem, type Portaria, type Veredito } from './door-rules.ts'
import { verifyTicket } from './verify-ticket.ts'

export interface DoorState {
  /** Null until the list is here; `opened` once the device was asked for it. */
  portaria: Portaria | null
  savedAt: string | null
  opened: boolean
  passagens: readonly Passagem[]
  /** Why the server did not give the list the last time; null when it did. */
  error: unknown
}

export interface Door {
  state: Store<DoorState>
  /** Keeps the list of the event on show until the answer is called. */
  follow: () => () => void
  refresh: () => Promise<void>
  /** Judges what was read or typed, and lets in whom it can. */
  check: (text: string, dispositivo: string | null) => Promise<Outcome>
  undo: (uuid: string, codigo: string) => Promise<void>
}

export interface Outcome {
  veredito: Veredito
  codigo: string | null
  /** Of one that was let in: what undoes it. */
  uuid: string | null
  /** The server has not said yes yet. */
  offline: boolean
}

export const nothingYet: DoorState = {
  portaria: null,
  savedAt: null,
  opened: false,
  passagens: [],
  error: null,
}

/** A door must not keep people waiting: after this long the list of the device decides. */
const PATIENCE_MS = 2_500
const AT_ONCE = 100

/** One door of an event on this device, with or without a network (Decision 59). */
export function createDoor(given: {
  owner: number
  igreja: { id: number; slug: string }
  evento: number
}): Door {
  const { owner, igreja, evento } = given
  const state = createStore<DoorState>(nothingYet)
  const records = personalStore<Passagem>('presenca', owner)
  const params = { slug: igreja.slug, id: evento }
  const change = (next: Partial<DoorState>) => state.set({ ...state.get(), ...next })

  async function open(): Promise<void> {
    const passagens = (await records.all()).filter((passagem) => passagem.evento === evento)
    change({ passagens, opened: true })
  }

  /** The list as the device has it, and as the server says from then on; until the answer is called. */
  function follow(): () => void {
    const hear = () => {
      const loaded = personalCalls.get(calls.getPortaria, { params })
      const error = loaded.state === 'failed' ? loaded.error : null
      change({ portaria: loaded.data ?? null, savedAt: loaded.confirmedAt, error })
    }
    const leave = personalCalls.watch(calls.getPortaria, { params }, { keepOffline: true }, hear)
    hear()
    return leave
  }

  async function keep(passagem: Passagem): Promise<void> {
    await records.put(passagem)
    const others = state.get().passagens.filter(({ id }) => id !== passagem.id)
    change({ passagens: [...others, passagem] })
  }

  async function send(passagens: readonly Passagem[]): Promise<ResultadoPresenca[]> {
    const body = {
      presencas: passagens.map(({ id: uuid, ingresso, dataEntrada, dispositivo, desfeita }) => ({
        uuid,
        ingresso,
        dataEntrada,
        dispositivo,
        desfeita,
      })),
    }
    return (await api(calls.savePresencas, { params, body })).resultados
  }

  /** The server has it: whatever it said stays with the passage. */
  async function settle(passagem: Passagem, resultado: ResultadoPresenca): Promise<void> {
    const latest = state.get().passagens.find(({ id }) => id === passagem.id) ?? passagem
    // Undone while the answer was on its way: that still has to be told.
    const pending = latest.desfeita !== passagem.desfeita
    const agreed = resultado.resultado === 'aceita' || resultado.resultado === 'desfeita'
    await keep({ ...latest, pending, conflito: agreed ? null : resultado })
  }

  let syncing: Promise<void> | undefined
  function sync(): Promise<void> {
    syncing ??= sendPending().finally(() => (syncing = undefined))
    return syncing
  }

  async function sendPending(): Promise<void> {
    for (;;) {
      const waiting = state
        .get()
        .passagens.filter(({ pending }) => pending)
        .slice(0, AT_ONCE)
      if (waiting.length === 0) return
      const resultados = await send(waiting)
      for (const passagem of waiting) {
        const resultado = resultados.find(({ uuid }) => uuid === passagem.id)
        if (resultado) await settle(passagem, resultado)
      }
    }
  }

  async function refresh(): Promise<void> {
    try {
      await sync()
    } catch (error) {
      change({ error })
    }
    personalCalls.get(calls.getPortaria, { params }).again()
  }

  async function check(text: string, dispositivo: string | null): Promise<Outcome> {
    const { portaria } = state.get()
    if (!portaria) throw new Error('a door without its list lets nobody in')
    const lido = await read(text, (token) => verifyTicket(token, portaria.chaves))
    const veredito = judge(lido, { igreja: igreja.id, portaria, passagens: state.get().passagens })
    const passagem: Passagem = {
      id: newId(),
      pending: true,
      evento,
      codigo: lido.codigo ?? '',
      ingresso: lido.ingresso,
      dataEntrada: new Date().toISOString(),
      dispositivo,
      desfeita: false,
      conflito: null,
    }
    const { codigo } = lido
    if (veredito.resultado === 'aceita') {
      await keep(passagem)
      const [resultado] = (await inTime(send([passagem]))) ?? []
      if (!resultado) return { veredito, codigo, uuid: passagem.id, offline: true }
      await settle(passagem, resultado)
      const said = fromServer(resultado)
      if (said.resultado !== 'aceita') await forget(passagem.id)
      const uuid = said.resultado === 'aceita' ? passagem.id : null
      return { veredito: said, codigo, uuid, offline: false }
    }
    // Paid or bought a moment ago: the server may know better.
    const mayHaveChanged = veredito.motivo === 'desconhecida' || veredito.motivo === 'pendente'
    if (!mayHaveChanged || codigo === null) return { veredito, codigo, uuid: null, offline: false }
    const [resultado] = (await inTime(send([passagem]))) ?? []
    if (!resultado) return { veredito, codigo, uuid: null, offline: true }
    if (resultado.resultado === 'aceita') await keep({ ...passagem, pending: false })
    return { veredito: fromServer(resultado), codigo, uuid: passagem.id, offline: false }
  }

  /** Refused while the person stood there: nobody went in, so nothing is left to be told. */
  async function forget(uuid: string): Promise<void> {
    await records.remove(uuid)
    change({ passagens: state.get().passagens.filter(({ id }) => id !== uuid) })
  }

  async function undo(uuid: string, codigo: string): Promise<void> {
    const own = state.get().passagens.find(({ id }) => id === uuid)
    const there = state.get().portaria?.presencas.find((presenca) => presenca.uuid === uuid)
    await keep({
      ...(own ?? {
        id: uuid,
        evento,
        codigo,
        ingresso: codigo,
        dataEntrada: there?.dataEntrada ?? new Date().toISOString(),
        dispositivo: there?.dispositivo ?? null,
        conflito: null,
      }),
      desfeita: true,
      pending: true,
    })
    await sync().catch(() => undefined)
  }

  void open().then(refresh)
  return { state, follow, refresh, check, undo }
}

function inTime<T>(work: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
  return Promise.race([work.catch(() => null), late])
}

/** `crypto.randomUUID` is there over TLS and on local hosts only. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
