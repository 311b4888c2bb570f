import {
  metodoNomes,
  staffPaymentsCalls,
  type IgrejaEquipe,
  type MetodoEquipe,
  type PagamentoEquipe,
} from '@atrio/contract'
import { useLoaderData, useOutletContext } from 'react-router'
import { moneyOf } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { PartForm } from '../settings/part-form.tsx'
import { Movers } from '../settings/movers.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { Accounts } from './accounts.tsx'
import { KeyChanges } from './key-changes.tsx'
import { MethodFields } from './method-fields.tsx'
import { percentText, readPercent } from './percent.ts'

export interface TypedMethod extends Omit<MetodoEquipe, 'taxaPpm' | 'taxaFixa' | 'idGatewayPagamento'> {
  /** As somebody types them: `3,99` and `0,39`. */
  percent: string
  fixed: string
}

/** With what the church may be paid, in its order. */
export function MethodsPage() {
  const loaded = useLoaderData<{ pagamento: PagamentoEquipe } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.pay_title(), igreja.nome)
  if (!loaded) return null
  const { moeda, metodos, contas, trocas } = loaded.pagamento
  const money = moneyOf(moeda)
  const toTyped = ({
    taxaPpm,
    taxaFixa,
    idGatewayPagamento: _gateway,
    ...one
  }: MetodoEquipe): TypedMethod => ({
    ...one,
    percent: taxaPpm === 0 ? '' : percentText(taxaPpm),
    fixed: taxaFixa === 0 ? '' : money.say(taxaFixa),
  })
  const toBody = ({ codigo, flagAtivo, percent, fixed, chave, instrucoes }: TypedMethod) => ({
    codigo,
    flagAtivo,
    taxaPpm: readPercent(percent),
    taxaFixa: fixed.trim() === '' ? 0 : money.read(fixed),
    chave: codigo === 'pix_manual' ? chave?.trim() || null : null,
    instrucoes: instrucoes?.trim() || null,
  })
  return (
    <PartForm<{ metodos: TypedMethod[] }>
      key={metodos.versao}
      title={m.pay_title()}
      lead={m.pay_lead()}
      place="pagamento"
      call={staffPaymentsCalls.saveMetodosEquipe}
      slug={igreja.slug}
      stored={{ versao: metodos.versao, valores: { metodos: metodos.lista.map(toTyped) } }}
      toBody={({ metodos: typed }) => ({ metodos: typed.map(toBody) })}
      after={
        <>
          <Accounts contas={contas} versao={metodos.versao} slug={igreja.slug} />
          <KeyChanges trocas={trocas} />
        </>
      }
    >
      {({ valores: { metodos: typed }, change, errors }) => (
        <ul className="divide-line border-line grid grid-cols-1 divide-y border-y">
          {typed.map((metodo, index) => (
            <li key={metodo.codigo} className="py-4">
              <MethodFields
                name={methodName(metodo.codigo)}
                metodo={metodo}
                money={money}
                error={(name) => errors[`metodos.${index}.${name}`]}
                onChange={(changes) => change({ metodos: typed.with(index, { ...metodo, ...changes }) })}
              >
                <Movers
                  name={methodName(metodo.codigo)}
                  list={typed}
                  index={index}
                  onMove={(moved) => change({ metodos: moved })}
                />
              </MethodFields>
            </li>
          ))}
        </ul>
      )}
    </PartForm>
  )
}

function methodName(codigo: MetodoEquipe['codigo']): string {
  const locale = getLocale()
  return metodoNomes[locale === 'pt-BR' ? 'pt_BR' : locale][codigo]
}
