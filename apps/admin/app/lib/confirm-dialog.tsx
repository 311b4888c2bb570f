import { Banner, Button, Dialog } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { errorText } from './error-text.ts'
import { useTask } from './use-task.ts'

/** Asks once more before something that others notice. */
export function ConfirmDialog({
  isOpen,
  title,
  detail,
  keep,
  act,
  onClose,
  onAct,
}: {
  isOpen: boolean
  title: string
  detail: string
  keep: string
  act: string
  onClose: () => void
  /** Closes the dialog once it is done. */
  onAct: () => Promise<void>
}) {
  const { isBusy, error, start } = useTask(onAct)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      description={detail}
      closeLabel={m.close()}
      size="sm"
      actions={
        <>
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void start()}>
            {act}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
    </Dialog>
  )
}
