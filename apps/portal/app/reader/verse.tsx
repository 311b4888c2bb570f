import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'

/** A verse with its place, set apart from the text around it. */
export function Verse({ texto, referencia }: { texto: string; referencia: string | null }) {
  return (
    <figure className="verse">
      <blockquote>{texto}</blockquote>
      {referencia && (
        <figcaption>
          <Link to={paths.bible({ busca: referencia })}>{referencia}</Link>
        </figcaption>
      )}
    </figure>
  )
}
