import { playCalls } from '@atrio/contract'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { PlayRail, type PlayRailProps } from './play-rail.tsx'

/** What the person is in the middle of, and what they keep for later. */
export function MineRails(props: Pick<PlayRailProps, 'lang' | 'isOpen'>) {
  const session = useSession()
  return session.status === 'loggedIn' ? <OwnRails {...props} usuario={session.user.id} /> : null
}

function OwnRails({ usuario, lang, isOpen }: Pick<PlayRailProps, 'lang' | 'isOpen'> & { usuario: number }) {
  const igreja = useChurch()?.id ?? 0
  const watching =
    useCall(playCalls.listAssistindoPlay, { query: { igreja } }, { insist: true }).data?.itens ?? []
  const kept =
    useCall(playCalls.listMinhaListaPlay, { query: { igreja, usuario } }, { insist: true }).data?.itens ?? []
  const begun = watching.filter(({ flagConcluido }) => !flagConcluido)
  return (
    <>
      {begun.length > 0 && (
        <PlayRail
          title={m.play_continue()}
          lang={lang}
          isOpen={isOpen}
          items={begun.map(({ planoAssinaturaConteudo: conteudo, ...progress }) => ({
            conteudo,
            progress,
            to: paths.playWatch(conteudo),
          }))}
        />
      )}
      {kept.length > 0 && (
        <PlayRail
          title={m.play_my_list()}
          more={paths.playBrowse({ lista: 'minha' })}
          lang={lang}
          isOpen={isOpen}
          items={kept.map(({ planoAssinaturaConteudo: conteudo }) => ({ conteudo }))}
        />
      )}
    </>
  )
}
