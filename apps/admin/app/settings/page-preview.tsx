import { staffSettingsCalls, type CallResult } from '@atrio/contract'
import { parseBrandColor } from '@atrio/rules'
import { Banner, Button, RadioGroup } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useNewest } from '../lib/use-newest.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

type Shown = CallResult<(typeof staffSettingsCalls)['createPreviaVisual']> & { corApp: string }
type Nome = Shown['paginas'][number]['nome']

const names: Record<Nome, () => string> = {
  inicio: m.preview_inicio,
  evento: m.preview_evento,
  compra: m.preview_compra,
}

/** The church's own pages in the colour that is typed, in a frame where nothing of them runs (Decision 206). */
export function PagePreview({ slug, corApp }: { slug: string; corApp: string }) {
  const [nome, setNome] = useState<Nome>('inicio')
  const [tema, setTema] = useState<'light' | 'dark'>('light')
  const {
    answer: shown,
    isBusy,
    error,
    start,
  } = useNewest(async (): Promise<Shown> => {
    const colour = corApp === '' ? null : parseBrandColor(corApp)
    const answer = await api(staffSettingsCalls.createPreviaVisual, {
      params: { slug },
      body: { corApp: colour },
    })
    return { ...answer, corApp }
  })
  const pagina = shown?.paginas.find((one) => one.nome === nome) ?? shown?.paginas[0]
  return (
    <section aria-labelledby="pages" className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id="pages" className="text-lg">
        {m.preview_real()}
      </h2>
      <p className="text-ink-muted text-sm">{m.preview_real_hint()}</p>
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      {(shown === null || shown.corApp !== corApp) && (
        <Button
          variant="secondary"
          loading={isBusy}
          className="justify-self-start"
          onClick={() => void start()}
        >
          {m.preview_show()}
        </Button>
      )}
      {shown && pagina && (
        <>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <RadioGroup
              label={m.preview_page()}
              name="pagina"
              value={pagina.nome}
              options={shown.paginas.map((one) => ({ value: one.nome, label: names[one.nome]() }))}
              onValueChange={(value) => setNome(value as Nome)}
            />
            <RadioGroup
              label={m.preview_theme()}
              name="tema"
              value={tema}
              options={[
                { value: 'light', label: m.preview_light() },
                { value: 'dark', label: m.preview_dark() },
              ]}
              onValueChange={(value) => setTema(value as 'light' | 'dark')}
            />
          </div>
          <iframe
            title={m.preview_frame({ pagina: names[pagina.nome]() })}
            sandbox="allow-same-origin"
            referrerPolicy="no-referrer"
            className="border-line h-128 w-full rounded-lg border"
            src={addressOf(shown, { caminho: pagina.caminho, tema })}
          />
        </>
      )}
    </section>
  )
}

function addressOf({ portal, bilhete }: Shown, { caminho, tema }: { caminho: string; tema: string }): string {
  const url = new URL(caminho, portal)
  url.search = new URLSearchParams({ lang: getLocale(), previa: bilhete, tema }).toString()
  return url.href
}
