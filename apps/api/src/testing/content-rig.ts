import { callOf, type CallName, type Registro, type Verb } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import { openEquipe } from './equipe.ts'
import { findIds, logIn } from './people.ts'
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
  /** One call of a resource, as somebody who writes content unless told. */
  ask: (nome: string, verb: Verb, given?: Asked) => Promise<Answer & { registro: Registro }>
  /** Sends a picture for what is written. */
  upload: (arquivo: Buffer) => Promise<Answer>
}

/** The application with two people of the staff. */
export async function openContentRig(): Promise<ContentRig> {
  const test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  const { igreja } = await findIds(test, 'full')
  const { slug } = demoChurches.full
  const sessions = {
    tiago: await openEquipe(test, (await logIn(test, 'contentAdmin')).userId),
    helena: await openEquipe(test, (await logIn(test, 'admin')).userId),
  }
  return {
    test,
    igreja,
    slug,
    upload: (arquivo) => test.call('saveImagemEquipe', { params: { slug }, equipe: sessions.tiago, arquivo }),
    async ask(nome, verb, { id, numero, body, query, as = 'tiago' } = {}) {
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
