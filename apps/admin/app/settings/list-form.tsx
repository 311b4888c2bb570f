import type { Call, IgrejaEquipe, ListasEquipe } from '@atrio/contract'
import { Button, CheckboxField, classNames, IconButton } from '@atrio/ui'
import { ChevronRight, Plus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLoaderData, useOutletContext } from 'react-router'
import { m } from '../paraglide/messages.js'
import { usePageTitle } from '../shell/page-title.ts'
import { Movers } from './movers.tsx'
import { PartForm } from './part-form.tsx'

export interface ListItem {
  /** Null for what is not saved yet. */
  id: number | null
  nome: string
  flagArquivado: boolean
  usos: number
}

interface Props<Item extends ListItem> {
  title: string
  lead: string
  place: string
  call: Call
  read: (listas: ListasEquipe) => { versao: number; itens: Item[] }
  /** What a new one begins with. */
  fresh: Omit<Item, keyof ListItem>
  /** One of it as it is sent. */
  toBody?: (item: Item) => object
  add: string
  none: string
  /** How many name one of it. */
  uses: (count: number) => string
  /** It stands in the order that is given, not by name. */
  isOrdered?: boolean
  fields: (
    item: Item,
    change: (changes: Partial<Item>) => void,
    error: (name: string) => string | undefined,
  ) => ReactNode
}

/** A short list of the church's settings: each of it opens where it stands, and all are saved at once. */
export function ListForm<Item extends ListItem>(props: Props<Item>) {
  const loaded = useLoaderData<{ listas: ListasEquipe } | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(props.title, igreja.nome)
  if (!loaded) return null
  const { versao, itens } = props.read(loaded.listas)
  return <List key={versao} {...props} slug={igreja.slug} stored={{ versao, valores: { itens } }} />
}

function List<Item extends ListItem>({
  add,
  none,
  fresh,
  fields,
  uses,
  isOrdered = false,
  toBody,
  ...props
}: Props<Item> & { slug: string; stored: { versao: number; valores: { itens: Item[] } } }) {
  const [open, setOpen] = useState<number | null>(null)
  return (
    <PartForm<{ itens: Item[] }>
      {...props}
      toBody={({ itens }) => ({
        itens: itens.map((item) => {
          const { usos: _usos, ...rest } = toBody ? { usos: 0, ...toBody(item) } : item
          return rest
        }),
      })}
    >
      {({ valores: { itens }, change, errors }) => (
        <>
          {itens.length === 0 && <p className="text-ink-muted">{none}</p>}
          {itens.length > 0 && (
            <ul className="divide-line border-line grid grid-cols-1 divide-y border-y">
              {itens.map((item, index) => {
                const set = (changes: Partial<Item>) =>
                  change({ itens: itens.with(index, { ...item, ...changes }) })
                const error = (name: string) => errors[`itens.${index}.${name}`]
                const isWrong = Object.keys(errors).some((name) => name.startsWith(`itens.${index}.`))
                return (
                  <li key={item.id ?? `new${index}`} className="py-2">
                    <div className="flex items-center gap-1">
                      <button
                        type="button"
                        aria-expanded={open === index || isWrong}
                        className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-2 text-left"
                        onClick={() => setOpen(open === index ? null : index)}
                      >
                        <ChevronRight
                          aria-hidden="true"
                          className={classNames(
                            'size-5 shrink-0',
                            (open === index || isWrong) && 'rotate-90',
                          )}
                        />
                        <span className="grid min-w-0">
                          <span className="font-semibold wrap-break-word">
                            {item.nome || m.list_unnamed()}
                          </span>
                          <span className="text-ink-muted text-sm">
                            {[item.flagArquivado && m.archived(), item.usos > 0 && uses(item.usos)]
                              .filter(Boolean)
                              .join(' · ')}
                          </span>
                        </span>
                      </button>
                      {isOrdered && (
                        <Movers
                          name={item.nome}
                          list={itens}
                          index={index}
                          onMove={(moved) => {
                            setOpen(null)
                            change({ itens: moved })
                          }}
                        />
                      )}
                      {item.usos === 0 && (
                        <IconButton
                          icon={<Trash2 />}
                          label={m.list_remove({ name: item.nome || m.list_unnamed() })}
                          onClick={() => {
                            setOpen(null)
                            change({ itens: itens.toSpliced(index, 1) })
                          }}
                        />
                      )}
                    </div>
                    {(open === index || isWrong) && (
                      <div className="grid grid-cols-1 gap-5 py-3">
                        {fields(item, set, error)}
                        <CheckboxField
                          label={m.list_archive()}
                          hint={
                            item.usos > 0
                              ? m.list_archive_used({ uses: uses(item.usos) })
                              : m.list_archive_hint()
                          }
                          checked={item.flagArquivado}
                          onChange={(event) => set({ flagArquivado: event.target.checked } as Partial<Item>)}
                        />
                      </div>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
          <Button
            variant="secondary"
            icon={<Plus />}
            className="justify-self-start"
            onClick={() => {
              const item = { ...fresh, id: null, nome: '', flagArquivado: false, usos: 0 } as unknown as Item
              change({ itens: [...itens, item] })
              setOpen(itens.length)
            }}
          >
            {add}
          </Button>
        </>
      )}
    </PartForm>
  )
}
