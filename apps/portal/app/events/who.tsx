import type { Pergunta } from '@atrio/contract'
import { fullName } from '@atrio/rules'
import { Segmented, SelectField, TextField } from '@atrio/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import type { Filled } from './answers.ts'
import { useFamilyNames } from './use-family-names.ts'

export type WhoProps = {
  /** The first ticket is most often for whoever buys. */
  first: boolean
  filled: Filled
  perguntas: readonly Pergunta[]
  error: string | undefined
  /** Of the order's other tickets. */
  named: readonly string[]
  onFill: (filled: Filled) => void
}

/** Oneself, somebody of the family, or somebody else: nobody types a name that is known here. */
export function Who({ first, filled, perguntas, error, named, onFill }: WhoProps) {
  const { usuario } = useSession()
  const me = usuario ? fullName(usuario) : ''
  const family = useFamilyNames(me).filter((name) => !named.includes(name))
  const [chosen, setChosen] = useState<string | null>(null)
  const who =
    chosen ??
    (filled.nome === '' ? '' : filled.nome === me ? 'me' : family.includes(filled.nome) ? 'family' : 'other')
  const options = [
    ...(named.includes(me) ? [] : [{ value: 'me', label: m.events_fill_me() }]),
    ...(family.length > 0 || who === 'family' ? [{ value: 'family', label: m.events_fill_family() }] : []),
    { value: 'other', label: m.events_fill_other() },
  ]
  const name = (nome: string) => onFill({ ...filled, nome })
  /** With what the account knows, where nothing is written yet. */
  const nameMe = () => {
    const known: Partial<Record<Pergunta['tipo'], string | null>> = {
      email: usuario?.email ?? null,
      telefone: usuario?.telefone ?? null,
    }
    const respostas = { ...filled.respostas }
    for (const { id, tipo } of perguntas) respostas[id] ||= known[tipo] ?? ''
    onFill({ nome: me, respostas })
  }
  const begin = useEffectEvent(() => {
    if (first && me && filled.nome === '' && !named.includes(me)) nameMe()
  })
  useEffect(() => begin(), [])
  return (
    <div className="flex flex-col gap-5">
      {options.length > 1 && (
        <div>
          <p className="field-label mb-2">{m.events_fill_who()}</p>
          <Segmented
            label={m.events_fill_who()}
            options={options}
            value={who}
            onValueChange={(value) => {
              setChosen(value)
              if (value === 'me') nameMe()
              else name('')
            }}
          />
        </div>
      )}
      {who === 'family' ? (
        <SelectField
          label={m.events_fill_family_choose()}
          value={filled.nome}
          placeholder={m.events_fill_choose()}
          options={[...new Set([filled.nome, ...family])]
            .filter(Boolean)
            .map((name) => ({ value: name, label: name }))}
          error={error}
          onChange={(event) => name(event.target.value)}
        />
      ) : (
        <TextField
          label={m.events_fill_name()}
          name="nome"
          autoComplete="off"
          maxLength={120}
          value={filled.nome}
          error={error}
          onChange={(event) => name(event.target.value)}
        />
      )}
    </div>
  )
}
