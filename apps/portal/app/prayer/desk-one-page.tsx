import { prayerCalls as calls, type OracaoMesaCompleta } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { useParams } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { DeskDecision } from './desk-decision.tsx'
import { HydrateFallback } from './desk-layout.tsx'
import { MessageDecision } from './message-decision.tsx'
import { Messages } from './messages.tsx'
import { NotYours } from './not-yours.tsx'
import { RequestPicture } from './request-picture.tsx'
import { TimeAgo } from './time-ago.tsx'
import { WhoAndWhen } from './who-and-when.tsx'

/** One request of the wall with its messages, and what people said is wrong. */
export default function DeskOnePage() {
  const id = Number(useParams().prayerId)
  const slug = useChurch()?.slug ?? ''
  const loaded = useCall(calls.getOracaoMesa, { params: { slug, id } })
  return (
    <>
      <BackLink to={paths.prayerDesk()}>{m.prayer_desk()}</BackLink>
      <LoadedContent of={loaded} loading={<HydrateFallback />} missing={<NotYours level={2} />}>
        {({ oracao }) => <One oracao={oracao} />}
      </LoadedContent>
    </>
  )
}

function One({ oracao }: { oracao: OracaoMesaCompleta }) {
  const { id, mensagem, mensagens, denuncias, imagem } = oracao
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  return (
    <div className="stack gap-6">
      <WhoAndWhen oracao={oracao} />
      <p lang={lang} className="font-read text-lg leading-relaxed break-words whitespace-pre-line">
        {mensagem}
      </p>
      {imagem && <RequestPicture address={imagem} large className="max-h-96 w-auto self-start rounded-md" />}
      <div className="flex flex-wrap gap-3">
        <DeskDecision oracao={oracao} />
      </div>
      {denuncias.length > 0 && (
        <section aria-labelledby="desk-reports" className="ruled">
          <h2 id="desk-reports" className="font-ui text-lg">
            {m.prayer_desk_reports({ count: denuncias.length })}
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {denuncias.map(({ motivo, dataCadastro, idMensagem }) => (
              <li key={`${dataCadastro} ${idMensagem}`} className="py-3">
                <p className="break-words">{motivo ?? m.prayer_desk_report_wordless()}</p>
                <p className="text-sm text-ink-muted">
                  <TimeAgo moment={dataCadastro} />
                  {idMensagem !== null && <> · {m.prayer_desk_report_message()}</>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mensagens.length > 0 && (
        <section aria-labelledby="desk-messages" className="ruled">
          <h2 id="desk-messages" className="font-ui text-lg">
            {m.prayer_messages()}
          </h2>
          <Messages
            mensagens={mensagens}
            lang={lang}
            action={(one) => <MessageDecision idOracao={id} mensagem={one} />}
          />
        </section>
      )}
    </div>
  )
}
