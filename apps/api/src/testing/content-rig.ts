import {
  callOf,
  resources,
  type CallName,
  type Registro,
  type ResourceName,
  type Verb,
} from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import { fromStaffSite, openEquipe } from './equipe.ts'
import { findIds, logIn } from './people.ts'
import { ROSA } from './role-matrix.ts'
import { createTestApp, type Answer, type TestApp } from './test-app.ts'

export interface Asked {
  id?: number
  numero?: number
  body?: object
  query?: Record<string, unknown>
  as?: 'tiago' | 'helena'
}

export interface ContentRig {
  test: TestApp
  igreja: number
  slug: string
  /** One call of a resource, as somebody who writes content, or groups where it is theirs, unless told. */
  ask: (nome: string, verb: Verb, given?: Asked) => Promise<Answer & { registro: Registro }>
  /** Begins to send a file in parts. */
  begin: (tipo: string, length: number, as?: Sender, slug?: string) => Promise<Sent>
  /** Sends a part of one that was begun. */
  part: (place: string, offset: number, bytes: Buffer, as?: Sender) => Promise<Sent>
  /** Sends a whole one. */
  send: (tipo: string, bytes: Buffer, as?: Sender) => Promise<Sent & { place: string }>
  /** Takes songs that were read from files. */
  importSongs: (louvores: object[], publicar: boolean) => Promise<Answer>
  /** Sends a picture for what is written. */
  upload: (arquivo: Buffer) => Promise<Answer>
}

type Sender = 'tiago' | 'helena' | 'rosa'
type Sent = Awaited<ReturnType<TestApp['app']['inject']>>

const writerOf = (nome: string) =>
  nome in resources && resources[nome as ResourceName].area === 'grupos' ? 'helena' : 'tiago'

/** The application with two people of the staff. */
export async function openContentRig(): Promise<ContentRig> {
  const test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  const { igreja } = await findIds(test, 'full')
  const { slug } = demoChurches.full
  const sessions = {
    tiago: await openEquipe(test, (await logIn(test, 'contentAdmin')).userId),
    helena: await openEquipe(test, (await logIn(test, 'admin')).userId),
    rosa: await openEquipe(test, (await logIn(test, ROSA)).userId),
  }
  const inParts = (method: 'POST' | 'PATCH', url: string, as: Sender, headers: object, payload?: Buffer) =>
    test.app.inject({
      method,
      url,
      headers: { ...fromStaffSite(test.deps, sessions[as]), 'tus-resumable': '1.0.0', ...headers },
      ...(payload && { payload }),
    })
  const begin: ContentRig['begin'] = (tipo, length, as = 'tiago', church = slug) =>
    inParts('POST', `/api/v1/envio/${church}/${tipo}`, as, { 'upload-length': String(length) })
  const part: ContentRig['part'] = (place, offset, bytes, as = 'tiago') =>
    inParts(
      'PATCH',
      place,
      as,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      bytes,
    )
  return {
    test,
    igreja,
    slug,
    begin,
    part,
    async send(tipo, bytes, as) {
      const { headers } = await begin(tipo, bytes.length, as)
      const place = new URL(String(headers['location']), 'http://staff.invalid').pathname
      return { ...(await part(place, 0, bytes, as)), place }
    },
    importSongs: (louvores, publicar) =>
      test.call('importLouvoresEquipe', {
        params: { slug },
        equipe: sessions.tiago,
        body: { louvores, publicar },
      }),
    upload: (arquivo) => test.call('saveImagemEquipe', { params: { slug }, equipe: sessions.tiago, arquivo }),
    async ask(nome, verb, { id, numero, body, query, as = writerOf(nome) } = {}) {
      const answer = await test.call(callOf(nome, verb) as CallName, {
        params: { slug, ...(id && { id }), ...(numero && { numero }) },
        equipe: sessions[as],
        ...(body && { body }),
        ...(query && { query }),
      })
      return { ...answer, registro: answer.body['registro'] as Registro }
    },
  }
}
