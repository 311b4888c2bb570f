import type { Baixado } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { Download } from 'lucide-react'
import { useStepUp } from './step-up.tsx'
import { errorText } from '../lib/error-text.ts'
import { keepFile } from '../lib/keep-file.ts'
import { useTask } from '../lib/use-task.ts'

/** Fetches a file of the church's for whoever shows once more who they are. */
export function ExportButton({
  label,
  hint,
  fetchFile,
}: {
  label: string
  hint: string
  fetchFile: () => Promise<Baixado>
}) {
  const guarded = useStepUp()
  const { isBusy, error, start } = useTask(async () => {
    await guarded(async () => keepFile(await fetchFile()))
  })
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <Button variant="secondary" icon={<Download />} loading={isBusy} onClick={() => void start()}>
        {label}
      </Button>
      <p className="text-ink-muted text-sm">{hint}</p>
    </div>
  )
}
