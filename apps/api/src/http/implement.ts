import type { Call, CallInput, CallName, CampoError, Calls } from '@atrio/contract'
import { calls } from '@atrio/contract'
import type { ZodMiniType } from 'zod/mini'
import { authorize, requireCaller, requireSite } from './authorize.ts'
import { refuseCardData } from './card-data.ts'
import { AppError } from './errors.ts'
import type { Context } from './context.ts'
import type { Answered, FileAnswer } from './file-answer.ts'
import { answerOnce } from './idempotency.ts'
import { withUpload, type Receive } from './take-upload.ts'

type Handler<C extends Call> = (ctx: Context, input: CallInput<C>) => Promise<Answered<C>>

/** A function for each call of a slice; a call without one does not compile. */
export type Handlers<SliceCalls extends Record<string, Call> = Calls> = {
  [Name in keyof SliceCalls]: Handler<SliceCalls[Name]>
}

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
  /** Of a request that may send a file. */
  receive?: Receive | undefined
}

/** Runs calls by name, the same way for every transport: who asks, may they, is the input right, answer. */
export function createRunner(handlers: Handlers, declared: Record<CallName, Call> = calls) {
  return async (name: CallName, ctx: Context, raw: RawInput): Promise<unknown> => {
    const call = declared[name]
    requireSite(call, ctx)
    requireCaller(call, ctx)
    // Before any of a file is read.
    if (call.upload) authorize(call, ctx, parseInput(call, raw, 'address'))
    return withUpload(call, ctx, raw, async (body, file) => {
      refuseCardData(body, ctx.log)
      const input = parseInput(call, { ...raw, body })
      authorize(call, ctx, input)
      const effort = await takeCaptcha(call, ctx)
      const handler = handlers[name] as Handler<Call>
      // The schema is a whitelist: what a query returned beyond it never leaves.
      const answer = async () =>
        parseResult(call, await handler({ ...ctx, reads: call.method === 'GET', effort, ...file }, input))
      if (!call.idempotent) return answer()
      // The same words with another file are another request.
      const hash = (file.arquivo ?? file.planilha)?.sha256
      const sent = hash ? { ...input, arquivo: hash.toString('hex') } : input
      return answerOnce(ctx, name, sent, answer)
    })
  }
}

/** How much work came with the request. @throws AppError CAPTCHA_INVALID */
async function takeCaptcha({ captcha }: Call, ctx: Context): Promise<number> {
  const answer = ctx.header('x-captcha')
  const wanted = captcha === 'always' || (captcha === 'asked' && answer !== undefined)
  return wanted ? ctx.deps.captcha.spend(answer, ctx) : 0
}

/** @throws AppError VALIDATION that names every field that is not right */
function parseInput(call: Call, raw: RawInput, part: 'all' | 'address' = 'all'): CallInput<Call> {
  const campos: CampoError[] = []
  const parse = (schema: ZodMiniType, value: unknown, place: string): unknown => {
    const result = schema.safeParse(value)
    if (!result.success) campos.push(...result.error.issues.flatMap((issue) => toCampos(issue, place)))
    else campos.push(...findUnstorable(value, place).map((campo) => ({ campo, regra: 'type' })))
    return result.data
  }
  const input = {
    params: parse(call.params, raw.params ?? {}, ''),
    query: parse(call.query, raw.query ?? {}, 'query'),
    body: part === 'all' ? parse(call.body, raw.body ?? undefined, '') : undefined,
  }
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
  return input
}

/** Where a text stands that no database takes: with a NUL, or with half of a surrogate pair. */
function findUnstorable(value: unknown, place: string): string[] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [place || 'body'] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => findUnstorable(item, place ? `${place}.${key}` : key))
}

type Issue = {
  code?: string
  format?: string
  path: PropertyKey[]
  keys?: string[]
  minimum?: unknown
  maximum?: unknown
}

/** Names the field and what is wrong with it, never the value. */
function toCampos(issue: Issue, place: string): CampoError[] {
  const at = (path: PropertyKey[]) => [place, ...path.map(String)].filter(Boolean).join('.') || 'body'
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({ campo: at([...issue.path, key]), regra: 'unknown' }))
  }
  const campo = at(issue.path)
  if (issue.code === 'too_big') return [{ campo, regra: 'max', params: { max: Number(issue.maximum) } }]
  if (issue.code === 'too_small') return [{ campo, regra: 'min', params: { min: Number(issue.minimum) } }]
  if (issue.code !== 'invalid_format') return [{ campo, regra: 'type' }]
  return [{ campo, regra: issue.format === 'email' ? 'email' : 'regex' }]
}

function parseResult(call: Call, result: unknown): unknown {
  const parsed = call.response.safeParse(result)
  const isFile = call.download && (result as FileAnswer).tipo === call.download
  if (call.download ? isFile : parsed.success) return isFile ? result : parsed.data
  throw new Error(`${call.method} ${call.path} returned what its contract does not allow`, {
    cause: parsed.error,
  })
}
