import type { NumerosPlay } from '@atrio/contract'
import { getLocale } from '../paraglide/runtime.js'
import { m } from '../paraglide/messages.js'

const [WIDTH, HEIGHT] = [600, 120]

/** Who watched in the last thirty days: a drawing for the eye, and the same in words. */
export function PlayFigures({ numeros: { dias, titulos } }: { numeros: NumerosPlay }) {
  const most = Math.max(1, ...dias.map(({ pessoas }) => pessoas))
  const begun = dias.reduce((sum, { inicios }) => sum + inicios, 0)
  const step = WIDTH / Math.max(1, dias.length)
  return (
    <section aria-labelledby="play-figures" className="grid grid-cols-1 gap-3">
      <h2 id="play-figures" className="text-lg">
        {m.play_figures()}
      </h2>
      <p>{begun === 0 ? m.play_figures_none() : m.play_figures_sum({ count: begun, most })}</p>
      {begun > 0 && (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full" aria-hidden="true">
            {dias.map(({ dia, pessoas }, index) => {
              const height = (pessoas / most) * (HEIGHT - 4)
              return (
                <rect
                  key={dia}
                  x={index * step + 2}
                  y={HEIGHT - Math.max(2, height)}
                  width={step - 4}
                  height={Math.max(2, height)}
                  rx="2"
                  fill={pessoas > 0 ? 'var(--color-action)' : 'var(--color-line)'}
                />
              )
            })}
          </svg>
          <p aria-hidden="true" className="text-ink-muted flex justify-between text-sm">
            <span>{day(dias[0]!.dia)}</span>
            <span>{day(dias.at(-1)!.dia)}</span>
          </p>
          <table className="w-full text-sm">
            <caption className="text-ink-muted pb-2 text-start">{m.play_figures_titles()}</caption>
            <thead>
              <tr>
                <th scope="col" className="py-1 text-start">
                  {m.field_titulo()}
                </th>
                <th scope="col" className="py-1 text-end">
                  {m.play_figures_people()}
                </th>
                <th scope="col" className="py-1 text-end">
                  {m.play_figures_begun()}
                </th>
              </tr>
            </thead>
            <tbody>
              {titulos.map(({ id, titulo, pessoas, inicios }) => (
                <tr key={id} className="border-line border-t">
                  <th scope="row" className="py-1.5 pe-3 text-start font-normal wrap-anywhere">
                    {titulo}
                  </th>
                  <td className="py-1.5 text-end">{pessoas}</td>
                  <td className="py-1.5 text-end">{inicios}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

const day = (iso: string) =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString(getLocale(), { day: 'numeric', month: 'short' })
