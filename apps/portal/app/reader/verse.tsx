import { VerseReference } from '../bible/verse-reference.tsx'

/** A verse with its place, set apart from the text around it. */
export function Verse({ texto, referencia }: { texto: string; referencia: string | null }) {
  return (
    <figure className="verse">
      <blockquote>{texto}</blockquote>
      {referencia && (
        <figcaption>
          <VerseReference referencia={referencia}>{referencia}</VerseReference>
        </figcaption>
      )}
    </figure>
  )
}
