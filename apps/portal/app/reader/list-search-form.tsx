import { Button, TextField } from '@atrio/ui'
import { Search } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { m } from '../paraglide/messages.js'

export type ListSearchFormProps = {
  label: string
  busca: string
  /** Filters that are chosen elsewhere and stay as they are. */
  hidden: Record<string, string>
  /** Filters of the form's own. */
  children?: ReactNode
}

/** A plain form that works without script; with it, the list follows the typing. */
export function ListSearchForm({ label, busca, hidden, children }: ListSearchFormProps) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useRef<HTMLInputElement>(null)
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && next.pathname !== pathname
  // Who has chosen a result is not called back to the list by what they typed before. On a busy device the page hears
  // late that it is being left: the click is heard at once.
  useEffect(() => {
    const stop = () => clearTimeout(timer.current)
    const onClick = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('a[href]') && stop()
    if (isLeaving) stop()
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      stop()
    }
  }, [isLeaving])
  // Words that came with an address, such as "show all"; never while someone types.
  useEffect(() => {
    const input = field.current
    if (input && input !== document.activeElement) input.value = busca
  }, [busca])
  return (
    <Form
      role="search"
      method="get"
      replace
      preventScrollReset
      className="flex max-w-[56rem] flex-wrap items-end gap-3 has-[>.field:nth-child(4)]:max-w-none max-sm:[&>.field]:grow"
      onSubmit={() => clearTimeout(timer.current)}
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget, { preventScrollReset: true })
      }}
    >
      <TextField
        ref={field}
        fieldClassName="min-w-[min(13rem,100%)] flex-1"
        type="search"
        name="busca"
        label={label}
        defaultValue={busca}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        lead={<Search aria-hidden="true" className="size-5" />}
        onInput={({ currentTarget: { form } }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(
            () => void submit(form, { replace: true, preventScrollReset: true }),
            300,
          )
        }}
      />
      {children}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" className="min-h-12">
        {m.reader_search()}
      </Button>
    </Form>
  )
}
