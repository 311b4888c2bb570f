import type { TextoMarcado } from '@atrio/contract'

/** A text with what was looked for marked in it. */
export function MarkedText({ texto, marcas }: TextoMarcado) {
  const ends = [0, ...marcas.map(([, end]) => end)]
  return (
    <>
      {marcas.map(([start, end], index) => (
        <span key={start}>
          {texto.slice(ends[index], start)}
          <mark>{texto.slice(start, end)}</mark>
        </span>
      ))}
      {texto.slice(ends.at(-1))}
    </>
  )
}
