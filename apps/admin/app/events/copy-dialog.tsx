import { Banner, Button, Dialog, useToasts } from '@atrio/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { eventCalls } from './calls.ts'
import { MomentField } from './inputs.tsx'

/** The same event on another day. */
export function CopyEvent({ slug, id, dataInicio }: { slug: string; id: number; dataInicio: string }) {
  const [isOpen, setOpen] = useState(false)
  const [when, setWhen] = useState<string | null>(dataInicio)
  const navigate = useNavigate()
  const { show } = useToasts()
  const copy = useTask(async () => {
    const made = await eventCalls(slug).copy(id, when!)
    setOpen(false)
    show({ tone: 'ok', title: m.event_copied() })
    await navigate(`../${made.id}`, { relative: 'path' })
  })
  return (
    <>
      <Button variant="secondary" icon={<Copy />} onClick={() => setOpen(true)}>
        {m.event_copy()}
      </Button>
      <Dialog
        open={isOpen}
        size="sm"
        onClose={() => setOpen(false)}
        title={m.event_copy()}
        description={m.event_copy_detail()}
        closeLabel={m.close()}
        actions={
          <Button loading={copy.isBusy} disabled={when === null} onClick={() => void copy.start()}>
            {m.event_copy_do()}
          </Button>
        }
      >
        <div className="grid grid-cols-1 gap-4">
          {copy.error !== null && <Banner tone="bad">{errorText(copy.error)}</Banner>}
          <MomentField label={m.event_copy_when()} value={when} onMoment={setWhen} />
        </div>
      </Dialog>
    </>
  )
}
