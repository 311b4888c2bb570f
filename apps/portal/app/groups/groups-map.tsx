import 'leaflet/dist/leaflet.css'
import './groups-map.css'
import { groupsCalls, type CallRequest, type LugarCelula } from '@atrio/contract'
import { formatDistance, type Locale } from '@atrio/rules'
import { Banner, Button, buttonClass, IconButton } from '@atrio/ui'
import { Maximize, Minus, Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { scaleOf, type Scale } from './map-scale.ts'
import type { Pontos } from './map-points.ts'
import { openMap, type MapView } from './map-view.ts'

interface GroupsMapProps {
  filtros: CallRequest<typeof groupsCalls.listCelulaPontos>['query']
  lugares: readonly LugarCelula[]
  tiles: { url: string; attribution: string } | null
  /** The group whose card is looked at. */
  marked: number | null
  chosen: number | null
  onChoose: (id: number | null) => void
  locale: Locale
  /** Of what the church writes. */
  lang: Locale
}

/** The groups of the list, and all further ones, roughly where they are. Whatever it shows stands in the list, too. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function GroupsMap(props: GroupsMapProps) {
  const { filtros, lugares, tiles, marked, chosen, onChoose, locale, lang } = props
  const { found, again } = usePontos(filtros)
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<MapView>(null)
  const [scale, setScale] = useState<Scale | null>(null)
  const newest = useRef({ onChoose, lugares })
  useEffect(() => {
    newest.current = { onChoose, lugares }
  }, [onChoose, lugares])
  const tilesUrl = tiles?.url ?? null
  // Once: what changes afterwards is told to it, so that whoever looks at it stays where they are.
  useEffect(() => {
    const opened = openMap(box.current!, {
      tilesUrl,
      words: { group: (nome) => nome, several: (count) => m.groups_map_several({ count }) },
      onChoose: (id) => newest.current.onChoose(id),
      onScale: (metres) => setScale(scaleOf(metres)),
    })
    view.current = opened
    return () => {
      view.current = null
      opened.end()
    }
  }, [tilesUrl])
  useEffect(() => {
    if (found !== 'loading' && found !== 'failed') view.current?.show(found, newest.current.lugares)
  }, [found])
  useEffect(() => view.current?.mark({ looked: marked, chosen }), [marked, chosen])
  const known = typeof found === 'string' ? null : found
  const ponto = known?.pontos.find(({ id }) => id === chosen)
  return (
    <section aria-labelledby="groups-map" className="groups-map">
      <h2 id="groups-map" className="sr-only">
        {m.groups_map()}
      </h2>
      {found === 'failed' && (
        <Banner
          tone="warn"
          title={m.groups_map_failed()}
          actions={<Button onClick={again}>{m.groups_map_again()}</Button>}
        >
          {m.groups_map_failed_detail()}
        </Banner>
      )}
      <div className="groups-map-frame">
        <div
          ref={box}
          className="groups-map-box"
          role="group"
          aria-label={m.groups_map_label()}
          lang={lang}
        />
        <div className="groups-map-tools">
          <IconButton label={m.groups_map_nearer()} icon={<Plus />} onClick={() => view.current?.zoom(1)} />
          <IconButton
            label={m.groups_map_further()}
            icon={<Minus />}
            onClick={() => view.current?.zoom(-1)}
          />
          <IconButton label={m.groups_map_all()} icon={<Maximize />} onClick={() => view.current?.fit()} />
        </div>
        {scale && (
          <span aria-hidden="true" className="groups-map-scale" style={{ width: scale.pixels }}>
            {formatDistance(scale.metres, locale)}
          </span>
        )}
        {ponto && (
          <div className="groups-map-chosen" role="status">
            <Link className="font-semibold" to={paths.group({ celulaId: ponto.id })} lang={lang}>
              {ponto.nome}
            </Link>
            <span className="flex items-center gap-2">
              <Link className={buttonClass({})} to={paths.group({ celulaId: ponto.id })}>
                {m.groups_map_see()}
              </Link>
              <IconButton label={m.groups_map_unchoose()} icon={<X />} onClick={() => onChoose(null)} />
            </span>
          </div>
        )}
      </div>
      <p className="mt-2 text-sm text-ink-muted">{m.groups_map_area()}</p>
      {tiles?.attribution && (
        <p className="text-xs text-ink-muted">
          {tiles.attribution.includes('OpenStreetMap') ? (
            <a href="https://www.openstreetmap.org/copyright">{tiles.attribution}</a>
          ) : (
            tiles.attribution
          )}
        </p>
      )}
    </section>
  )
}

/** Where the groups of the same filters are: asked for once the map is there. */
function usePontos(filtros: GroupsMapProps['filtros']) {
  const slug = useChurch()?.slug ?? ''
  const [found, setFound] = useState<Pontos | 'loading' | 'failed'>('loading')
  const [round, setRound] = useState(0)
  const key = JSON.stringify({ filtros, round })
  useEffect(() => {
    let current = true
    const ask = async () => {
      const { filtros: query } = JSON.parse(key) as Pick<GroupsMapProps, 'filtros'>
      const answer = await api(groupsCalls.listCelulaPontos, { params: { slug }, query }).catch(
        () => 'failed' as const,
      )
      if (current) setFound(answer)
    }
    void ask()
    return () => {
      current = false
    }
  }, [key, slug])
  return { found, again: () => setRound((last) => last + 1) }
}
