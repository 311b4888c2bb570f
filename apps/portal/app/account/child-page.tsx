import { Skeleton, SkeletonGroup, buttonClass } from '@atrio/ui'
import { Link, useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { ChildForm } from './child-form.tsx'
import { Guardians } from './guardians.tsx'
import { MissingThing } from './missing-thing.tsx'
import { useCriancas } from './use-criancas.ts'

export const meta = () => [{ title: m.account_child() }, { name: 'robots', content: 'noindex' }]

/** One child: what is said of it, who else has it, and the way to delete it. */
export default function ChildPage() {
  const { childId = '' } = useParams()
  const loaded = useCriancas()
  return (
    <div className="max-w-2xl">
      <BackLink to={paths.children()}>{m.account_family()}</BackLink>
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.account_family()}>
            <Skeleton shape="box" className="h-64" />
          </SkeletonGroup>
        }
      >
        {({ criancas }) => {
          const known = criancas.find(({ id }) => String(id) === childId) ?? null
          if (!known && childId !== 'new')
            return <MissingThing to={paths.children()} back={m.account_family()} />
          return (
            <div key={childId}>
              <h1 className="mb-6 break-words">{known?.nome ?? m.account_child_add()}</h1>
              <ChildForm known={known} />
              {known && (
                <>
                  <Guardians crianca={known} />
                  <section aria-labelledby="child-delete" className="ruled mt-10">
                    <h2 id="child-delete" className="text-xl">
                      {m.account_child_delete()}
                    </h2>
                    <p className="mt-1 mb-3 text-ink-muted">{m.account_child_delete_intro()}</p>
                    <Link
                      to={paths.childDelete({ childId: known.id })}
                      className={buttonClass({ variant: 'outline' })}
                    >
                      {m.account_child_delete()}
                    </Link>
                  </section>
                </>
              )}
            </div>
          )
        }}
      </LoadedContent>
    </div>
  )
}
