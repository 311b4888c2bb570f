import { CheckboxField, TextArea, TextField } from '@atrio/ui'
import type { Money } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import { ContentRows } from './content-rows.tsx'
import { newTicket, type Sales, type TicketForm } from './form.ts'
import { MomentField, NumberField } from './inputs.tsx'
import { LotRows } from './lot-rows.tsx'
import { QuestionRows } from './question-rows.tsx'
import { Rows } from './rows.tsx'

interface Props {
  rows: TicketForm[]
  money: Money
  sales: Sales
  errors: Record<string, string>
  onRows: (rows: TicketForm[]) => void
}

/** Kinds of tickets, each with its lots; what most need not touch is folded away. */
export function TicketRows({ rows, errors, onRows, ...given }: Props) {
  return (
    <Rows
      title={m.tickets()}
      {...(rows.length === 0 && { hint: m.tickets_none() })}
      level={2}
      rows={rows}
      nameOf={({ nome }, index) => nome || m.ticket_n({ n: index + 1 })}
      add={{ label: m.ticket_add(), make: () => newTicket(m.lot_n({ n: 1 })), most: 20 }}
      onRows={onRows}
    >
      {(row, change, index) => (
        <Ticket row={row} at={`bilheteria.ingressos.${index}`} errors={errors} {...given} onChange={change} />
      )}
    </Rows>
  )
}

function Ticket({
  row,
  at,
  money,
  sales,
  errors,
  onChange,
}: Omit<Props, 'rows' | 'onRows'> & {
  row: TicketForm
  at: string
  onChange: (changes: Partial<TicketForm>) => void
}) {
  const error = (name: string) => errors[`${at}.${name}`]
  const isRefused = Object.keys(errors).some((name) => name.startsWith(`${at}.`) && !name.includes('.lotes.'))
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField
        label={m.ticket_name()}
        maxLength={80}
        error={error('nome')}
        value={row.nome}
        onChange={(event) => onChange({ nome: event.target.value })}
      />
      <LotRows
        rows={row.lotes}
        at={at}
        money={money}
        sales={sales}
        errors={errors}
        onRows={(lotes) => onChange({ lotes })}
      />
      <details {...(isRefused && { open: true })} className="border-line rounded-md border p-4">
        <summary className="min-h-6 cursor-pointer font-semibold">{m.ticket_more()}</summary>
        <div className="mt-4 grid grid-cols-1 gap-6">
          <TextArea
            label={m.field_descricao()}
            optional={m.optional()}
            rows={2}
            maxLength={500}
            error={error('descricao')}
            value={row.descricao ?? ''}
            onChange={(event) => onChange({ descricao: event.target.value })}
          />
          <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
            <NumberField
              label={m.ticket_min()}
              error={error('qtdeMinima')}
              value={row.qtdeMinima}
              onNumber={(qtdeMinima) => onChange({ qtdeMinima })}
            />
            <NumberField
              label={m.ticket_max()}
              error={error('qtdeMaxima')}
              value={row.qtdeMaxima}
              onNumber={(qtdeMaxima) => onChange({ qtdeMaxima })}
            />
            <NumberField
              label={m.ticket_limit()}
              hint={m.ticket_limit_hint()}
              isOptional
              error={error('limiteUsuario')}
              value={row.limiteUsuario}
              onNumber={(limiteUsuario) => onChange({ limiteUsuario })}
            />
            <MomentField
              label={m.sold_from()}
              isOptional
              error={error('dataInicio')}
              value={row.dataInicio}
              onMoment={(dataInicio) => onChange({ dataInicio })}
            />
            <MomentField
              label={m.sold_until()}
              isOptional
              error={error('dataFim')}
              value={row.dataFim}
              onMoment={(dataFim) => onChange({ dataFim })}
            />
          </div>
          <CheckboxField
            label={m.ticket_alone()}
            checked={row.flagExclusivo === true}
            onChange={(event) => onChange({ flagExclusivo: event.target.checked })}
          />
          <QuestionRows
            title={m.questions_ticket()}
            hint={m.questions_ticket_hint()}
            level={3}
            rows={row.perguntas}
            at={`${at}.perguntas`}
            errors={errors}
            onRows={(perguntas) => onChange({ perguntas })}
          />
          <ContentRows
            rows={row.conteudos}
            at={at}
            errors={errors}
            onRows={(conteudos) => onChange({ conteudos })}
          />
        </div>
      </details>
    </div>
  )
}
