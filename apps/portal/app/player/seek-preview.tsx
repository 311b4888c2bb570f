import { useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react'
import { mediaTime } from './media-time.ts'

/** Small pictures of a video on sheets: which place of it each one shows. */
export interface Previews {
  /** The address of a sheet, the first being 1. */
  sheet: (number: number) => string
  quantas: number
  segundos: number
  colunas: number
  linhas: number
  largura: number
  altura: number
}

type PreviewProps = { previews: Previews; duration: number; children: ReactNode }

/** Shows what is at the place under the pointer, for the eye alone: the bar itself says the time. */
export function SeekPreview({ previews, duration, children }: PreviewProps) {
  const [share, setShare] = useState<number | null>(null)
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setShare(Math.min(1, Math.max(0, (clientX - left) / width)))
  }
  const leave = () => setShare(null)
  return (
    <div
      className="player-looking"
      onPointerMove={follow}
      onPointerLeave={leave}
      onPointerCancel={leave}
      onPointerUp={({ pointerType }) => pointerType === 'touch' && leave()}
    >
      {share !== null && duration > 0 && <Still previews={previews} share={share} time={share * duration} />}
      {children}
    </div>
  )
}

function Still({ previews, share, time }: { previews: Previews; share: number; time: number }) {
  const { sheet, quantas, segundos, colunas, linhas, largura, altura } = previews
  const each = colunas * linhas
  const index = Math.min(Math.floor(time / segundos), quantas * each - 1)
  const [column, row] = [index % colunas, Math.floor((index % each) / colunas)]
  const style: CSSProperties & Record<'--share', number> = {
    '--share': share,
    width: largura,
    height: altura,
    backgroundImage: `url("${sheet(Math.floor(index / each) + 1)}")`,
    backgroundPosition: `-${column * largura}px -${row * altura}px`,
  }
  return (
    <div aria-hidden="true" className="player-still-at" style={style}>
      <span>{mediaTime(time)}</span>
    </div>
  )
}
