import { checkoutCalls } from '@atrio/contract'
import { fullName, safeRedirectTo, todayIn } from '@atrio/rules'
import { useToasts } from '@atrio/ui'
import { data, useNavigate, useSearchParams } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { api } from '../lib/session/api-client.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { requireOwnDocument } from '../lib/security/own-document.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import type { Route } from './+types/add-card-page.ts'
import { CardFields } from './card-fields.tsx'
import { checkoutLabels, checkoutRules, toTyped, type Asked, type CheckoutValues } from './checkout-values.ts'
import { CardInvalid, tokenize } from './tokenize.ts'

export const meta = () => [{ title: m.checkout_cards_add() }, { name: 'robots', content: 'noindex' }]

export function loader({ context }: Route.LoaderArgs) {
  const { bootstrap } = context.get(pageContext)
  const igreja = bootstrap.state === 'loaded' ? bootstrap.base.igreja : null
  if (!igreja) throw data(null, { status: 404 })
  return { pais: igreja.clientes[0]?.pais ?? 'BR' }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  await requireOwnDocument(request.url)
  return serverLoader()
}
clientLoader.hydrate = true as const

/** Keeps a card for later payments. */
export default function AddCardPage({ loaderData: { pais } }: Route.ComponentProps) {
  const church = useChurch()
  const { usuario } = useSession()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = safeRedirectTo(search.get('redirectTo'))
  const toasts = useToasts()
  const asked: Asked = { payer: false, documento: false, endereco: false, cartao: true, conta: false, pais }
  const form = useAppForm<CheckoutValues>({
    name: 'addcard',
    audience: 'payment',
    labels: checkoutLabels(asked),
    rules: checkoutRules(asked),
    context: { locale: getLocale(), today: todayIn(church?.fusoHorario ?? 'UTC') },
    draft: false,
    async onSubmit(values) {
      if (!church || !usuario) return
      const { idGatewayPagamento } = await api(checkoutCalls.getDefaultPaymentGateway)
      const token = await tokenize(church.id, idGatewayPagamento, toTyped(values, asked, getLocale()))
      const comprador = { nome: fullName(usuario), email: usuario.email }
      const card = {
        query: { igreja: church.id },
        body: { token, tipo: 'cartao_credito', titular: values.cartao?.nome?.trim() || null, comprador },
      } as const
      await write(checkoutCalls.createCartao, card, [checkoutCalls.listCartoes])
      toasts.show({ tone: 'ok', title: m.checkout_cards_added() })
      await navigate(back ?? paths.cards())
    },
    onFailure(error) {
      if (!(error instanceof CardInvalid)) return false
      const names = error.campos.length > 0 ? error.campos : ['numero']
      form.refuse(names.map((campo) => ({ campo: `cartao.${campo}`, regra: 'regex' })))
      return true
    },
  })
  return (
    <div className="max-w-xl">
      {back ? (
        <BackLink to={back}>{m.access_back()}</BackLink>
      ) : (
        <BackLink to={paths.cards()}>{m.checkout_cards_title()}</BackLink>
      )}
      <h1 className="mb-6">{m.checkout_cards_add()}</h1>
      <AppForm form={form} submitLabel={m.checkout_cards_add()}>
        <CardFields form={form} asked={asked} saves={false} />
      </AppForm>
    </div>
  )
}
