import { buttonClass, Section } from '@atrio/ui'
import { HandCoins } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'

/** The way to give, on the church home; its markup is the server's. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function GivingBlock() {
  return (
    <Section
      title={m.giving_block_title()}
      intro={m.giving_block()}
      ground="band"
      action={
        <Link to={paths.give()} className={buttonClass({ size: 'lg' })}>
          <HandCoins aria-hidden="true" />
          {m.giving_title()}
        </Link>
      }
    >
      {null}
    </Section>
  )
}
