import { accountCalls, type DispositivoPush } from '@atrio/contract'
import { Button, useToasts } from '@atrio/ui'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { PushObstacle } from '../lib/push/push-obstacle.tsx'
import { leave } from '../lib/push/subscription.ts'
import type { PushHere } from '../lib/push/use-push.ts'
import { m } from '../paraglide/messages.js'

type ThisDeviceProps = { push: PushHere; igrejaId: number; device: DispositivoPush | undefined }

/** Switches messages on where the person is now; the browser asks for its permission then, and not before. */
export function ThisDevice({ push, igrejaId, device }: ThisDeviceProps) {
  const { reach, busy, turnOn } = push
  if (reach !== 'possible') return <PushObstacle reach={reach} />
  if (!push.isOn || !device) {
    return (
      <div>
        <Button loading={busy} icon={<BellRing aria-hidden="true" />} onClick={() => void turnOn()}>
          {m.push_turn_on()}
        </Button>
      </div>
    )
  }
  return <SwitchedOn igrejaId={igrejaId} idDispositivo={device.id} />
}

function SwitchedOn({ igrejaId, idDispositivo }: { igrejaId: number; idDispositivo: string }) {
  const [doing, setDoing] = useState<'test' | 'off' | null>(null)
  const { show } = useToasts()
  const params = { id: igrejaId, idDispositivo }
  const attempt = async (what: 'test' | 'off', work: () => Promise<unknown>, done: string) => {
    setDoing(what)
    try {
      await work()
      show({ tone: 'ok', title: done })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
    setDoing(null)
  }
  const sendTest = () => write(accountCalls.testDispositivoPush, { params, body: {} }, [])
  const turnOff = async () => {
    await write(accountCalls.deleteDispositivoPush, { params }, [accountCalls.listDispositivosPush])
    await leave()
  }
  return (
    <div>
      <p role="status" className="flex items-center gap-3 font-medium">
        <BellRing aria-hidden="true" className="size-5 flex-none text-ok" />
        {m.push_on()}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="outline"
          loading={doing === 'test'}
          onClick={() => void attempt('test', sendTest, m.push_test_sent())}
        >
          {m.push_test()}
        </Button>
        <Button
          variant="quiet"
          loading={doing === 'off'}
          onClick={() => void attempt('off', turnOff, m.push_turned_off())}
        >
          {m.push_turn_off()}
        </Button>
      </p>
    </div>
  )
}
