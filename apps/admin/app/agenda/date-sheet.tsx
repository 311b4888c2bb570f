import {
  staffAgendaCalls,
  type CultoAlteracaoEquipe,
  type CultoEquipe,
  type IgrejaEquipe,
  type ItemAgenda,
} from '@atrio/contract'
import { formatCivilDate, formatClock } from '@atrio/rules'
import { Sheet, useToasts } from '@atrio/ui'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { DateForm } from './date-form.tsx'

/** A service on one date: off, at another hour, or as every week. */
export function DateSheet({
  item,
  cultos,
  igreja: { slug },
  onClose,
}: {
  item: ItemAgenda | null
  cultos: readonly CultoEquipe[]
  igreja: IgrejaEquipe
  onClose: () => void
}) {
  const refresh = useRefresh()
  const { show } = useToasts()
  const culto = cultos.find(({ id }) => id === item?.id)
  const known = culto?.alteracoes.find(({ data }) => data === item?.data) ?? null

  /** Members hear of it some seconds later: what was pressed by mistake goes without a trace. */
  const done = (saved: CultoAlteracaoEquipe | null) => {
    onClose()
    if (!item || !saved || known) return show({ tone: 'ok', title: m.date_saved() })
    const undo = async () => {
      try {
        const params = { slug, idCulto: item.id, data: item.data }
        await api(staffAgendaCalls.deleteCultoAlteracaoEquipe, { params, query: { versao: saved.versao } })
        await refresh()
        show({ tone: 'ok', title: m.date_undone() })
      } catch (error) {
        show({ tone: 'bad', title: errorText(error) })
      }
    }
    return show({
      tone: 'ok',
      title: saved.flagCancelado ? m.date_cancelled() : m.date_saved(),
      detail: m.date_saved_detail(),
      action: { label: m.undo(), onAction: () => void undo() },
    })
  }

  return (
    <Sheet
      open={item !== null && culto !== undefined}
      onClose={onClose}
      title={item?.titulo ?? ''}
      description={item && culto ? when(item, culto) : undefined}
      closeLabel={m.close()}
      closeOnBackdrop={false}
    >
      {item && culto && (
        <DateForm
          key={`${culto.id}/${item.data}/${known?.versao}`}
          slug={slug}
          culto={culto}
          data={item.data}
          known={known}
          onDone={done}
        />
      )}
    </Sheet>
  )
}

const when = ({ data }: ItemAgenda, { hora }: CultoEquipe) =>
  `${formatCivilDate(data, 'weekday', getLocale())}, ${formatClock(hora, getLocale())}`
