import { playCalls } from '@atrio/contract'
import { buttonClass, EmptyState, Skeleton, SkeletonGroup } from '@atrio/ui'
import { ListPlus } from 'lucide-react'
import { Link } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { PlayGrid } from './play-grid.tsx'
import type { PlayRailProps } from './play-rail.tsx'

type MyListProps = Pick<PlayRailProps, 'lang' | 'isOpen'>

/** What the person keeps for later, on all their devices. */
export function MyList(props: MyListProps) {
  const session = useSession()
  return (
    <div className="wrap play-list">
      <h1>{m.play_my_list()}</h1>
      {session.status === 'loggedIn' ? (
        <Kept {...props} usuario={session.user.id} />
      ) : session.status === 'anonymous' ? (
        <EmptyState
          icon={<ListPlus />}
          title={m.play_list_log_in()}
          action={
            <Link
              className={buttonClass()}
              to={paths.access({ redirectTo: paths.playBrowse({ lista: 'minha' }) })}
              rel="nofollow"
            >
              {m.sign_in()}
            </Link>
          }
        >
          <p>{m.play_list_empty()}</p>
        </EmptyState>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Kept({ usuario, lang, isOpen }: MyListProps & { usuario: number }) {
  const igreja = useChurch()?.id ?? 0
  const loaded = useCall(playCalls.listMinhaListaPlay, { query: { igreja, usuario } })
  return (
    <LoadedContent
      of={loaded}
      loading={<Waiting />}
      isEmpty={({ itens }) => itens.length === 0}
      empty={
        <EmptyState
          icon={<ListPlus />}
          title={m.play_list_empty_title()}
          action={
            <Link className={buttonClass()} to={paths.playBrowse()}>
              {m.play_browse()}
            </Link>
          }
        >
          <p>{m.play_list_empty()}</p>
        </EmptyState>
      }
    >
      {({ itens }) => (
        <PlayGrid
          lang={lang}
          isOpen={isOpen}
          items={itens.map(({ planoAssinaturaConteudo: conteudo }) => ({ conteudo }))}
        />
      )}
    </LoadedContent>
  )
}

function Waiting() {
  return (
    <SkeletonGroup label={m.play_loading()} className="play-grid">
      {[0, 1, 2, 3].map((one) => (
        <Skeleton key={one} shape="box" className="aspect-video" />
      ))}
    </SkeletonGroup>
  )
}
