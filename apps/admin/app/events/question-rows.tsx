import { perguntaTipos } from '@atrio/contract'
import { CheckboxField, SelectField, TextArea, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { newQuestion, type QuestionForm } from './form.ts'
import { Rows } from './rows.tsx'

const kinds: Record<(typeof perguntaTipos)[number], () => string> = {
  texto: m.kind_texto,
  texto_longo: m.kind_texto_longo,
  numero: m.kind_numero,
  data: m.kind_data,
  opcao: m.kind_opcao,
  multipla: m.kind_multipla,
  sim_nao: m.kind_sim_nao,
  cpf: m.kind_cpf,
  telefone: m.kind_telefone,
  email: m.kind_email,
}

export function QuestionRows({
  title,
  hint,
  level,
  rows,
  at,
  errors,
  onRows,
}: {
  title: string
  hint: string
  level: 2 | 3
  rows: QuestionForm[]
  /** Where they stand in what is sent. */
  at: string
  errors: Record<string, string>
  onRows: (rows: QuestionForm[]) => void
}) {
  return (
    <Rows
      title={title}
      hint={hint}
      level={level}
      rows={rows}
      nameOf={({ rotulo }, index) => rotulo || m.question_n({ n: index + 1 })}
      add={{ label: m.question_add(), make: newQuestion, most: 30 }}
      onRows={onRows}
    >
      {(row, change, index) => {
        const error = (name: string) => errors[`${at}.${index}.${name}`]
        return (
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextField
              label={m.question_text()}
              maxLength={200}
              error={error('rotulo')}
              value={row.rotulo}
              onChange={(event) => change({ rotulo: event.target.value })}
            />
            <SelectField
              label={m.question_kind()}
              options={perguntaTipos.map((value) => ({ value, label: kinds[value]() }))}
              value={row.tipo}
              onChange={(event) => change({ tipo: event.target.value })}
            />
            {(row.tipo === 'opcao' || row.tipo === 'multipla') && (
              <TextArea
                label={m.question_options()}
                rows={4}
                error={error('opcoes') ?? row.opcoes.map((_, n) => error(`opcoes.${n}`)).find(Boolean)}
                fieldClassName="sm:col-span-2"
                value={row.opcoes.join('\n')}
                onChange={(event) => change({ opcoes: event.target.value.split('\n') })}
              />
            )}
            <TextField
              label={m.question_help()}
              optional={m.optional()}
              maxLength={300}
              error={error('ajuda')}
              value={row.ajuda ?? ''}
              onChange={(event) => change({ ajuda: event.target.value })}
            />
            <CheckboxField
              label={m.question_required()}
              className="self-end"
              checked={row.flagObrigatoria === true}
              onChange={(event) => change({ flagObrigatoria: event.target.checked })}
            />
          </div>
        )
      }}
    </Rows>
  )
}
