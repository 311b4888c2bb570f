import { accessCalls, ApiError, createClient, type Transport } from '@atrio/contract'
import { expect, it } from 'vitest'
import { withCaptchaOnDemand } from './captcha-on-demand.ts'

const parts = { place: () => null, solve: async (desafio: unknown) => `solved ${JSON.stringify(desafio)}` }
const body = { username: 'ana@atrio.example', password: 'x' }

/** A server that wants more work for the next two attempts. */
function open(efforts = [1, 4]) {
  const sent: (string | undefined)[] = []
  const transport: Transport = async (call, { query }, { headers }) => {
    if (call.path === accessCalls.getCaptchaChallenge.path) return { tipo: 'altcha', desafio: query }
    sent.push(headers?.['x-captcha'])
    const esforco = efforts.shift()
    if (esforco === undefined) return { ok: true }
    throw new ApiError(428, {
      status: false,
      code: 'CAPTCHA_REQUIRED',
      requestId: '1',
      detalhes: { esforco },
    })
  }
  return { sent, transport }
}

it('sends a call again with the work that was asked for', async () => {
  const { sent, transport } = open()
  const api = createClient(withCaptchaOnDemand(transport, parts))
  await expect(api(accessCalls.login, { body })).resolves.toEqual({ ok: true })
  expect(sent).toEqual([undefined, 'solved {"esforco":1}', 'solved {"esforco":4}'])
})

it('gives up on a server that asks without end, and where the work cannot be done', async () => {
  const endless = open([1, 1, 1, 1, 1, 1])
  const api = createClient(withCaptchaOnDemand(endless.transport, parts))
  await expect(api(accessCalls.login, { body })).rejects.toMatchObject({ httpStatus: 428 })
  expect(endless.sent).toHaveLength(4)

  const unable = createClient(
    withCaptchaOnDemand(open().transport, {
      ...parts,
      solve: async () => {
        throw new Error('no worker here')
      },
    }),
  )
  await expect(unable(accessCalls.login, { body })).rejects.toMatchObject({ httpStatus: 428 })
})
