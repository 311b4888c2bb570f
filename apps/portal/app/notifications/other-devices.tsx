import { accountCalls, type DispositivoPush } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { Button, useToasts } from '@atrio/ui'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'

type OtherDevicesProps = { igrejaId: number; devices: readonly DispositivoPush[]; timeZone: string }

/** Where else the person is told; a device that is lost is told nothing more from here. */
export function OtherDevices({ igrejaId, devices, timeZone }: OtherDevicesProps) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const [removing, setRemoving] = useState<string | null>(null)
  const { show } = useToasts()
  if (devices.length === 0) return null
  const remove = async (idDispositivo: string) => {
    setRemoving(idDispositivo)
    try {
      const params = { id: igrejaId, idDispositivo }
      await write(accountCalls.deleteDispositivoPush, { params }, [accountCalls.listDispositivosPush])
      show({ tone: 'ok', title: m.push_removed() })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
    setRemoving(null)
  }
  return (
    <div>
      <h3 className="font-ui text-lg">{m.push_others()}</h3>
      <ul className="mt-1 divide-y divide-line">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <MonitorSmartphone aria-hidden="true" className="size-5 flex-none text-link" />
            <p className="min-w-0 flex-1 basis-[min(13rem,100%)]">
              <span className="block font-medium">{nameOf(device)}</span>
              <span className="block text-sm text-ink-muted">
                {m.push_since({ data: formatInstant(device.dataCadastro, 'long', locale, timeZone) })}
              </span>
            </p>
            <Button
              variant="quiet"
              loading={removing === device.id}
              aria-label={m.push_remove_named({ onde: nameOf(device) })}
              onClick={() => void remove(device.id)}
            >
              {m.push_remove()}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf({ navegador, sistema }: DispositivoPush): string {
  return [navegador, sistema].filter(Boolean).join(' · ') || m.push_unknown()
}
