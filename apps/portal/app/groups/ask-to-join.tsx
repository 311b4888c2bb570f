import { groupsCalls as calls, type Celula } from '@atrio/contract'
import { max, regex, withParams } from '@atrio/rules'
import { TextArea, TextField } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { AppForm } from '../forms/app-form.tsx'
import { useAppForm } from '../forms/use-app-form.ts'
import { useCaptcha } from '../forms/use-captcha.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

/** A request to take part, for who leads the group alone. */
export function AskToJoin({
  celula,
  convite,
}: {
  celula: Pick<Celula, 'id' | 'prazoResposta'>
  convite: string | null
}) {
  const slug = useChurch()?.slug ?? ''
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const form = useAppForm<{ mensagem: string; telefone: string }>({
    name: `grupo-${celula.id}`,
    labels: { mensagem: m.groups_ask_message(), telefone: m.groups_ask_phone() },
    rules: {
      mensagem: [withParams(max, { max: 1000 })],
      telefone: [withParams(regex, { regex: /^\+?[\d ().-]{6,28}$/ })],
    },
    failureTitle: m.groups_ask_failed(),
    async onSubmit({ mensagem, telefone }) {
      await write(
        calls.createSolicitacaoCelula,
        {
          params: { slug },
          body: {
            celula: celula.id,
            ...(mensagem && { mensagem }),
            ...(telefone && { telefone }),
            ...(convite && { convite }),
          },
        },
        [calls.getCelula, calls.listSolicitacoesCelula],
        { headers: { 'x-captcha': await captcha.answer() } },
      )
      await navigate(paths.groupRequestSent({ celula: String(celula.id) }))
    },
  })
  return (
    <section className="ruled" aria-labelledby="group-ask">
      <h2 id="group-ask" className="font-ui text-lg">
        {m.groups_ask_title()}
      </h2>
      <p className="mt-1 mb-4 text-ink-muted">{m.groups_ask_who()}</p>
      <AppForm
        form={form}
        submitLabel={m.groups_ask_send()}
        after={<p className="text-ink-muted">{m.groups_answer_days({ count: celula.prazoResposta })}</p>}
      >
        <TextArea {...form.field('mensagem')} hint={m.groups_ask_message_hint()} rows={4} />
        <TextField
          {...form.field('telefone')}
          hint={m.groups_ask_phone_hint()}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <div id={captcha.placeId} className="empty:hidden" />
      </AppForm>
    </section>
  )
}
