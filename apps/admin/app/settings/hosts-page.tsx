import { staffHostsCalls, type EnderecosIgreja, type IgrejaEquipe } from '@atrio/contract'
import { Banner, Button, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useLoaderData, useOutletContext } from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { fieldErrors } from '../lib/field-errors.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { useStepUp } from '../shell/step-up.tsx'
import { HostItem } from './host-item.tsx'

/** Where the church's portal is found, and where links of mails lead. */
export function HostsPage() {
  const loaded = useLoaderData<{ enderecos: EnderecosIgreja } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(m.hosts_title(), igreja.nome)
  if (!loaded) return null
  const { plataforma, lista } = loaded.enderecos
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <BackLink>{m.settings()}</BackLink>
      <div className="grid grid-cols-1 gap-2">
        <h1>{m.hosts_title()}</h1>
        <p className="text-ink-muted">{m.hosts_lead()}</p>
      </div>
      <ul className="divide-line border-line grid grid-cols-1 divide-y border-y">
        {lista.map((endereco) => (
          <HostItem key={endereco.host} endereco={endereco} slug={igreja.slug} />
        ))}
        <HostItem
          slug={igreja.slug}
          endereco={{
            host: plataforma,
            flagAtivo: true,
            flagPrincipal: !lista.some(({ flagPrincipal }) => flagPrincipal),
            conferidoEm: null,
            registros: [],
          }}
          isPlatforms
        />
      </ul>
      <AddForm slug={igreja.slug} />
    </div>
  )
}

function AddForm({ slug }: { slug: string }) {
  const [host, setHost] = useState('')
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    const isDone = await guarded(() =>
      api(staffHostsCalls.createEnderecoEquipe, { params: { slug }, body: { host } }),
    )
    if (!isDone) return
    show({ tone: 'ok', title: m.hosts_added(), detail: m.hosts_added_detail() })
    setHost('')
    await refresh()
  })
  const refused = fieldErrors(error)['host']
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      {error !== null && refused === undefined && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <TextField
        label={m.hosts_name()}
        hint={m.hosts_name_hint()}
        error={refused}
        required
        inputMode="url"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={253}
        value={host}
        onChange={(event) => setHost(event.target.value)}
      />
      <Button type="submit" loading={isBusy} className="justify-self-start">
        {m.hosts_add()}
      </Button>
    </form>
  )
}
