import type { AchadoDns, RegistroDns } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

const found: Record<AchadoDns, (value: { valor: string }) => string> = {
  certo: m.hosts_right,
  outro: m.hosts_other,
  ausente: m.hosts_absent,
  desconhecido: m.hosts_unknown,
}

/** What is to be written where the name was bought, and what stands there now. */
export function HostRecords({ registros, isLooked }: { registros: RegistroDns[]; isLooked: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm">{m.hosts_records()}</p>
      <ol className="grid grid-cols-1 gap-3">
        {registros.map(({ tipo, nome, valor, achado, encontrado }) => (
          <li
            key={tipo}
            className="border-line bg-sunken grid grid-cols-1 gap-1 rounded-md border p-3 text-sm"
          >
            <p className="font-semibold">{tipo === 'CNAME' ? m.hosts_cname() : m.hosts_txt()}</p>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
              <dt className="text-ink-muted">{m.hosts_record_name()}</dt>
              <dd>
                <code className="wrap-anywhere">{nome}</code>
              </dd>
              <dt className="text-ink-muted">{m.hosts_record_value()}</dt>
              <dd>
                <code className="wrap-anywhere">{valor}</code>
              </dd>
            </dl>
            {isLooked && <p>{found[achado]({ valor: encontrado ?? '' })}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
