import { formatBoletoLine, formatMoney } from '@atrio/rules'
import { acts, isPossible, type Act } from './acts.ts'
import { html, type Html } from './html.ts'
import type { PaymentRecord } from './records.ts'
import { style } from './style.ts'
import { languages, texts, type Language, type Texts } from './texts.ts'

export interface PageFrame {
  language: Language
  nonce: string
  /** Of this page, for the links to its other languages. */
  path: string
}

export function paymentPage(frame: PageFrame, payment: PaymentRecord, message: string | null): string {
  const t = texts[frame.language]
  const { id, metodo, status, returnUrl } = payment
  const possible = acts.filter((act) => isPossible(payment, act))
  const isDone = !possible.some((act) => act === 'pay' || act === 'approve')
  return page(
    frame,
    t.titles[metodo],
    html`<article class="card">
      <h1>${t.titles[metodo]}</h1>
      <p class="quiet">${t.explanations[metodo]}</p>
      ${message && html`<p class="message" role="status">${message}</p>`}
      <p class="amount">${money(payment, frame.language)}</p>
      <p><span class="status ${status}">${statusText(payment, t)}</span></p>
      <dl>
        <div>
          <dt>${t.to}</dt>
          <dd>${payment.payeeName}</dd>
        </div>
        ${
          payment.description !== '' &&
          html`<div>
            <dt>${t.what}</dt>
            <dd>${payment.description}</dd>
          </div>`
        }
        ${
          !isDone &&
          html`<div>
            <dt>${t.payUntil}</dt>
            <dd>${deadline(payment, frame.language)}</dd>
          </div>`
        }
        ${
          codeOf(payment) !== null &&
          html`<div>
            <dt>${t.code}</dt>
            <dd><code>${codeOf(payment)}</code></dd>
          </div>`
        }
      </dl>
      <div class="acts">
        ${possible.map((act, at) => actForm(frame, id, act, actText(payment, act, t), at > 0))}
        ${isDone && html`<a class="button ${possible.length > 0 && 'second'}" href="${returnUrl}">${t.back}</a>`}
      </div>
    </article>`,
  )
}

export function listPage(frame: PageFrame, payments: PaymentRecord[], notFound: boolean): string {
  const t = texts[frame.language]
  return page(
    frame,
    t.name,
    html`<section class="card">
        <h1>${t.find}</h1>
        ${notFound && html`<p class="message" role="alert" id="wrong">${t.notFound}</p>`}
        <form method="post" action="/find?lang=${frame.language}">
          <label for="code">${t.findLabel}</label>
          <p class="quiet" id="hint">${t.findHint}</p>
          <textarea id="code" name="code" required spellcheck="false" aria-describedby="hint"></textarea>
          <button>${t.find}</button>
        </form>
      </section>
      <section class="card recent">
        <h1>${t.recent}</h1>
        ${payments.length === 0 && html`<p class="quiet">${t.none}</p>`}
        <ul class="list">
          ${payments.map((payment) => listRow(frame, payment, t))}
        </ul>
      </section>`,
  )
}

function listRow({ language }: PageFrame, payment: PaymentRecord, t: Texts): Html {
  return html`<li>
    <a href="/pay/${payment.id}?lang=${language}">
      <strong>${payment.payeeName}</strong><span>${money(payment, language)}</span>
      <small>${t.titles[payment.metodo]}</small><small>${statusText(payment, t)}</small>
    </a>
  </li>`
}

function actForm({ language }: PageFrame, id: string, act: Act, text: string, isSecond: boolean): Html {
  return html`<form method="post" action="/pay/${id}/${act}?lang=${language}">
    <button class="${isSecond && 'second'}">${text}</button>
  </form>`
}

function actText({ metodo }: PaymentRecord, act: Act, t: Texts): string {
  return t.actsOf[metodo]?.[act] ?? t.acts[act]
}

function statusText(payment: PaymentRecord, t: Texts): string {
  const isReturned = payment.status === 'paid' && payment.refundedCents !== '0'
  return isReturned ? t.returned : t.statuses[payment.status]
}

function codeOf({ instrument }: PaymentRecord): string | null {
  if (instrument?.tipo === 'pix') return instrument.copiaECola
  return instrument?.tipo === 'boleto' ? formatBoletoLine(instrument.linhaDigitavel) : null
}

function money({ amountCents, currency }: PaymentRecord, language: Language): string {
  return formatMoney(BigInt(amountCents), currency, language)
}

function deadline({ expiresAt, instrument }: PaymentRecord, language: Language): string {
  if (instrument?.tipo === 'boleto') {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(instrument.vencimento),
    )
  }
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Sao_Paulo' } as const
  return new Intl.DateTimeFormat(language, options).format(new Date(expiresAt))
}

function page({ language, nonce, path }: PageFrame, title: string, content: Html): string {
  const t = texts[language]
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${t.name}</title>
        <style nonce="${nonce}">
          STYLE
        </style>
      </head>
      <body>
        <aside class="notice">${t.notice}</aside>
        <header>
          <a class="brand" href="/?lang=${language}" title="${t.all}">${mark}<span>${t.name}</span></a>
          <nav aria-label="${t.language}">
            <ul>
              ${languages.map((each) => languageLink(each, language, path))}
            </ul>
          </nav>
        </header>
        <main>${content}</main>
      </body>
    </html>`
  return document.text.replace('STYLE', () => style)
}

function languageLink(each: Language, current: Language, path: string): Html {
  const isCurrent = each === current && html`aria-current="true"`
  return html`<li>
    <a href="${path}?lang=${each}" lang="${each}" hreflang="${each}" ${isCurrent}
      >${each.slice(0, 2).toUpperCase()}</a
    >
  </li>`
}

const mark = html`<svg
  viewBox="0 0 32 32"
  fill="none"
  stroke="currentColor"
  stroke-width="2.5"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M4 13 16 5l12 8H4ZM7 13v11M13 13v11M19 13v11M25 13v11M4 27h24" />
</svg>`
