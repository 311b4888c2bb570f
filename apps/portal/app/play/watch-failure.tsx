import { ApiError, playCalls, type ConteudoPlay, type TelaPlay } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { lockOf } from './conteudo-words.ts'
import type { Watching } from './use-watch.ts'

export type WatchFailureProps = {
  conteudo: ConteudoPlay
  watching: Exclude<Watching, { state: 'open' | 'opening' }>
}

/** Why the film does not play here, and the way on. */
export function WatchFailure({ conteudo, watching }: WatchFailureProps) {
  const { again } = watching
  if (watching.state === 'full') return <FullScreens {...watching} />
  if (watching.state === 'stopped') {
    return (
      <Banner
        tone="info"
        live="polite"
        title={m.play_stopped_title()}
        actions={<Button onClick={again}>{m.play_watch_here()}</Button>}
      >
        {m.play_stopped_detail()}
      </Banner>
    )
  }
  const { error } = watching
  if (error instanceof ApiError && error.body.code === 'PLAN_REQUIRED') {
    return (
      <Banner
        tone="info"
        live="polite"
        title={m.play_locked_title()}
        actions={
          <Link
            className={buttonClass()}
            to={paths.playPlans({ redirectTo: paths.playWatch(conteudo) })}
            rel="nofollow"
          >
            {m.play_see_plans()}
          </Link>
        }
      >
        {lockOf(conteudo)}. {m.play_locked_detail()}
      </Banner>
    )
  }
  const { title, detail } = errorMessage(error)
  return (
    <Banner tone="bad" live="assertive" title={title} actions={<Button onClick={again}>{m.retry()}</Button>}>
      {detail}
    </Banner>
  )
}

type FullProps = { limite: number; telas: TelaPlay[]; again: () => void }

/** All screens are in use: each can be stopped from here. */
function FullScreens({ limite, telas, again }: FullProps) {
  const [stopping, setStopping] = useState<string | null>(null)
  const stop = async (sessao: string) => {
    setStopping(sessao)
    // One that is gone already is out of the way as well.
    await api(playCalls.endSessaoPlay, { params: { sessao } }).catch(() => {})
    again()
  }
  return (
    <section aria-label={m.play_screens_title()}>
      <Banner tone="info" live="polite" title={m.play_screens_title()}>
        {m.play_screens_detail({ count: limite })}
      </Banner>
      <ul className="play-screens">
        {telas.map((tela) => (
          <li key={tela.sessao}>
            <span>{m.play_screen_of({ title: tela.titulo, device: deviceOf(tela) })}</span>
            <Button loading={stopping === tela.sessao} onClick={() => void stop(tela.sessao)}>
              {m.play_stop_there_named({ device: deviceOf(tela) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function deviceOf({ navegador, sistema }: TelaPlay): string {
  if (navegador && sistema) return m.play_device({ browser: navegador, system: sistema })
  return navegador ?? sistema ?? m.play_device_unknown()
}
