import { m } from '../paraglide/messages.js'
import type { Gift, MoneyWords } from './gift.ts'
import type { Motivo } from './reasons-field.tsx'

export type ShareBarProps = { gift: Gift; motivos: readonly Motivo[]; words: MoneyWords }

/** The shares of a gift as one bar: the fields below say the same in figures. */
export function ShareBar({ gift, motivos, words }: ShareBarProps) {
  const shares = gift.partes.map(({ motivo, texto }) => ({
    motivo,
    nome: motivos.find(({ id }) => id === motivo)?.nome ?? '',
    cents: words.read(texto) ?? 0,
  }))
  const total = shares.reduce((sum, { cents }) => sum + cents, 0)
  if (shares.length < 2 || total === 0) return null
  const percent = (cents: number) => Math.round((cents / total) * 100)
  const label = shares.map(({ nome, cents }) => `${nome}: ${percent(cents)} %`).join(', ')
  const bars = shares.map(({ motivo, cents }, index) => ({
    motivo,
    start: (shares.slice(0, index).reduce((sum, one) => sum + one.cents, 0) / total) * 100,
    width: Math.max(0, (cents / total) * 100 - 0.75),
  }))
  return (
    <svg
      role="img"
      aria-label={`${m.giving_shares()}: ${label}`}
      className="giving-shares"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
    >
      {bars.map(({ motivo, start, width }) => (
        <rect key={motivo} x={start} y={0} width={width} height={4} />
      ))}
    </svg>
  )
}
