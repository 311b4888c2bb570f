import type { MetodoOferecido } from '@atrio/contract'
import { formatCep, formatDocumento } from '@atrio/rules'
import {
  Banner,
  Button,
  Fieldset,
  MaskedField,
  RadioGroup,
  SelectField,
  Skeleton,
  SkeletonGroup,
} from '@atrio/ui'
import { useEffect, useRef } from 'react'
import { AddressLines } from '../forms/address-lines.tsx'
import { useAddressLookup } from '../forms/use-address-lookup.ts'
import type { Loaded } from '../lib/personal/loaded.ts'
import { useMoney } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import { AccountFields, CardFields } from './card-fields.tsx'
import { Block } from './block.tsx'
import type { CheckoutForm } from './use-checkout.ts'
import type { Asked } from './checkout-values.ts'
import { methodName } from '../money/method-names.ts'
import { SavedCards } from './saved-cards.tsx'

export interface HowBlockProps {
  form: CheckoutForm
  offers: Loaded<MetodoOferecido[]>
  shown: MetodoOferecido[]
  /** In cents, without fees. */
  valor: number
  offer: MetodoOferecido | undefined
  parcela: MetodoOferecido['parcelas'][number] | undefined
  idCartao: number | null
  asked: Asked
  choose: (change: { method?: string; installments?: number; idCartao?: number | null }) => void
}

/** The ways to pay, each with its fee in its row, and what the chosen one needs. */
export function HowBlock(props: HowBlockProps) {
  const { offers, shown, valor, offer, choose } = props
  const money = useMoney()
  return (
    <Block step={2} title={m.checkout_how()}>
      {offers.state === 'loading' && shown.length === 0 && (
        <SkeletonGroup label={m.checkout_loading()} className="grid gap-2">
          <Skeleton shape="box" className="h-16" />
          <Skeleton shape="box" className="h-16" />
          <Skeleton shape="box" className="h-16" />
        </SkeletonGroup>
      )}
      {offers.state === 'failed' && (
        <Banner
          tone="bad"
          live="assertive"
          title={m.checkout_methods_failed()}
          actions={<Button onClick={offers.again}>{m.checkout_retry()}</Button>}
        />
      )}
      {offers.state === 'loaded' && shown.length === 0 && <p>{m.checkout_methods_none()}</p>}
      {shown.length > 0 && (
        <RadioGroup
          label={<span className="sr-only">{m.checkout_how()}</span>}
          name="metodo"
          layout="cards"
          value={offer?.codigo ?? ''}
          onValueChange={(method) => choose({ method, installments: 1, idCartao: null })}
          options={shown.map((each) => ({
            value: each.codigo,
            disabled: each.indisponivel !== null,
            label: (
              <span className="flex items-baseline justify-between gap-x-4">
                <span className="font-medium">{choiceName(each.codigo)}</span>
                <span className="flex-none tabular-nums">{money(each.total)}</span>
              </span>
            ),
            hint: feeOf(each, valor, money),
            content: each === offer && <Needs {...props} offer={each} />,
          }))}
        />
      )}
    </Block>
  )
}

function feeOf(offer: MetodoOferecido, valor: number, money: (cents: number) => string): string {
  if (offer.indisponivel === 'prazo') return m.checkout_off_prazo()
  if (offer.indisponivel === 'valor') return m.checkout_off_valor()
  if (offer.taxas === 0) return m.checkout_no_fee()
  return m.checkout_with_fee({ valor: money(valor), taxas: money(offer.taxas) })
}

function Needs(props: HowBlockProps & { offer: MetodoOferecido }) {
  const { form, offer, asked, idCartao, choose } = props
  const about = aboutOf(offer)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What just opened is not left behind the bar at the foot of the screen.
    const item = fields.current?.closest('.choice-item')
    const isTall = (item?.clientHeight ?? 0) > window.innerHeight / 2
    item?.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
  }, [])
  const isCard = offer.codigo === 'cartao_credito' || offer.codigo === 'ach'
  return (
    <div ref={fields} className="grid gap-4">
      {about && <p className="text-ink-muted">{about}</p>}
      {isCard && (
        <SavedCards
          tipo={offer.codigo === 'ach' ? 'ach' : 'cartao_credito'}
          gateway={offer.idGatewayPagamento}
          chosen={idCartao}
          onChoose={(idCartao) => choose({ idCartao })}
        />
      )}
      {asked.cartao && <CardFields form={form} asked={asked} saves={offer.flagSalva} />}
      {asked.conta && <AccountFields form={form} />}
      {offer.parcelas.length > 1 && <Installments {...props} />}
      {asked.documento && (
        <MaskedField
          {...form.field('documento')}
          hint={m.checkout_documento_hint()}
          format={formatDocumento}
          autoComplete="off"
        />
      )}
      {asked.endereco && <Address form={form} />}
    </div>
  )
}

/** The two kinds of Pix are told apart by what one does. */
function choiceName(codigo: string): string {
  if (codigo === 'pix') return m.checkout_choose_pix()
  return codigo === 'pix_manual' ? m.checkout_choose_pix_manual() : methodName(codigo)
}

function aboutOf({ codigo, diasParaPagar }: MetodoOferecido): string | null {
  const days = diasParaPagar ?? 0
  switch (codigo) {
    case 'pix':
      return m.checkout_about_pix()
    case 'boleto':
      return m.checkout_about_boleto({ days })
    case 'picpay':
      return m.checkout_about_picpay()
    case 'paypal':
      return m.checkout_about_paypal()
    case 'pix_manual':
      return m.checkout_about_pix_manual()
    case 'dinheiro':
    case 'transferencia':
      return m.checkout_about_offline({ days })
    default:
      return null
  }
}

function Installments({ offer, parcela, choose }: HowBlockProps) {
  const money = useMoney()
  return (
    <SelectField
      label={m.checkout_parcelas()}
      value={String(parcela?.quantidade ?? 1)}
      onChange={(event) => choose({ installments: Number(event.currentTarget.value) })}
      options={offer!.parcelas.map(({ quantidade, valorParcela, juros, total }) => {
        const words = { quantidade, valor: money(valorParcela) }
        const label =
          quantidade === 1
            ? m.checkout_parcela_once(words)
            : juros > 0
              ? m.checkout_parcela_interest({ ...words, total: money(total) })
              : m.checkout_parcela_free(words)
        return { value: String(quantidade), label }
      })}
    />
  )
}

function Address({ form }: { form: CheckoutForm }) {
  // Only slips ask for it, which are paid in Brazil.
  useAddressLookup(form, { pais: 'BR' })
  return (
    <Fieldset legend={m.checkout_endereco()}>
      <div className="field-rows grid items-start gap-4 sm:grid-cols-6">
        <MaskedField
          {...form.field('endereco.cep')}
          format={formatCep}
          autoComplete="postal-code"
          fieldClassName="sm:col-span-2"
        />
        <AddressLines field={form.field} pais="BR" />
      </div>
    </Fieldset>
  )
}
