import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { find, tagsOf } from '../test-markup.ts'
import { Carousel } from './carousel.tsx'
import { easeOut, throttle, throttleMs, transitionMs } from './glide.ts'

const texts = {
  previous: 'Anterior',
  next: 'Próximo',
  slide: (n: number, count: number) => `${n} de ${count}`,
}
const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `slide-${index}`, content: `Aviso ${index}` }))

describe('Carousel', () => {
  it('shows a single slide without controls', () => {
    const tags = tagsOf(<Carousel label="Destaques" texts={texts} slides={slides(1)} />)
    expect(tags.filter(({ name }) => name === 'button')).toEqual([])
    expect(find(tags, 'li').attributes).not.toHaveProperty('aria-label')
  })

  it('has a dot for each slide, the first of them current, and buttons for both ways', () => {
    const tags = tagsOf(<Carousel label="Destaques" texts={texts} slides={slides(3)} />)
    const buttons = tags.filter(({ name }) => name === 'button').map(({ attributes }) => attributes)
    expect(buttons.map((attributes) => attributes['aria-label'])).toEqual([
      '1 de 3',
      '2 de 3',
      '3 de 3',
      'Anterior',
      'Próximo',
    ])
    expect(buttons.map((attributes) => attributes['aria-current'] === 'true').indexOf(true)).toBe(0)
  })

  it('can be stopped when it moves by itself', () => {
    const moving = { ...texts, pause: 'Pausar', play: 'Continuar' }
    const tags = tagsOf(<Carousel label="Destaques" texts={moving} autoplay={6000} slides={slides(2)} />)
    expect(tags.some(({ attributes }) => attributes['aria-label'] === 'Pausar')).toBe(true)
  })
})

describe('the limits of Spec §9', () => {
  it('are 300 ms and 16 ms', () => {
    expect([transitionMs, throttleMs]).toEqual([300, 16])
  })
})

describe('easeOut', () => {
  it('starts at the start, ends at the end, and is past the middle halfway', () => {
    expect([easeOut(0), easeOut(1)]).toEqual([0, 1])
    expect(easeOut(0.5)).toBeGreaterThan(0.5)
  })
})

describe('throttle', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('calls once for many, and once more for the last', () => {
    const call = vi.fn<() => void>()
    const throttled = throttle(call, throttleMs)
    throttled()
    throttled()
    vi.advanceTimersByTime(15)
    expect(call).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(call).toHaveBeenCalledTimes(1)
    throttled()
    vi.advanceTimersByTime(16)
    expect(call).toHaveBeenCalledTimes(2)
  })
})
