import { givingCalls } from '@atrio/contract'
import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { GiveForm } from '../giving/give-form.tsx'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

/** The form of giving, as the church's page for it has it. It is paid in another window, and the picture goes on. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function GivePanel() {
  const slug = useChurch()?.slug ?? ''
  const options = useCall(givingCalls.getOpcoesDoacao, { params: { slug } })
  return (
    <LoadedContent
      of={options}
      loading={
        <SkeletonGroup label={m.live_give()}>
          <Skeleton shape="box" className="h-80" />
        </SkeletonGroup>
      }
      isEmpty={({ motivos }) => motivos.length === 0}
      empty={<p className="text-ink-muted">{m.live_give_none()}</p>}
    >
      {(opcoes) => <GiveForm {...opcoes} slug={slug} beside />}
    </LoadedContent>
  )
}
