import { checkoutCalls, subscriptionsCalls, type UsuarioPlanoAssinatura } from '@atrio/contract'
import { Banner, Button, buttonClass, Dialog, RadioGroup, Skeleton, SkeletonGroup } from '@atrio/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { cardName } from '../money/method-names.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { useChange } from './use-change.ts'

type ChangeCardProps = { assinatura: UsuarioPlanoAssinatura }

/** Another card for what comes next, whatever paid before. */
export function ChangeCard({ assinatura }: ChangeCardProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {assinatura.cartao ? m.subs_card_change() : m.subs_card_use()}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={m.subs_card_title()}
        description={m.subs_card_detail()}
        closeLabel={m.close()}
        size="sm"
      >
        <Cards assinatura={assinatura} onDone={close} />
      </Dialog>
    </>
  )
}

function Cards({ assinatura, onDone }: ChangeCardProps & { onDone: () => void }) {
  const { user } = useSession()
  const slug = useChurch()?.slug ?? ''
  const loaded = useCall(checkoutCalls.listCartoes, user && { params: { slug, userId: user.id } })
  return (
    <LoadedContent
      of={loaded}
      loading={
        <SkeletonGroup label={m.subs_loading()}>
          <Skeleton shape="box" className="h-24" />
        </SkeletonGroup>
      }
      failed={{ title: m.subs_card_failed(), detail: m.subs_failed_detail() }}
    >
      {({ cartoes: groups }) => (
        <Choice
          assinatura={assinatura}
          cartoes={groups.flatMap(({ cartoes }) => cartoes.filter(({ tipo }) => tipo === 'cartao_credito'))}
          onDone={onDone}
        />
      )}
    </LoadedContent>
  )
}

type ChoiceProps = ChangeCardProps & {
  cartoes: { id: number; tipo: string; bandeira: string | null; ultimos4: string | null }[]
  onDone: () => void
}

function Choice({ assinatura: { codigo, cartao }, cartoes, onDone }: ChoiceProps) {
  const [chosen, setChosen] = useState(cartao?.id ?? cartoes[0]?.id)
  const { busy, change } = useChange()
  const save = async (idCartao: number) => {
    const done = await change(
      (userId) => [
        subscriptionsCalls.saveCartaoAssinatura,
        { params: { userId, codigo }, body: { idCartao } },
      ],
      m.subs_card_saved(),
    )
    if (done) onDone()
  }
  return (
    <div className="stack gap-5">
      {cartoes.length === 0 ? (
        <Banner tone="info" title={m.subs_card_none()}>
          {m.subs_card_none_detail()}
        </Banner>
      ) : (
        <RadioGroup
          label={m.subs_card_kept()}
          name="cartao"
          value={String(chosen)}
          onValueChange={(value) => setChosen(Number(value))}
          options={cartoes.map((card) => ({ value: String(card.id), label: cardName(card.tipo, card) }))}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Link
          to={paths.addCard({ redirectTo: paths.myPlan() })}
          reloadDocument
          className={buttonClass({ variant: cartoes.length === 0 ? 'primary' : 'outline' })}
        >
          {m.subs_card_other()}
        </Link>
        {chosen !== undefined && cartoes.length > 0 && (
          <Button loading={busy} onClick={() => void save(chosen)}>
            {m.subs_card_save()}
          </Button>
        )}
      </div>
    </div>
  )
}
