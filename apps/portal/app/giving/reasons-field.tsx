import { CheckboxField, FieldError, RadioGroup, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { useMoney } from '../money/format-money.ts'
import { currencySign, type Gift, type MoneyWords } from './gift.ts'
import type { Refused } from './refusal-words.ts'
import { ShareBar } from './share-bar.tsx'

export interface Motivo {
  id: number
  nome: string
  descricao: string | null
  flagRecorrencia: boolean
}

export type ReasonsFieldProps = {
  id: string
  motivos: readonly Motivo[]
  gift: Gift
  words: MoneyWords
  refused: Refused | null
  onChoose: (motivos: number[]) => void
  onShare: (motivo: number, texto: string) => void
  onSplit: (dividido: boolean) => void
}

/** What for: one reason, or several that share the amount. */
export function ReasonsField(props: ReasonsFieldProps) {
  const { id, motivos, gift, refused, onChoose, onSplit } = props
  const error = refused?.where === 'reason' ? refused.message : undefined
  return (
    <div className="stack">
      {gift.dividido ? (
        <SeveralReasons {...props} error={error} />
      ) : (
        <RadioGroup
          id={id}
          name="motivo"
          layout="cards"
          label={m.giving_reason()}
          error={error}
          required
          value={String(gift.partes[0]?.motivo ?? '')}
          onValueChange={(value) => onChoose([Number(value)])}
          options={motivos.map(({ id, nome, descricao }) => ({
            value: String(id),
            label: <span className="font-medium">{nome}</span>,
            hint: descricao,
          }))}
        />
      )}
      {motivos.length > 1 && (
        <CheckboxField
          label={m.giving_split()}
          hint={m.giving_one_reason()}
          checked={gift.dividido}
          onChange={(event) => onSplit(event.target.checked)}
        />
      )}
    </div>
  )
}

function SeveralReasons(props: ReasonsFieldProps & { error: string | undefined }) {
  const { id, motivos, gift, words, refused, error, onChoose, onShare } = props
  const money = useMoney()
  const chosen = gift.partes.map(({ motivo }) => motivo)
  return (
    <fieldset className="field" data-state={error ? 'invalid' : 'idle'} aria-describedby={`${id}-error`}>
      <legend className="field-label">{m.giving_reason()}</legend>
      <ShareBar gift={gift} motivos={motivos} words={words} />
      <div className="choices choices-cards">
        {motivos.map(({ id: motivo, nome, descricao }, index) => {
          const parte = gift.partes.find((one) => one.motivo === motivo)
          return (
            <div key={motivo} className="choice-item">
              <CheckboxField
                id={index === 0 ? id : `${id}-${motivo}`}
                label={<span className="font-medium">{nome}</span>}
                hint={descricao}
                checked={parte !== undefined}
                onChange={(event) => onChoose(toggled(motivos, chosen, motivo, event.target.checked))}
              />
              {parte && chosen.length > 1 && (
                <div className="choice-content">
                  <TextField
                    id={`${id}-share-${motivo}`}
                    label={m.giving_part({ motivo: nome })}
                    lead={currencySign(money)}
                    inputMode="decimal"
                    autoComplete="off"
                    value={parte.texto}
                    error={refused?.where === motivo ? refused.message : undefined}
                    onChange={(event) => onShare(motivo, event.target.value)}
                  />
                </div>
              )}
            </div>
          )
        })}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** In the church's order, however they were ticked. */
function toggled(
  motivos: readonly Motivo[],
  chosen: readonly number[],
  motivo: number,
  on: boolean,
): number[] {
  return motivos.map(({ id }) => id).filter((id) => (id === motivo ? on : chosen.includes(id)))
}
