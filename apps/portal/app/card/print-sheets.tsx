import { classNames } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { CardBack, CardFront, type CardFaceProps } from './card-face.tsx'

type PrintSheetsProps = CardFaceProps & {
  copies: 1 | 10
  /** On the screen; paper has them all the same. */
  hidden: boolean
}

/** Sheets of A4: front and back side by side to be folded, or ten fronts with ten backs for the other side. */
export function PrintSheets({ copies, hidden, ...face }: PrintSheetsProps) {
  const ten = Array.from({ length: 10 }, (_, index) => index)
  return (
    <div className={classNames('card-sheets', hidden && 'card-sheets-hidden')}>
      {copies === 1 ? (
        <section className="card-sheet" aria-label={m.card_print_sheet_both()}>
          <div className="card-cut card-pair">
            <CardFront {...face} />
            <CardBack {...face} />
          </div>
        </section>
      ) : (
        <>
          <section className="card-sheet card-sheet-full" aria-label={m.card_print_sheet_front()}>
            {ten.map((index) => (
              <div key={index} className="card-cut">
                <CardFront {...face} />
              </div>
            ))}
          </section>
          <section className="card-sheet card-sheet-full" aria-label={m.card_print_sheet_back()}>
            {ten.map((index) => (
              <div key={index} className="card-cut">
                <CardBack {...face} />
              </div>
            ))}
          </section>
        </>
      )}
    </div>
  )
}
