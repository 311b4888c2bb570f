import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { MissingThing } from './missing-thing.tsx'
import { NewPasskey } from './new-passkey.tsx'
import { OwnPasskey } from './own-passkey.tsx'
import { useChaves } from './use-chaves.ts'

export const meta = () => [{ title: m.passkey() }, { name: 'robots', content: 'noindex' }]

/** One passkey: made here, or named and removed. */
export default function PasskeyPage() {
  const { passkeyId = '' } = useParams()
  const { user } = useSession()
  const loaded = useChaves()
  if (!user) return null
  return (
    <div className="max-w-md">
      <BackLink to={paths.security()}>{m.account_security()}</BackLink>
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.passkey()}>
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        }
      >
        {({ chaves, flagConfirmada }) => {
          if (passkeyId === 'new') return <NewPasskey user={user} confirmed={flagConfirmada} />
          const chave = chaves.find(({ id }) => String(id) === passkeyId)
          if (!chave) return <MissingThing to={paths.security()} back={m.account_security()} />
          return <OwnPasskey key={chave.id} userId={user.id} chave={chave} />
        }}
      </LoadedContent>
    </div>
  )
}
