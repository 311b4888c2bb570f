import './card-face.css'
import type { Carteirinha } from '@atrio/contract'
import { Avatar, classNames } from '@atrio/ui'
import type { ReactNode } from 'react'
import { QrCode } from '../lib/qr-code.tsx'
import { m } from '../paraglide/messages.js'
import { backFacts, validityText, type Words } from './card-facts.ts'

export type CardFaceProps = { card: Carteirinha; photo: string | null; words: Words }

/** The front of a card of 85.6 × 53.98 mm (ISO 7810 ID-1), in whatever size it is shown. */
export function CardFront({ card, photo, words }: CardFaceProps) {
  const { nome, numero, funcao, congregacao, igreja, qrCode } = card
  return (
    <CardFace label={m.card_front_of({ nome })}>
      <header className="card-face-band">
        <Avatar name={igreja.nome} src={igreja.logo} shape="square" className="card-face-logo" />
        <span className={classNames('card-face-church', igreja.nome.length > 34 && 'card-face-tight')}>
          {igreja.nome}
        </span>
        <span className="card-face-kind">{m.card_title()}</span>
      </header>
      <div className="card-face-front">
        <Avatar name={nome} src={photo} shape="square" className="card-face-photo" />
        <div className="card-face-person">
          <p className={classNames('card-face-name', nome.length > 32 && 'card-face-tight')}>{nome}</p>
          {funcao && <p className="card-face-line">{funcao}</p>}
        </div>
        <dl className="card-face-marks">
          {congregacao && <Mark label={m.card_congregacao()}>{congregacao.nome}</Mark>}
          <Mark label={m.card_numero()}>{numero}</Mark>
          <Mark label={m.card_validade()}>{validityText(card, words.locale)}</Mark>
        </dl>
        {qrCode && <QrCode className="card-face-qr" text={qrCode} label={m.card_qr({ nome })} />}
      </div>
    </CardFace>
  )
}

export function CardBack({ card, words }: Omit<CardFaceProps, 'photo'>) {
  return (
    <CardFace label={m.card_back_of({ nome: card.nome })}>
      <dl className="card-face-facts">
        {backFacts(card, words).map(({ label, value }) => (
          <Mark key={label} label={label}>
            {value}
          </Mark>
        ))}
      </dl>
      <footer className="card-face-foot">
        <span>{card.igreja.nome}</span>
        <span>{m.card_found()}</span>
      </footer>
    </CardFace>
  )
}

function CardFace({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Paper has no dark side: it looks as it is printed.
    <article className="card-face" aria-label={label} data-theme="light">
      <div className="card-face-inside">{children}</div>
    </article>
  )
}

function Mark({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
