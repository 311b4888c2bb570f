import { checkoutCalls, type InstrumentoPagamento, type Pedido } from '@atrio/contract'
import { formatBoletoLine, formatCivilDate } from '@atrio/rules'
import { Button, buttonClass } from '@atrio/ui'
import { Download, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { api } from '../lib/session/api-client.ts'
import { QrCode } from '../lib/qr-code.tsx'
import { usePdf } from '../money/use-pdf.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { CopyButton } from './copy-button.tsx'
import { ItfCode } from './itf-code.tsx'
import type { Writers } from './order-words.ts'

const QR = 'mx-auto block aspect-square w-full max-w-60 rounded-sm'

type Of<Tipo extends InstrumentoPagamento['tipo']> = Extract<InstrumentoPagamento, { tipo: Tipo }>

/** What the person pays with: a code, a slip, an app, or where to bring the money. */
export function InstrumentPanel({ pedido, write }: { pedido: Pedido; write: Writers }) {
  const { instrumento } = pedido
  switch (instrumento?.tipo) {
    case 'pix':
      return <PixPanel instrumento={instrumento} write={write} />
    case 'pix_manual':
      return (
        <PixPanel instrumento={instrumento} write={write}>
          <ManualKey instrumento={instrumento} />
        </PixPanel>
      )
    case 'boleto':
      return <BoletoPanel codigo={pedido.codigo} instrumento={instrumento} />
    case 'picpay':
      return <PicPayPanel instrumento={instrumento} write={write} />
    case 'dinheiro':
    case 'transferencia':
      if (!instrumento.instrucoes) return null
      return (
        <section className="card p-5">
          <h2 className="text-lg">{m.checkout_cash_where()}</h2>
          <p className="mt-1 whitespace-pre-line">{instrumento.instrucoes}</p>
        </section>
      )
    default:
      return null
  }
}

function PixPanel(props: {
  instrumento: Of<'pix'> | Of<'pix_manual'>
  write: Writers
  children?: ReactNode
}) {
  const { instrumento, write, children } = props
  const { copiaECola, expiraEm } = instrumento
  return (
    <section aria-labelledby="pix" className="card grid gap-5 p-5 sm:grid-cols-[15rem_1fr] sm:items-center">
      {/* On the phone that pays a picture cannot be scanned: the code comes first there, and the picture folds away. */}
      <details className="order-last sm:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center text-link underline">
          {m.checkout_pix_show_qr()}
        </summary>
        <QrCode className={QR} text={copiaECola} label={m.checkout_pix_qr()} />
      </details>
      <div className="hidden sm:block">
        <QrCode className={QR} text={copiaECola} label={m.checkout_pix_qr()} />
        <p className="mt-2 text-center text-sm text-ink-muted">{m.checkout_pix_scan()}</p>
      </div>
      <div className="grid min-w-0 gap-3">
        <h2 id="pix" className="text-lg">
          {m.checkout_pix_paste()}
        </h2>
        <Code>{copiaECola}</Code>
        <CopyButton text={copiaECola} label={m.checkout_pix_copy()} />
        {children}
        <p className="font-medium">{m.checkout_pix_until({ when: write.when(expiraEm) })}</p>
      </div>
    </section>
  )
}

function ManualKey({ instrumento: { tipoChave, chave } }: { instrumento: Of<'pix_manual'> }) {
  const tipos = {
    cnpj: m.checkout_key_cnpj,
    cpf: m.checkout_key_cpf,
    email: m.checkout_key_email,
    telefone: m.checkout_key_telefone,
    aleatoria: m.checkout_key_aleatoria,
  }
  return (
    <>
      <p className="text-sm text-ink-muted">{m.checkout_pix_key({ tipo: tipos[tipoChave]() })}</p>
      <Code>{chave}</Code>
      <CopyButton text={chave} label={m.checkout_pix_key_copy()} variant="outline" />
    </>
  )
}

function BoletoPanel({ codigo, instrumento }: { codigo: string; instrumento: Of<'boleto'> }) {
  const { linhaDigitavel, codigoBarras, vencimento, pdfUrl } = instrumento
  const { busy, save } = usePdf(m.checkout_boleto_failed)
  const date = formatCivilDate(vencimento, 'long', getLocale())
  return (
    <section aria-labelledby="boleto" className="card grid gap-3 p-5">
      <h2 id="boleto" className="text-lg">
        {m.checkout_boleto_line()}
      </h2>
      <Code>{formatBoletoLine(linhaDigitavel)}</Code>
      <CopyButton text={linhaDigitavel} label={m.checkout_boleto_copy()} />
      <ItfCode digits={codigoBarras} label={m.checkout_boleto_barcode()} />
      <p className="font-medium">{m.checkout_boleto_due({ date })}</p>
      {pdfUrl ? (
        <a href={pdfUrl} download className={buttonClass({ variant: 'outline', block: true })}>
          <Download aria-hidden="true" />
          {m.checkout_boleto_pdf()}
        </a>
      ) : (
        <Button
          variant="outline"
          block
          className="print:hidden"
          loading={busy}
          icon={<Download aria-hidden="true" />}
          onClick={() => void save(() => api(checkoutCalls.getBoletoPdf, { params: { codigo } }))}
        >
          {m.checkout_boleto_pdf()}
        </Button>
      )}
    </section>
  )
}

function PicPayPanel({ instrumento, write }: { instrumento: Of<'picpay'>; write: Writers }) {
  const { url, qrCode, expiraEm } = instrumento
  return (
    <section className="card grid gap-4 p-5 sm:grid-cols-[15rem_1fr] sm:items-center">
      <div className="hidden sm:block">
        <QrCode className={QR} text={qrCode} label={m.checkout_picpay_qr()} />
      </div>
      <div className="grid gap-3">
        <a href={url} className={buttonClass({ size: 'lg', block: true })}>
          <ExternalLink aria-hidden="true" />
          {m.checkout_picpay_open()}
        </a>
        <p className="font-medium">{m.checkout_pix_until({ when: write.when(expiraEm) })}</p>
      </div>
    </section>
  )
}

function Code({ children }: { children: string }) {
  return <p className="rounded-sm bg-sunken px-3 py-2 font-mono text-sm break-all select-all">{children}</p>
}
