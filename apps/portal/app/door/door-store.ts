import { doorCalls as calls, type ResultadoPresenca } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import { newId } from '../lib/personal/browser-outbox.ts'
import type { Change, Mail, Outbox, OutboxState } from '../lib/personal/outbox.ts'
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

/** How those who came in are told to the server: all that waits of an event together, each under its own id. */
export function passagensMail(slug: string): Mail<Passagem> {
  return {
    atOnce: AT_ONCE,
    async send(passagens) {
      const changes = new Map<string, Change<Passagem>>()
      for (const evento of new Set(passagens.map((passagem) => passagem.evento))) {
        const own = passagens.filter((passagem) => passagem.evento === evento)
        for (const resultado of await tell({ slug, id: evento }, own)) {
          const sent = own.find(({ id }) => id === resultado.uuid)
          if (sent) changes.set(sent.id, (latest) => settled(latest, sent, resultado))
        }
      }
      return changes
    },
  }
}

async function tell(
  params: { slug: string; id: number },
  passagens: readonly Passagem[],
): Promise<ResultadoPresenca[]> {
  const presencas = passagens.map(({ id: uuid, ingresso, dataEntrada, dispositivo, desfeita }) => ({
    uuid,
    ingresso,
    dataEntrada,
    dispositivo,
    desfeita,
  }))
  return (await api(calls.savePresencas, { params, body: { presencas } })).resultados
}

/** The server has it: whatever it said stays with the passage. */
function settled(latest: Passagem, sent: Passagem, resultado: ResultadoPresenca): Passagem {
  const agreed = resultado.resultado === 'aceita' || resultado.resultado === 'desfeita'
  // Undone while the answer was on its way: that still has to be told.
  const pending = latest.desfeita !== sent.desfeita
  return { ...latest, pending, conflito: agreed ? null : resultado }
}

/** One door of an event on this device, with or without a network (Decision 59). */
export function createDoor(given: {
  outbox: { box: Outbox<Passagem>; state: Store<OutboxState<Passagem>> }
  igreja: { id: number; slug: string }
  evento: number
}): Door {
  const { outbox, igreja, evento } = given
  const { box } = outbox
  const state = createStore<DoorState>(nothingYet)
  const params = { slug: igreja.slug, id: evento }
  const change = (next: Partial<DoorState>) => state.set({ ...state.get(), ...next })
  const own = () => [...box.records.values()].filter((passagem) => passagem.evento === evento)

  /** The list as the device has it, and as the server says from then on; who came in; until the answer is called. */
  function follow(): () => void {
    const hear = () => {
      const loaded = personalCalls.get(calls.getPortaria, { params })
      const error = loaded.state === 'failed' ? loaded.error : null
      change({ portaria: loaded.data ?? null, savedAt: loaded.confirmedAt, error })
    }
    const count = () => change({ passagens: own(), opened: outbox.state.get().opened })
    const leave = [
      personalCalls.watch(calls.getPortaria, { params }, { keepOffline: true }, hear),
      outbox.state.subscribe(count),
    ]
    hear()
    count()
    return () => leave.forEach((end) => end())
  }

  async function refresh(): Promise<void> {
    await box.flush().catch(() => undefined)
    personalCalls.get(calls.getPortaria, { params }).again()
  }

  async function check(text: string, dispositivo: string | null): Promise<Outcome> {
    const { portaria } = state.get()
    if (!portaria) throw new Error('a door without its list lets nobody in')
    const lido = await read(text, (token) => verifyTicket(token, portaria.chaves))
    const veredito = judge(lido, { igreja: igreja.id, portaria, passagens: own() })
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
      await box.put(passagem)
      const [resultado] = (await inTime(tell(params, [passagem]))) ?? []
      if (!resultado) return { veredito, codigo, uuid: passagem.id, offline: true }
      const said = fromServer(resultado)
      const isIn = said.resultado === 'aceita'
      // Refused while the person stood there: nobody went in, so nothing is left to be told.
      if (!isIn) await box.remove(passagem.id)
      else await box.put(settled(box.records.get(passagem.id) ?? passagem, passagem, resultado))
      return { veredito: said, codigo, uuid: isIn ? passagem.id : null, offline: false }
    }
    // Paid or bought a moment ago: the server may know better.
    const mayHaveChanged = veredito.motivo === 'desconhecida' || veredito.motivo === 'pendente'
    if (!mayHaveChanged || codigo === null) return { veredito, codigo, uuid: null, offline: false }
    const [resultado] = (await inTime(tell(params, [passagem]))) ?? []
    if (!resultado) return { veredito, codigo, uuid: null, offline: true }
    if (resultado.resultado === 'aceita') await box.put({ ...passagem, pending: false })
    return { veredito: fromServer(resultado), codigo, uuid: passagem.id, offline: false }
  }

  async function undo(uuid: string, codigo: string): Promise<void> {
    const there = state.get().portaria?.presencas.find((presenca) => presenca.uuid === uuid)
    await box.put({
      ...(box.records.get(uuid) ?? {
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
    await box.flush().catch(() => undefined)
  }

  return { state, follow, refresh, check, undo }
}

function inTime<T>(work: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
  return Promise.race([work.catch(() => null), late])
}
