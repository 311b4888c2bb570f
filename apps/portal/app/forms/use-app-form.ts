import { ApiError, type CampoError } from '@atrio/contract'
import type { FormRules, RuleContext } from '@atrio/rules'
import { useEffect, useId, useState, type SubmitEvent } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form'
import { errorCode, errorMessage } from '../lib/messages/error-messages.ts'
import { useLoading, whileLoading } from '../lib/messages/loading.ts'
import { addMessage, removeAllMessages, useMessages, type Message } from '../lib/messages/message-bag.ts'
import { m } from '../paraglide/messages.js'
import { shownState, type FieldState } from './field-state.ts'
import { createResolver, refusalsOf, type Refusals, type Subject } from './resolver.ts'
import { ruleMessage } from './rule-messages.ts'
import { useDraft } from './use-draft.ts'
import { whoSees, type Audience } from './who-sees.ts'

export interface AppFormOptions<Values extends FieldValues> {
  /** Names the form: its loading context and its draft. */
  name: string
  labels: Readonly<Record<string, string>>
  rules: FormRules
  context?: Omit<RuleContext, 'values'>
  /** Without empty texts: a field that has no default keeps what was typed before the page came alive. */
  defaultValues?: DefaultValues<Values>
  /** Fields that no draft may hold; `false` for a form too small to keep one. */
  draft?: { secret: readonly string[] } | false
  onSubmit: (values: Values) => Promise<void>
  /** Takes a failure over; true when the page shows it in its own way. */
  onFailure?: (error: unknown) => boolean
  /** What could not be done, where an answer knows only that something went wrong (Spec §8). */
  failureTitle?: string
  /** Whom personal data typed here is for: said beside each such field. */
  audience?: Audience
  /** The field to look at when the form as a whole was refused. */
  focusOnFailure?: Path<Values>
}

/** Codes that say nothing of what was asked for. */
const GENERAL = new Set(['INTERNAL', 'UNAVAILABLE', 'NETWORK', 'NOT_FOUND', 'FORBIDDEN'])

export type Failure = Message & Required<Pick<Message, 'detail' | 'action' | 'code' | 'requestId'>>
export type AppForm<Values extends FieldValues = FieldValues> = ReturnType<typeof useAppForm<Values>>

/** The form engine of Spec §3, §4 and §5: what every form of the portal is made with. */
export function useAppForm<Values extends FieldValues>(options: AppFormOptions<Values>) {
  const { labels, rules, context = {} } = options
  const idPrefix = useId()
  const failure = useMessages(options.name).findLast(isFailure)
  const loading = useLoading(options.name)
  useEffect(() => () => removeAllMessages(options.name), [options.name])
  const [refusals] = useState<Refusals>(() => new Map())
  const [resolver] = useState(() => createResolver<Values>())
  const rhf: UseFormReturn<Values, Subject> = useForm<Values, Subject>({
    context: { rules, context, refusals },
    mode: 'all',
    resolver,
    shouldFocusError: false,
    ...(options.defaultValues ? { defaultValues: options.defaultValues } : {}),
  })
  const { errors, touchedFields, dirtyFields, isSubmitting, submitCount } = rhf.formState
  const draft = useDraft(rhf, options.draft ? { form: options.name, secret: options.draft.secret } : null)
  const names = Object.keys(labels) as Path<Values>[]
  const single = names.length === 1
  const fieldId = (name: string) => `${idPrefix}-${name.replaceAll('.', '-')}`

  const state = (name: Path<Values>): FieldState => {
    const found = refusalsOf(get(errors, name))
    return {
      name,
      label: labels[name] ?? name,
      value: rhf.getValues(name),
      errors: found,
      valid: found.length === 0,
      touched: Boolean(get(touchedFields, name)),
      dirty: Boolean(get(dirtyFields, name)),
    }
  }

  /** Everything a field of `@atrio/ui` needs. */
  const field = (name: Path<Values>, register?: RegisterOptions<Values, Path<Values>>) => {
    const now = state(name)
    const shown = shownState(now, submitCount)
    const seenBy = whoSees(name, options.audience ?? 'church')
    const isRequired = (rules[name] ?? []).some((rule) => rule(undefined)?.regra === 'required')
    return {
      ...rhf.register(name, register),
      id: fieldId(name),
      label: now.label,
      ...(seenBy && { hint: seenBy }),
      ...(shown === 'invalid' && now.errors[0] ? { error: ruleMessage(now.errors[0]) } : {}),
      valid: shown === 'valid',
      ...(isRequired ? { 'aria-required': true as const } : { optional: m.form_optional() }),
    }
  }

  /** With one field the message below it says all; with more, the summary takes the focus. */
  function lookAtOnlyField() {
    const [only] = names
    if (single && only) setTimeout(() => rhf.setFocus(only))
  }

  const refuse = (campos: readonly CampoError[]) => {
    for (const { campo, regra, params } of campos) {
      const name = campo as Path<Values>
      const error = { regra, ...(params ? { params } : {}) }
      refusals.set(name, { value: rhf.getValues(name), error })
      rhf.setError(name, { type: regra, refusals: [error] } as FieldError)
    }
  }

  const fail = (error: unknown) => {
    const body = error instanceof ApiError ? error.body : null
    const known = body?.campos?.filter(({ campo }) => Object.hasOwn(labels, campo)) ?? []
    if (known.length > 0) return refuse(known)
    if (options.onFailure?.(error)) return
    const requestId = body?.requestId ?? null
    const code = errorCode(error)
    const title = GENERAL.has(code) && options.failureTitle ? { title: options.failureTitle } : {}
    addMessage(options.name, { tone: 'bad', ...errorMessage(error), ...title, code, requestId })
    if (options.focusOnFailure) {
      const name = options.focusOnFailure
      // The fields are still disabled at this moment.
      setTimeout(() => rhf.setFocus(name, { shouldSelect: true }))
    }
  }

  const send = rhf.handleSubmit(async (values) => {
    removeAllMessages(options.name)
    try {
      await whileLoading(options.name, () => options.onSubmit(values))
      draft.forget()
    } catch (error) {
      fail(error)
    }
  }, lookAtOnlyField)

  return {
    rhf,
    state,
    field,
    refuse,
    failure,
    draft,
    submitting: isSubmitting || loading,
    submitCount,
    /** The refused fields, for the summary; empty before the form was sent, and where one field says all itself. */
    refused: submitCount > 0 && !isSubmitting && !single ? listRefused(labels, errors, fieldId) : [],
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      // Fields are disabled while the form is sent, which would throw the keyboard's focus away.
      const button = event.currentTarget.querySelector<HTMLElement>('[type=submit]')
      button?.focus()
      void send(event)
    },
  }
}

function isFailure(message: Message): message is Failure {
  return message.code !== undefined
}

function listRefused(
  labels: Readonly<Record<string, string>>,
  errors: object,
  fieldId: (name: string) => string,
) {
  return Object.keys(labels).flatMap((name) => {
    const [first] = refusalsOf(get(errors, name))
    if (!first) return []
    const message = m.form_error_item({ label: labels[name] ?? name, message: ruleMessage(first) })
    return [{ fieldId: fieldId(name), message }]
  })
}
