import { checkoutCalls } from '@atrio/contract'
import { Banner, Button, buttonClass, Skeleton, SkeletonGroup, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { write } from '../lib/personal/personal-calls.ts'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { cardName } from '../money/method-names.ts'
import { useCartoes } from './use-cartoes.ts'

export const meta = () => [{ title: m.checkout_cards_delete_title() }, { name: 'robots', content: 'noindex' }]

/** Asks before a card is forgotten (Spec §2). */
export default function DeleteCardPage() {
  const { user, usuario } = useSession()
  const [search] = useSearchParams()
  if (!user || !usuario) return null
  return (
    <div className="max-w-xl">
      <h1 className="mb-6">{m.checkout_cards_delete_title()}</h1>
      <Confirm slug={usuario.igreja.slug} userId={user.id} id={Number(search.get('id'))} />
    </div>
  )
}

function Confirm({ slug, userId, id }: { slug: string; userId: number; id: number }) {
  const loaded = useCartoes(slug, userId)
  const navigate = useNavigate()
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  if (loaded.state === 'loading') {
    return (
      <SkeletonGroup label={m.checkout_loading()}>
        <Skeleton shape="box" className="h-40" />
      </SkeletonGroup>
    )
  }
  const cartoes = loaded.state === 'loaded' ? loaded.data.flatMap((group) => group.cartoes) : []
  const cartao = cartoes.find((one) => one.id === id)
  const back = (
    <Link to={paths.cards()} className={buttonClass({ variant: 'outline' })}>
      {cartao ? m.checkout_cards_keep() : m.checkout_cards_back()}
    </Link>
  )
  if (!cartao) {
    const title = loaded.state === 'failed' ? m.checkout_failed() : m.checkout_cards_missing()
    return <Banner tone="warn" title={title} actions={back} />
  }
  const remove = async () => {
    setBusy(true)
    try {
      await write(checkoutCalls.deleteCartao, { params: { id } }, [checkoutCalls.listCartoes])
      toasts.show({ tone: 'ok', title: m.checkout_cards_deleted() })
      await navigate(paths.cards(), { replace: true })
    } catch (error) {
      setFailed(errorMessage(error).title)
      setBusy(false)
    }
  }
  return (
    <div className="card gap-4 p-5">
      <p className="text-lg font-medium">{cardName(cartao.tipo, cartao)}</p>
      <p>{m.checkout_cards_delete_detail()}</p>
      {failed && <Banner tone="bad" live="assertive" title={failed} />}
      <div className="flex flex-wrap gap-3">
        {back}
        <Button variant="danger" loading={busy} onClick={() => void remove()}>
          {m.checkout_cards_delete_yes()}
        </Button>
      </div>
    </div>
  )
}
