import type { Igreja } from '@atrio/contract'
import { classNames, Picture, WindowArt } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** The church's pictures, the first one large; a drawn window where there are none. */
export function AboutGallery({ imagens, seed }: { imagens: Igreja['imagens']; seed: string }) {
  if (imagens.length === 0) return <WindowArt seed={seed} className="h-32 rounded-lg md:h-44" />
  return (
    <ul
      aria-label={m.about_gallery()}
      className={classNames('grid gap-3 md:gap-4', imagens.length > 1 && 'grid-cols-2 md:grid-cols-3')}
    >
      {imagens.map(({ url, alt }, index) => (
        <li key={url} className={index === 0 ? first(imagens.length) : undefined}>
          <Picture
            src={url}
            alt={alt}
            seed={`${seed}:${index}`}
            priority={index === 0}
            ratio={imagens.length === 1 ? '21/9' : '3/2'}
            className="h-full rounded-md"
          />
        </li>
      ))}
    </ul>
  )
}

/** With two, both are side by side; with more, the first is as tall as two of the others. */
function first(count: number): string | undefined {
  if (count === 1) return undefined
  return count === 2 ? 'col-span-2 md:col-span-2' : 'col-span-2 md:row-span-2'
}
