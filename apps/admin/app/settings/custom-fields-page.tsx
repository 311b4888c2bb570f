import { staffListsCalls, type ListasEquipe } from '@atrio/contract'
import { CheckboxField, SelectField, TextArea, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { ListForm, type ListItem } from './list-form.tsx'

type Stored = ListasEquipe['campos']['itens'][number]
type Campo = Omit<Stored, 'id' | 'opcoes'> &
  ListItem & {
    /** One option on each line. */
    linhas: string
  }

const kinds: Record<Stored['tipo'], () => string> = {
  texto: m.field_kind_texto,
  numero: m.field_kind_numero,
  data: m.field_kind_data,
  opcao: m.field_kind_opcao,
}

/** What the church asks its people beside the fields that every church has. */
export function CustomFieldsPage() {
  return (
    <ListForm<Campo>
      title={m.custom_title()}
      lead={m.custom_lead()}
      place="campos"
      call={staffListsCalls.saveCamposEquipe}
      read={({ campos: { versao, itens } }) => ({
        versao,
        itens: itens.map(({ opcoes, ...item }) => ({ ...item, linhas: opcoes.join('\n') })),
      })}
      toBody={({ linhas, usos: _usos, ...item }) => ({
        ...item,
        opcoes: item.tipo === 'opcao' ? optionsOf(linhas) : [],
      })}
      fresh={{ tipo: 'texto', flagObrigatorio: false, linhas: '' }}
      add={m.custom_new()}
      none={m.custom_none()}
      uses={(count) => m.custom_uses({ count })}
      isOrdered
      fields={(item, change, error) => (
        <>
          <TextField
            label={m.custom_question()}
            required
            maxLength={80}
            error={error('nome')}
            value={item.nome}
            onChange={(event) => change({ nome: event.target.value })}
          />
          <SelectField
            label={m.custom_kind()}
            hint={item.usos > 0 ? m.custom_kind_kept() : undefined}
            disabled={item.usos > 0}
            error={error('tipo')}
            options={Object.entries(kinds).map(([value, label]) => ({ value, label: label() }))}
            value={item.tipo}
            onChange={(event) => change({ tipo: event.target.value as Stored['tipo'] })}
          />
          {item.tipo === 'opcao' && (
            <TextArea
              label={m.custom_options()}
              hint={m.custom_options_hint()}
              required
              rows={4}
              maxLength={3_300}
              error={error('opcoes')}
              value={item.linhas}
              onChange={(event) => change({ linhas: event.target.value })}
            />
          )}
          <CheckboxField
            label={m.custom_required()}
            hint={m.custom_required_hint()}
            checked={item.flagObrigatorio}
            onChange={(event) => change({ flagObrigatorio: event.target.checked })}
          />
        </>
      )}
    />
  )
}

const optionsOf = (lines: string) =>
  lines
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
