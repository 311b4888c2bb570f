import './consent.css'
import { CATEGORIAS, ports, type Categoria, type OpenPort } from '@atrio/rules'
import { Button, CheckboxField, IconButton } from '@atrio/ui'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { categoryWords, portNames } from '../shell/port-words.ts'
import { granted, refusesAdvertising, type Choice } from './choice.ts'

interface ConsentSheetProps {
  open: readonly OpenPort[]
  choice: Choice | null
  /** Somebody asked for it; else it asks by itself, and takes nobody's focus. */
  wanted: boolean
  onDecide: (accepted: readonly Categoria[]) => void
  onLater: () => void
}

/** Stands at the foot of the page and keeps nobody from reading it. No and yes weigh the same, and nothing is ticked before. */
export function ConsentSheet({ open, choice, wanted, onDecide, onLater }: ConsentSheetProps) {
  const offered = CATEGORIAS.filter((one) => open.some(({ porta }) => ports[porta].categoria === one))
  const [isChoosing, setIsChoosing] = useState(wanted)
  const [accepted, setAccepted] = useState<readonly Categoria[]>(() =>
    granted(choice, open).map(({ porta }) => ports[porta].categoria),
  )
  const sheet = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useHeight(sheet)
  useLater(onLater)
  useEffect(() => {
    if (!wanted) return
    const before = document.activeElement
    title.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [wanted])
  const choose = () => {
    flushSync(() => setIsChoosing(true))
    sheet.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }
  const tick = (one: Categoria, yes: boolean) =>
    setAccepted(yes ? [...accepted, one] : accepted.filter((other) => other !== one))
  return (
    <section ref={sheet} role="dialog" aria-labelledby="consent-title" className="consent no-print">
      <div className="wrap consent-body">
        <div className="consent-text">
          <h2 id="consent-title" ref={title} tabIndex={-1} className="text-lg font-semibold">
            {m.choice_title()}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">
            {m.choice_ask({ igreja: useChurch()?.nome ?? '' })}{' '}
            <Link to={paths.privacy()}>{m.choice_policy()}</Link>
          </p>
        </div>
        {isChoosing && (
          <fieldset className="consent-choices">
            <legend className="sr-only">{m.choice_choose()}</legend>
            {offered.map((one) => (
              <Category key={one} one={one} open={open} isTicked={accepted.includes(one)} tick={tick} />
            ))}
          </fieldset>
        )}
        <div className="consent-actions">
          <Button variant="outline" onClick={() => onDecide([])}>
            {m.choice_refuse()}
          </Button>
          <Button variant="outline" onClick={() => onDecide(offered)}>
            {m.choice_accept()}
          </Button>
          {isChoosing ? (
            <Button variant="outline" onClick={() => onDecide(accepted)}>
              {m.choice_save()}
            </Button>
          ) : (
            <Button variant="outline" onClick={choose}>
              {m.choice_choose()}
            </Button>
          )}
        </div>
        <IconButton
          className="consent-close"
          label={wanted ? m.close() : m.choice_later()}
          icon={<X />}
          onClick={onLater}
        />
      </div>
    </section>
  )
}

function Category({
  one,
  open,
  isTicked,
  tick,
}: {
  one: Categoria
  open: readonly OpenPort[]
  isTicked: boolean
  tick: (one: Categoria, yes: boolean) => void
}) {
  const { name, detail } = categoryWords[one]
  const services = open.filter(({ porta }) => ports[porta].categoria === one)
  const isRefused = one === 'publicidade' && refusesAdvertising()
  return (
    <CheckboxField
      label={
        <>
          {name()}{' '}
          <span className="text-sm text-ink-muted">
            {services.map(({ porta }) => portNames[porta]).join(', ')}
          </span>
        </>
      }
      hint={isRefused ? m.choice_gpc() : detail()}
      disabled={isRefused}
      checked={isTicked && !isRefused}
      onChange={({ target }) => tick(one, target.checked)}
    />
  )
}

/** The page scrolls as far as the sheet is high: nothing of it is out of reach, and no focus is hidden below it. */
function useHeight(sheet: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = sheet
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--consent-height', `${current.offsetHeight}px`),
    )
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent-height')
    }
  }, [sheet])
}

/** Esc puts the answer off, but for an Esc that closes something else. */
function useLater(onLater: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog:modal, :popover-open:not(.toasts)')) return
      onLater()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
