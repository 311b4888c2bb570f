import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault, Faults, Operation } from './faults.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'

/** What an operation answers, and the fault that its card stands for, if it does. */
export interface Answer {
  body: unknown
  status?: number
  drop?: boolean
}

/** Runs one operation the way the armed faults let it run, and answers only what is on the disk. */
export async function answer(
  deps: { store: Store; faults: Faults },
  {
    on,
    key,
    request,
    reply,
  }: { on: Operation; key: string | null; request: FastifyRequest; reply: FastifyReply },
  work: () => Answer,
): Promise<void> {
  const fault = deps.faults.take(on, key)
  if (fault?.mode === 'drop_before') return hangUp(request, reply)
  if (fault?.mode === 'server_error') return void (await reply.code(500).send({ error: 'fault' }))
  const { body, status, drop } = run(work)
  await deps.store.settled()
  if (drop || fault?.mode === 'drop_after') return hangUp(request, reply)
  if (fault?.mode === 'server_error_after') return void (await reply.code(500).send({ error: 'fault' }))
  const text = JSON.stringify(body)
  if (fault?.mode === 'garbage')
    return void (await reply.type('application/json').send(text.slice(0, text.length / 2)))
  if (fault?.mode === 'slow') return trickle(reply, text, fault)
  if (fault?.mode === 'delay') await sleep(fault.delayMs)
  await reply
    .code(status ?? 200)
    .type('application/json')
    .send(text)
}

function run(work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: { error: error.message } }
    throw error
  }
}

function hangUp(request: FastifyRequest, reply: FastifyReply) {
  reply.hijack()
  request.raw.socket.destroy()
}

async function trickle(reply: FastifyReply, text: string, fault: Fault) {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  const steps = 10
  const size = Math.ceil(text.length / steps)
  for (let at = 0; at < text.length && !reply.raw.destroyed; at += size) {
    await sleep(fault.delayMs / steps)
    reply.raw.write(text.slice(at, at + size))
  }
  reply.raw.end()
}
