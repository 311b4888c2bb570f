import type { ClienteListado } from '@atrio/contract'
import { FALLBACK_LOCALE } from '@atrio/rules'
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup, TextField } from '@atrio/ui'
import { Church, Search, SearchX } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { RetryBanner } from '../../lib/messages/retry-banner.tsx'
import { m } from '../../paraglide/messages.js'
import { churchSearchQuery, type Place } from './church-search.ts'
import { ChurchSwitchRow } from './church-switch-row.tsx'
import { useRootData, type ShellChurch } from '../church.ts'
import { NearMe } from './near-me.tsx'
import { useChurchList, type ChurchList } from './use-church-list.ts'

export type ChurchSwitchListProps = {
  church: ShellChurch
  /** For members; without it a row leads straight to its church. */
  onChoose: ((cliente: ClienteListado) => void) | undefined
}

/** The churches of the same organisation, by name, address or distance. */
export function ChurchSwitchList({ church, onChoose }: ChurchSwitchListProps) {
  const root = useRootData()
  const locale = root?.locale ?? FALLBACK_LOCALE
  const [busca, setBusca] = useState('')
  const [place, setPlace] = useState<Place | null>(null)
  const list = useChurchList(church.slugOrganizacao, busca.trim(), place)
  const { found } = list
  return (
    <div className="flex flex-col gap-4">
      <TextField
        type="search"
        label={m.churches_search_label()}
        value={busca}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        lead={<Search aria-hidden="true" className="size-5" />}
        onChange={({ target }) => setBusca(target.value)}
      />
      <NearMe place={place} onPlace={setPlace} />
      <LiveRegion>{found && found.total > 0 && m.churches_total({ count: found.total })}</LiveRegion>
      <Answer list={list} busca={busca.trim()} />
      {found && (
        <ul className="flex flex-col">
          {found.clientes.map((cliente) => (
            <ChurchSwitchRow
              key={cliente.id}
              cliente={cliente}
              isHere={cliente.igreja.codigo === church.codigo}
              locale={locale}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
      {found && found.total > found.clientes.length && (
        <a href={paths.churchs(churchSearchQuery({ busca: busca.trim(), place, page: 1 }))}>
          {m.switch_all()}
        </a>
      )}
    </div>
  )
}

/** What there is to say when the answer is not simply a list. */
function Answer({ list: { found, failed, retry }, busca }: { list: ChurchList; busca: string }) {
  if (failed) {
    return <RetryBanner retry={retry}>{m.switch_failed()}</RetryBanner>
  }
  if (!found) {
    return (
      <SkeletonGroup label={m.switch_loading()} className="flex flex-col gap-3">
        <Skeleton shape="box" className="h-16 rounded-md" />
        <Skeleton shape="box" className="h-16 rounded-md" />
        <Skeleton shape="box" className="h-16 rounded-md" />
      </SkeletonGroup>
    )
  }
  if (found.total === 0 && busca) {
    return (
      <EmptyState icon={<SearchX />} level={3} title={m.churches_none_title()}>
        <p>{m.churches_none({ busca })}</p>
      </EmptyState>
    )
  }
  if (found.total <= 1 && !busca) {
    return (
      <EmptyState icon={<Church />} level={3} title={m.switch_alone_title()}>
        <p>{m.switch_alone()}</p>
      </EmptyState>
    )
  }
  return null
}
