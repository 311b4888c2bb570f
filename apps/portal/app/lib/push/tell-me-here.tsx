import { Button } from '@atrio/ui'
import { BellRing } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { PushObstacle } from './push-obstacle.tsx'
import { usePush } from './use-push.ts'

type TellMeHereProps = { question: string; igrejaId: number; userId: number }

// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function TellMeHere({ question, igrejaId, userId }: TellMeHereProps) {
  const { loaded, reach, isOn, busy, turnOn } = usePush({ igrejaId, userId })
  // Where nothing is sent to devices, or this browser never receives, nothing is offered.
  if (!loaded.data?.chave || reach === 'unsupported') return null
  return (
    <section className="ruled" aria-label={question}>
      {isOn ? (
        <p role="status" className="flex items-center gap-3">
          <BellRing aria-hidden="true" className="size-5 flex-none text-ok" />
          {m.push_tell_me_on()}
        </p>
      ) : (
        <>
          <p className="mb-3">{question}</p>
          {reach === 'possible' ? (
            <Button
              variant="outline"
              loading={busy}
              icon={<BellRing aria-hidden="true" />}
              onClick={() => void turnOn()}
            >
              {m.push_tell_me()}
            </Button>
          ) : (
            <PushObstacle reach={reach} />
          )}
        </>
      )}
    </section>
  )
}
