import type { ProjetoListado } from '@atrio/contract'
import { Card, Picture } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { ProgressPlot } from './progress-plot.tsx'

/** A project in the list of its ministry. */
export function ProjectCard({ ministryId, projeto }: { ministryId: number; projeto: ProjetoListado }) {
  const { id, nome, resumo, imagem, andamento } = projeto
  return (
    <Card
      as="li"
      level={3}
      media={
        <Picture src={imagem?.url ?? null} alt={imagem?.alt ?? ''} seed={`projeto ${nome}`} ratio="3/2" />
      }
      link={<Link to={paths.project({ ministryId, projectId: id })}>{nome}</Link>}
    >
      {resumo && <p className="line-clamp-3">{resumo}</p>}
      {andamento && (
        <div className="mt-3">
          <ProgressPlot andamento={andamento} />
        </div>
      )}
    </Card>
  )
}
