import { buttonClass, Dialog } from '@atrio/ui'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

export default function ChurchSwitch({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={m.church_switch()} closeLabel={m.close()}>
      <a className={buttonClass()} href={paths.churchs()}>
        {m.find_church()}
      </a>
    </Dialog>
  )
}
