import { playCalls, type ConteudoListado } from '@atrio/contract'
import { Button, buttonClass, useToasts } from '@atrio/ui'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

/** Keeps a title for later, or takes it back; who is nobody is asked in first. */
export function ListButton({
  conteudo: { id, titulo },
}: {
  conteudo: Pick<ConteudoListado, 'id' | 'titulo'>
}) {
  const session = useSession()
  const { pathname } = useLocation()
  if (session.status === 'loggedIn') return <OwnButton id={id} titulo={titulo} usuario={session.user.id} />
  return (
    <Link
      className={buttonClass({ variant: 'outline' })}
      to={paths.access({ redirectTo: pathname })}
      rel="nofollow"
    >
      <Plus aria-hidden="true" />
      {m.play_list_add()}
    </Link>
  )
}

function OwnButton({ id, titulo, usuario }: { id: number; titulo: string; usuario: number }) {
  const igreja = useChurch()?.id ?? 0
  const { show } = useToasts()
  const [isBusy, setBusy] = useState(false)
  const { data } = useCall(playCalls.listMinhaListaPlay, { query: { igreja, usuario } })
  const item = data?.itens.find(({ planoAssinaturaConteudo }) => planoAssinaturaConteudo.id === id)
  const stale = [playCalls.listMinhaListaPlay]
  const toggle = async () => {
    setBusy(true)
    try {
      if (item) await write(playCalls.removeMinhaListaPlay, { params: { id: item.id } }, stale)
      else {
        const query = { igreja, usuario, planoAssinaturaConteudo: id }
        await write(playCalls.addMinhaListaPlay, { query, body: {} }, stale)
      }
      const said = item ? m.play_list_removed : m.play_list_added
      show({ tone: 'ok', title: said({ title: titulo }) })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="outline"
      icon={item ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      loading={isBusy}
      disabled={data === undefined}
      onClick={() => void toggle()}
    >
      {item ? m.play_list_remove() : m.play_list_add()}
    </Button>
  )
}
