import type { IgrejaEquipe } from '@atrio/contract'
import { useLoaderData, useOutletContext } from 'react-router'
import { ListPage } from '../content/list-page.tsx'
import { GroupTabs } from './group-tabs.tsx'
import type { LoadedGroupList } from './load.ts'
import { StudyReaders } from './study-readers.tsx'

/** The groups, or the studies, with drafts and what is archived. */
export function GroupListPage() {
  const loaded = useLoaderData<LoadedGroupList | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  if (!loaded) return null
  const { flagConteudoPublico } = loaded
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <GroupTabs codigo={igreja.codigo} />
      <ListPage />
      {flagConteudoPublico !== null && <StudyReaders slug={igreja.slug} isPublic={flagConteudoPublico} />}
    </div>
  )
}
