import { prayerCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf, truncateDescription } from '@atrio/rules'
import { Button, IconButton, Tag } from '@atrio/ui'
import { Flag, MessageCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../lib/paths.ts'
import { pageMeta } from '../lib/seo/seo.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { churchPage, orNotFound } from '../reader/church-page.ts'
import { ShareButton } from '../reader/share-button.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Route } from './+types/request-page.ts'
import { Messages } from './messages.tsx'
import { OwnNote } from './own-note.tsx'
import { PrayButton, PrayCount } from './pray-button.tsx'
import { RequestPicture } from './request-picture.tsx'
import { Story } from './story.tsx'
import { UnseenMessages } from './unseen-messages.tsx'
import { WhoAndWhen } from './who-and-when.tsx'

const MessageSheet = lazy(() => import('./message-sheet.tsx'))
const ReportSheet = lazy(() => import('./report-sheet.tsx'))

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  if (!args.loaderData) return []
  const { nome, mensagem } = args.loaderData.oracao
  // For who visits the wall, and not for search engines, which keep what its author has deleted.
  return pageMeta(args, { title: titleOf(nome), description: truncateDescription(mensagem), hidden: true })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, params: church } = churchPage(context)
  return orNotFound(api(prayerCalls.getOracao, { params: { ...church, id: params.prayerId } }))
}

/** One request of the wall: how it goes, and what people wrote below it. */
export default function RequestPage({ loaderData: { oracao } }: Route.ComponentProps) {
  const { id, nome, mensagem, mensagens, imagem, respondidaEm } = oracao
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  const origin = useRootData()?.origin ?? ''
  const [open, setOpen] = useState<{ kind: 'message' | 'report'; idMensagem?: number } | null>(null)
  const close = () => setOpen(null)
  const words = mensagens.filter(({ tipo }) => tipo === 'mensagem')
  const title = titleOf(nome)
  return (
    <div className="tool max-w-3xl">
      <BackLink to={paths.prayers()}>{m.prayer_back()}</BackLink>
      <h1>{title}</h1>
      <div className="mt-5 flex flex-col gap-7">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <WhoAndWhen oracao={oracao} />
          {respondidaEm && <Tag tone="ok">{m.prayer_answered()}</Tag>}
        </div>
        <OwnNote id={id} />
        <p lang={lang} className="font-read text-xl leading-relaxed break-words whitespace-pre-line">
          {mensagem}
        </p>
        {imagem && (
          <RequestPicture address={imagem} large className="max-h-[32rem] w-auto self-start rounded-md" />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <PrayButton oracao={oracao} size="lg" />
          <PrayCount oracao={oracao} />
        </div>
        <Story mensagens={mensagens} lang={lang} />
        <section id="messages" aria-labelledby="prayer-messages" className="ruled">
          <h2 id="prayer-messages" className="font-ui text-lg">
            {m.prayer_messages()}
          </h2>
          {words.length === 0 ? (
            <p className="mt-2 text-ink-muted">{m.prayer_messages_none()}</p>
          ) : (
            <Messages
              mensagens={words}
              lang={lang}
              action={(one) => (
                <IconButton
                  icon={<Flag />}
                  label={m.prayer_report_message({ nome: one.nome ?? m.prayer_anonymous() })}
                  onClick={() => setOpen({ kind: 'report', idMensagem: one.id })}
                />
              )}
            />
          )}
          <UnseenMessages id={id} lang={lang} />
          <Button
            variant="outline"
            className="mt-4"
            icon={<MessageCircle aria-hidden="true" />}
            onClick={() => setOpen({ kind: 'message' })}
          >
            {m.prayer_message_write()}
          </Button>
        </section>
        <div className="ruled flex flex-wrap gap-3">
          <ShareButton title={title} url={origin + paths.prayer({ prayerId: id })} />
          <Button
            variant="quiet"
            icon={<Flag aria-hidden="true" />}
            onClick={() => setOpen({ kind: 'report' })}
          >
            {m.prayer_report()}
          </Button>
        </div>
      </div>
      <Suspense>
        {open?.kind === 'message' && <MessageSheet id={id} onClose={close} />}
        {open?.kind === 'report' && <ReportSheet id={id} idMensagem={open.idMensagem} onClose={close} />}
      </Suspense>
    </div>
  )
}

function titleOf(nome: string | null): string {
  return nome === null ? m.prayer_by_anonymous() : m.prayer_by({ nome })
}
