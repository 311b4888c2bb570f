import { RadioGroup } from '@atrio/ui'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { cardName } from '../money/method-names.ts'
import { CardFacts } from './card-facts.tsx'
import { useCartoes } from './use-cartoes.ts'

/** The person's cards at the gateway of this method; nothing for guests and for who has none. */
export function SavedCards(props: {
  tipo: 'cartao_credito' | 'ach'
  gateway: number | null
  chosen: number | null
  onChoose: (id: number | null) => void
}) {
  const { user, usuario } = useSession()
  if (!user || !usuario) return null
  return <List {...props} slug={usuario.igreja.slug} userId={user.id} />
}

function List(props: Parameters<typeof SavedCards>[0] & { slug: string; userId: number }) {
  const { tipo, gateway, chosen, onChoose, slug, userId } = props
  const loaded = useCartoes(slug, userId)
  if (loaded.state !== 'loaded') return null
  const group = loaded.data.find(({ idGatewayPagamento }) => idGatewayPagamento === gateway)
  const cartoes = group?.cartoes.filter((cartao) => cartao.tipo === tipo) ?? []
  if (cartoes.length === 0) return null
  return (
    <RadioGroup
      label={m.checkout_saved_cards()}
      name="cartao-salvo"
      value={chosen === null ? '' : String(chosen)}
      onValueChange={(value) => onChoose(value === '' ? null : Number(value))}
      options={[
        ...cartoes.map((cartao) => ({
          value: String(cartao.id),
          label: cardName(cartao.tipo, cartao),
          hint: <CardFacts cartao={cartao} />,
        })),
        { value: '', label: m.checkout_other_card() },
      ]}
    />
  )
}
