import {
  funcoes,
  publicosComunicado,
  roles,
  staffNoticeCalls,
  type CallResult,
  type Comunicado,
  type IgrejaEquipe,
} from '@atrio/contract'
import {
  Banner,
  Button,
  CheckboxField,
  Fieldset,
  SelectField,
  TextArea,
  TextField,
  useToasts,
} from '@atrio/ui'
import { CalendarClock, Send } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, useNavigate, useOutletContext, useSearchParams } from 'react-router'
import { api } from '../lib/api.ts'
import { toInstant, zoneName } from '../lib/church-time.ts'
import { errorText } from '../lib/error-text.ts'
import { fieldErrors } from '../lib/field-errors.ts'
import { isOpen } from '../lib/modules.ts'
import { standingName } from '../lib/standing-names.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { publicoNames, wayNames } from './notice-words.ts'
import { Reach, toWhom, type Whom } from './reach.tsx'

type Publicos = CallResult<(typeof staffNoticeCalls)['listPublicosComunicado']>
type Canal = Comunicado['canais'][number]

/** Something that is written once and told to many: to whom, by which ways and when. */
export function NoticePage() {
  const loaded = useLoaderData<Publicos | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.notice_new(), igreja.nome)
  if (!loaded) return null
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <BackLink>{m.notices()}</BackLink>
      <h1>{m.notice_new()}</h1>
      <NoticeForm slug={igreja.slug} publicos={loaded} />
    </div>
  )
}

function NoticeForm({ slug, publicos }: { slug: string; publicos: Publicos }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { show } = useToasts()
  const [whom, setWhom] = useState<Whom>(() => ({
    publico: publicosComunicado.find((one) => one === search.get('publico')) ?? 'todos',
    idPublico: search.get('id') ?? '',
    papel: '',
  }))
  const [words, setWords] = useState({ titulo: '', texto: '', caminho: '' })
  const [canais, setCanais] = useState<Canal[]>(['notificacao', 'email', 'push'])
  const [when, setWhen] = useState<string | null>(null)
  const asked = toWhom(whom)
  const send = useTask(async () => {
    await api(staffNoticeCalls.createComunicado, {
      params: { slug },
      body: {
        titulo: words.titulo,
        texto: words.texto,
        caminho: words.caminho.trim() || null,
        publico: whom.publico,
        idPublico: asked?.idPublico ?? null,
        papel: asked?.papel ?? null,
        canais,
        enviarEm: when === null ? null : (toInstant(when) ?? ''),
      },
    })
    show(
      when === null
        ? { tone: 'ok', title: m.notice_sent(), detail: m.notice_sent_detail() }
        : { tone: 'ok', title: m.notice_scheduled() },
    )
    await navigate('..', { relative: 'path' })
  })
  const errors = fieldErrors(send.error)
  return (
    <form
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send.start()
      }}
    >
      <Audience whom={whom} publicos={publicos} error={errors['idPublico']} onWhom={setWhom} />
      <Reach slug={slug} asked={asked} />
      <TextField
        label={m.notice_title()}
        hint={m.notice_title_hint()}
        required
        maxLength={80}
        error={errors['titulo']}
        value={words.titulo}
        onChange={(event) => setWords({ ...words, titulo: event.target.value })}
      />
      <TextArea
        label={m.notice_text()}
        required
        rows={6}
        maxLength={2000}
        error={errors['texto']}
        value={words.texto}
        onChange={(event) => setWords({ ...words, texto: event.target.value })}
      />
      <TextField
        label={m.notice_link()}
        optional={m.optional()}
        hint={m.notice_link_hint()}
        maxLength={200}
        error={errors['caminho']}
        value={words.caminho}
        onChange={(event) => setWords({ ...words, caminho: event.target.value })}
      />
      <Fieldset legend={m.notice_ways()}>
        {Object.entries(wayNames).map(([canal, name]) => (
          <CheckboxField
            key={canal}
            label={name()}
            checked={canais.includes(canal as Canal)}
            onChange={(event) =>
              setCanais(
                event.target.checked ? [...canais, canal as Canal] : canais.filter((one) => one !== canal),
              )
            }
          />
        ))}
      </Fieldset>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        <SelectField
          label={m.notice_when()}
          options={[
            { value: 'now', label: m.notice_now() },
            { value: 'later', label: m.notice_later() },
          ]}
          value={when === null ? 'now' : 'later'}
          onChange={(event) => setWhen(event.target.value === 'now' ? null : '')}
        />
        {when !== null && (
          <TextField
            label={m.notice_moment()}
            hint={m.schedule_zone({ zone: zoneName() })}
            type="datetime-local"
            required
            error={errors['enviarEm'] && m.notice_future()}
            value={when}
            onChange={(event) => setWhen(event.target.value)}
          />
        )}
      </div>
      {send.error !== null && (
        <Banner tone="bad" live="assertive">
          {Object.keys(errors).length > 0 ? m.form_refused() : errorText(send.error)}
        </Banner>
      )}
      <Button
        type="submit"
        icon={when === null ? <Send /> : <CalendarClock />}
        loading={send.isBusy}
        disabled={canais.length === 0 || asked === null}
        className="justify-self-start"
      >
        {when === null ? m.notice_send() : m.notice_schedule()}
      </Button>
    </form>
  )
}

/** Where those of whom somebody is are looked after. */
const placeOfPublico: Partial<Record<Whom['publico'], string>> = {
  celula: 'grupos',
  evento: 'agenda/eventos',
  espera: 'agenda/eventos',
}

function Audience({
  whom,
  publicos: { celulas, eventos },
  error,
  onWhom,
}: {
  whom: Whom
  publicos: Publicos
  error: string | undefined
  onWhom: (whom: Whom) => void
}) {
  const igreja = useOutletContext<IgrejaEquipe>()
  const { publico, idPublico, papel } = whom
  const open = publicosComunicado.filter((one) => isOpen(igreja, placeOfPublico[one] ?? ''))
  const named = publico === 'celula' ? celulas : publico === 'todos' || publico === 'equipe' ? null : eventos
  return (
    <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
      <SelectField
        label={m.notice_to()}
        options={open.map((value) => ({ value, label: publicoNames[value]() }))}
        value={publico}
        onChange={(event) =>
          onWhom({ publico: event.target.value as Whom['publico'], idPublico: '', papel: '' })
        }
      />
      {named && (
        <SelectField
          label={publico === 'celula' ? m.notice_which_celula() : m.notice_which_evento()}
          required
          placeholder={m.choose()}
          error={error}
          options={named.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          value={idPublico}
          onChange={(event) => onWhom({ ...whom, idPublico: event.target.value })}
        />
      )}
      {publico === 'equipe' && (
        <SelectField
          label={m.notice_role()}
          placeholder={m.notice_role_any()}
          options={[...roles, ...funcoes].map((value) => ({ value, label: standingName(value) }))}
          value={papel}
          onChange={(event) => onWhom({ ...whom, papel: event.target.value })}
        />
      )}
    </div>
  )
}
