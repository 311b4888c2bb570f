import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { LiveRegion } from '../feedback/live-region.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useCarousel } from './use-carousel.ts'

export type CarouselTexts = {
  previous: string
  next: string
  /** The name of one slide, counted from 1: "2 of 5". */
  slide: (position: number, count: number) => string
  /** Names of the button that stops and starts a carousel that moves by itself. */
  pause?: string
  play?: string
}

export type CarouselProps = {
  /** Names the carousel for assistive technology. */
  label: string
  texts: CarouselTexts
  /** Milliseconds that each slide stays; none for a carousel that waits for its visitor. */
  autoplay?: number
  className?: string
  slides: readonly { id: string; content: ReactNode }[]
}

/** One slide at a time (Spec §9): by swipe, buttons, dots and keys. A single slide stands without controls. */
export function Carousel({ label, texts, autoplay, className, slides }: CarouselProps) {
  const count = slides.length
  const { track, index, goTo } = useCarousel(count)
  const { stopped, toggle, holdProps } = useAutoplay(count > 1 ? autoplay : undefined, () => goTo(index + 1))
  const [asked, setAsked] = useState(false)
  const ask = (wanted: number) => {
    setAsked(true)
    goTo(wanted)
  }
  return (
    <div role="group" aria-label={label} className={classNames('carousel', className)} {...holdProps}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul ref={track} className="carousel-track" tabIndex={count > 1 ? 0 : undefined}>
        {slides.map(({ id, content }, position) => (
          <li
            key={id}
            className="carousel-slide"
            aria-label={count > 1 ? texts.slide(position + 1, count) : undefined}
          >
            {content}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className="carousel-controls">
          <div className="carousel-dots">
            {slides.map(({ id }, position) => (
              <button
                key={id}
                type="button"
                className="carousel-dot"
                aria-label={texts.slide(position + 1, count)}
                aria-current={position === index}
                onClick={() => ask(position)}
              />
            ))}
          </div>
          {autoplay && texts.pause && texts.play && (
            <IconButton
              label={stopped ? texts.play : texts.pause}
              icon={stopped ? <Play /> : <Pause />}
              onClick={toggle}
            />
          )}
          <IconButton label={texts.previous} icon={<ChevronLeft />} onClick={() => ask(index - 1)} />
          <IconButton label={texts.next} icon={<ChevronRight />} onClick={() => ask(index + 1)} />
          {/* Silent while it moves by itself. */}
          <LiveRegion>{asked && texts.slide(index + 1, count)}</LiveRegion>
        </div>
      )}
    </div>
  )
}
