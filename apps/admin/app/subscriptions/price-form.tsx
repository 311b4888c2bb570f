import { ApiError, subscriptionsStaffCalls, type PlanoEquipe } from '@atrio/contract'
import { Banner, Button, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api, codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { moneyOf } from '../lib/money.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** Another price for a plan; what it costs now stands beside it. */
export function PriceForm({ slug, plano, onDone }: { slug: string; plano: PlanoEquipe; onDone: () => void }) {
  const { id, moeda, taxaContratacao } = plano
  const money = moneyOf(moeda)
  const [typed, setTyped] = useState({
    valor: '',
    taxa: taxaContratacao > 0 ? plain(money.say(taxaContratacao)) : '',
  })
  const [tried, setTried] = useState(false)
  const [seen, setSeen] = useState({ idPreco: plano.precos[0]!.id, valor: plano.valor, isOther: false })
  const valor = money.read(typed.valor)
  const taxa = typed.taxa.trim() === '' ? 0 : money.read(typed.taxa)
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    setTried(true)
    if (!valor || taxa === null) return
    const body = { idPreco: seen.idPreco, valor, taxaContratacao: taxa }
    try {
      await api(subscriptionsStaffCalls.createPrecoPlano, { params: { slug, id }, body })
    } catch (thrown) {
      const theirs = codeOf(thrown) === 'VERSION_CONFLICT' ? (thrown as ApiError).body.conflito : undefined
      if (!theirs) throw thrown
      setSeen({ idPreco: theirs.versao, valor: Number(theirs.valores['valor']), isOther: true })
      return
    }
    onDone()
    show({ tone: 'ok', title: m.sub_price_saved() })
    await refresh()
  })
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <TextField
        label={m.sub_price_new()}
        hint={m.sub_price_now({ valor: money.say(seen.valor) })}
        error={tried && !valor ? m.sub_amount_wrong() : undefined}
        inputMode="decimal"
        autoComplete="off"
        required
        value={typed.valor}
        onChange={(event) => setTyped({ ...typed, valor: event.target.value })}
      />
      <TextField
        label={m.sub_fee()}
        hint={m.sub_fee_hint()}
        error={tried && taxa === null ? m.sub_amount_wrong() : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed.taxa}
        onChange={(event) => setTyped({ ...typed, taxa: event.target.value })}
      />
      {seen.isOther && (
        <Banner tone="warn" live="assertive" title={m.conflict_title()}>
          {m.sub_price_stale({ valor: money.say(seen.valor) })}
        </Banner>
      )}
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {errorText(error)}
        </Banner>
      )}
      <Button type="submit" loading={isBusy} block>
        {m.sub_price_save()}
      </Button>
    </form>
  )
}

/** An amount without its currency, as it is typed. */
const plain = (said: string) => said.replaceAll(/[^\d.,]/g, '')
