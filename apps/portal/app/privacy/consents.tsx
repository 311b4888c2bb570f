import { accountCalls } from '@atrio/contract'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'

/** Which texts the person accepted, in which version, when and by what. */
export function Consents({ userId }: { userId: number }) {
  const { data } = useCall(accountCalls.listAceites, { params: { id: userId } })
  if (!data) return null
  const day = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long' })
  return (
    <section aria-labelledby="privacy-consents" className="ruled">
      <h2 id="privacy-consents" className="text-xl">
        {m.account_consents()}
      </h2>
      {data.aceites.length === 0 && <p className="mt-2">{m.privacy_consents_none()}</p>}
      <ul className="mt-3 divide-y divide-line">
        {data.aceites.map(({ tipo, versao, origem, data }) => (
          <li
            key={`${tipo} ${versao}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5"
          >
            <Link to={texts[tipo].path({ version: String(versao) })}>
              {m.account_consent({ texto: texts[tipo].title(), versao })}
            </Link>
            <span className="text-sm text-ink-muted">
              {acts[origem]({ date: day.format(new Date(data)) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const texts = {
  privacidade: { title: m.text_privacy, path: paths.privacy },
  termos: { title: m.text_terms, path: paths.terms },
}

const acts = {
  cadastro: m.account_consent_cadastro,
  compra: m.account_consent_compra,
  doacao: m.account_consent_doacao,
  aviso: m.account_consent_aviso,
}
