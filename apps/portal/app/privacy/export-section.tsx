import { privacyCalls, type Exportacao } from '@atrio/contract'
import { Banner, Button, buttonClass, Skeleton, SkeletonGroup, Spinner, useToasts } from '@atrio/ui'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { moment } from './moment.ts'

const SECOND = 1_000

/** Takes all data along: asked for, made elsewhere, and downloaded here. */
export function ExportSection({ userId, quiet = false }: { userId: number; quiet?: boolean }) {
  const loaded = useCall(privacyCalls.getExportacao, { params: { id: userId } }, { fresh: true })
  const { again } = loaded
  const situacao = loaded.data?.exportacao?.situacao
  useEffect(() => {
    if (situacao !== 'pedida' && situacao !== 'pronta') return
    // What is made is there in seconds; the address of what is there is good for an hour.
    const timer = setInterval(again, situacao === 'pedida' ? 2 * SECOND : 1_800 * SECOND)
    return () => clearInterval(timer)
  }, [situacao, again])
  return (
    <section aria-labelledby="privacy-export" className="ruled">
      <h2 id="privacy-export" className="text-xl">
        {quiet ? m.privacy_export_first() : m.privacy_export_title()}
      </h2>
      <p className="mt-2 text-ink-muted">
        {quiet ? m.privacy_export_first_detail() : m.privacy_export_detail()}
      </p>
      <div className="mt-4" aria-live="polite">
        <LoadedContent
          of={loaded}
          loading={
            <SkeletonGroup label={m.privacy_loading()}>
              <Skeleton className="h-11 w-56" />
            </SkeletonGroup>
          }
          failed={{ title: m.privacy_failed(), action: m.privacy_retry() }}
        >
          {({ exportacao }) => <State exportacao={exportacao} userId={userId} />}
        </LoadedContent>
      </div>
    </section>
  )
}

function State({ exportacao, userId }: { exportacao: Exportacao | null; userId: number }) {
  if (exportacao?.situacao === 'pedida') {
    return (
      <p className="flex items-center gap-3">
        <Spinner />
        {m.privacy_export_working()}
      </p>
    )
  }
  if (exportacao?.situacao === 'falhou') {
    return (
      <Banner
        tone="bad"
        title={m.privacy_export_failed()}
        actions={<Ask userId={userId} label={m.privacy_retry()} />}
      >
        {m.privacy_export_failed_detail()}
      </Banner>
    )
  }
  if (!exportacao?.url) return <Ask userId={userId} label={m.privacy_export_ask()} />
  const { url, tamanho, apagarEm } = exportacao
  return (
    <div className="grid gap-3">
      <p>
        <span className="block font-medium">{m.privacy_export_ready()}</span>
        <span className="text-sm text-ink-muted">
          {m.privacy_export_until({ quando: moment(apagarEm ?? '') })}
        </span>
      </p>
      <p className="flex flex-wrap gap-3">
        <a href={url} download={`${m.privacy_export_file()}.zip`} className={buttonClass({})}>
          <Download aria-hidden="true" />
          {m.privacy_export_download({ tamanho: size(tamanho ?? 0) })}
        </a>
        <Ask userId={userId} label={m.privacy_export_again()} again />
      </p>
    </div>
  )
}

function Ask({ userId, label, again = false }: { userId: number; label: string; again?: boolean }) {
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const ask = async () => {
    setBusy(true)
    try {
      await write(privacyCalls.createExportacao, { params: { id: userId }, body: {} }, [
        privacyCalls.getExportacao,
      ])
    } catch (error) {
      show({ tone: 'bad', title: errorMessage(error).title })
    }
    setBusy(false)
  }
  return (
    <Button variant={again ? 'quiet' : 'outline'} loading={busy} onClick={() => void ask()}>
      {label}
    </Button>
  )
}

function size(bytes: number): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
  const value = bytes / (unit === 'kilobyte' ? 1_000 : 1_000_000)
  const format = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const
  return new Intl.NumberFormat(getLocale(), format).format(value)
}
