import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { usePush } from '../lib/push/use-push.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import type { ShellChurch } from '../shell/church.ts'
import { OtherDevices } from './other-devices.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { ThisDevice } from './this-device.tsx'

/** The devices on which a person is told, and when these keep silent (Decisions 154, 155). */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function PushSettings({ church }: { church: ShellChurch }) {
  const { user } = useSession()
  const push = usePush({ igrejaId: church.id, userId: user?.id ?? 0 })
  // Where nothing is sent to devices there is nothing to set.
  if (push.loaded.data && push.loaded.data.chave === null) return null
  return (
    <section aria-labelledby="push-title" className="ruled mt-14">
      <h2 id="push-title" className="text-xl">
        {m.push_title()}
      </h2>
      <p className="mt-2 text-ink-muted">{m.push_intro()}</p>
      <LoadedContent
        of={push.loaded}
        loading={
          <SkeletonGroup label={m.push_title()} className="stack mt-4">
            <Skeleton shape="box" className="h-11 w-60" />
            <Skeleton shape="box" className="h-32" />
          </SkeletonGroup>
        }
      >
        {({ dispositivos, silencio }) => (
          <div className="mt-4 grid grid-cols-1 gap-8">
            <ThisDevice
              push={push}
              igrejaId={church.id}
              device={dispositivos.find(({ flagAtual }) => flagAtual)}
            />
            <OtherDevices
              igrejaId={church.id}
              devices={dispositivos.filter(({ flagAtual }) => !flagAtual)}
              timeZone={church.fusoHorario}
            />
            {dispositivos.length > 0 && <QuietHours church={church} asSaved={silencio} />}
          </div>
        )}
      </LoadedContent>
    </section>
  )
}
