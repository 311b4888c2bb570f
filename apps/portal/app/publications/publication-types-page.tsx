import { publicationsCalls } from '@atrio/contract'
import { buttonClass, Card, EmptyState, WindowArt } from '@atrio/ui'
import { Library } from 'lucide-react'
import { Link } from 'react-router'
import { pageMeta } from '../lib/seo/seo.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { churchPage } from '../reader/church-page.ts'
import type { Route } from './+types/publication-types-page.ts'

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args, { title: m.publications_types_title(), description: m.publications_types_intro() })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  return api(publicationsCalls.listPublicacaoTipos, { params })
}

export default function PublicationTypesPage({ loaderData }: Route.ComponentProps) {
  const { publicacaoTipos } = loaderData
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{m.publications_types_title()}</h1>
          <p className="mt-3 max-w-[40rem] text-lg text-ink-muted">{m.publications_types_intro()}</p>
        </div>
        <Link className={buttonClass({ variant: 'outline' })} to={paths.publications()}>
          {m.publications_all()}
        </Link>
      </header>
      {publicacaoTipos.length === 0 ? (
        <EmptyState
          icon={<Library />}
          title={m.reader_empty_title()}
          action={
            <Link className={buttonClass({ variant: 'outline' })} to={paths.home()}>
              {m.go_home()}
            </Link>
          }
        >
          <p>{m.publications_empty()}</p>
        </EmptyState>
      ) : (
        <ul className="card-grid">
          {publicacaoTipos.map(({ slug, nome, descricao, quantidade }) => (
            <Card
              key={slug}
              as="li"
              level={2}
              media={<WindowArt seed={`publicacao-tipo ${nome}`} className="aspect-[21/9] w-full" />}
              link={<Link to={paths.publications({ tipo: slug })}>{nome}</Link>}
              eyebrow={
                quantidade === 0 ? m.publications_none_yet() : m.publications_count({ count: quantidade })
              }
            >
              {descricao && <p>{descricao}</p>}
            </Card>
          ))}
        </ul>
      )}
    </div>
  )
}
