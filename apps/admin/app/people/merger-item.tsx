import { ApiError, type mergeCalls, type Uniao } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { formatMoment } from '../lib/church-time.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'
import { mergeErrorText } from './merge-words.ts'

/** What was merged, by whom, and the way back. */
export function MergerItem({
  uniao,
  slug,
  call,
}: {
  uniao: Uniao
  slug: string
  call: (typeof mergeCalls)['desfazerUniao']
}) {
  const { id, fica, sai, quem, quantidade, dataCadastro, dataDesfeita } = uniao
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    const isDone = await guarded(() => api(call, { params: { slug, id }, body: {} }))
    if (isDone) show({ tone: 'ok', title: m.merge_undone() })
    await refresh()
  })
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <p className="wrap-anywhere">{m.merge_done({ fica: fica?.email ?? '–', sai: sai?.email ?? '–' })}</p>
      <p className="text-ink-muted text-sm">
        {m.merge_when({ moment: formatMoment(dataCadastro), quem: quem ?? '–' })}{' '}
        {quantidade === 0 ? m.merge_moved_none() : m.merge_moved({ count: quantidade })}
      </p>
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {mergeErrorText(error)}
        </Banner>
      )}
      {dataDesfeita ? (
        <p className="text-ink-muted text-sm">{m.merge_undone_at({ moment: formatMoment(dataDesfeita) })}</p>
      ) : (
        !(error instanceof ApiError) && (
          <Button
            variant="secondary"
            loading={isBusy}
            className="justify-self-start"
            onClick={() => void start()}
          >
            {m.merge_undo()}
          </Button>
        )
      )}
    </li>
  )
}
