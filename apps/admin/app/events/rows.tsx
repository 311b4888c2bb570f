import { Button, IconButton } from '@atrio/ui'
import { ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'

/** Things of one kind in an order: each may be moved up, removed, and another one comes last. */
export function Rows<Row>({
  title,
  hint,
  level,
  rows,
  nameOf,
  add,
  isKept,
  onRows,
  children,
}: {
  title: string
  hint?: string
  level: 2 | 3
  rows: readonly Row[]
  nameOf: (row: Row, index: number) => string
  add: { label: string; make: () => Row; most: number }
  /** Must not be removed. */
  isKept?: (row: Row) => boolean
  onRows: (rows: Row[]) => void
  children: (row: Row, change: (changes: Partial<Row>) => void, index: number) => ReactNode
}) {
  const id = useId()
  const Title = `h${level}` as 'h2'
  // What is typed stays with its row, also where it moves.
  const [keys, setKeys] = useState<string[]>(() => rows.map(() => crypto.randomUUID()))
  const put = (index: number, changes: Partial<Row>) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)))
  const up = (index: number) => {
    setKeys(swapped(keys, index))
    onRows(swapped(rows, index))
  }
  const remove = (index: number) => {
    setKeys(keys.filter((_, at) => at !== index))
    onRows(rows.filter((_, at) => at !== index))
  }
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1">
        <Title id={id} className={level === 2 ? undefined : 'text-base'}>
          {title}
        </Title>
        {hint && <p className="text-ink-muted text-sm">{hint}</p>}
      </div>
      {rows.length > 0 && (
        <ol className="ruled">
          {rows.map((row, index) => {
            const name = nameOf(row, index)
            return (
              <li key={keys[index] ?? nameOf(row, index)} className="grid grid-cols-1 gap-4 py-4">
                <div className="flex items-center justify-between gap-3">
                  <p className="min-w-0 font-semibold wrap-break-word">{name}</p>
                  <span className="flex shrink-0">
                    {index > 0 && (
                      <IconButton label={m.row_up({ name })} icon={<ArrowUp />} onClick={() => up(index)} />
                    )}
                    {!isKept?.(row) && (
                      <IconButton
                        label={m.row_remove({ name })}
                        icon={<Trash2 />}
                        onClick={() => remove(index)}
                      />
                    )}
                  </span>
                </div>
                {children(row, (changes) => put(index, changes), index)}
              </li>
            )
          })}
        </ol>
      )}
      {rows.length < add.most && (
        <Button
          variant="secondary"
          icon={<Plus />}
          className="justify-self-start"
          onClick={() => {
            setKeys([...keys, crypto.randomUUID()])
            onRows([...rows, add.make()])
          }}
        >
          {add.label}
        </Button>
      )}
    </section>
  )
}

/** With one of them a place before where it was. */
function swapped<Row>(rows: readonly Row[], index: number): Row[] {
  return rows.map((row, at) => (at === index ? rows[at - 1]! : at === index - 1 ? rows[index]! : row))
}
