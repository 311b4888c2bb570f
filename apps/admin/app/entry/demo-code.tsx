import { Banner } from '@atrio/ui'
import { useAcesso } from '../lib/acesso.ts'
import { m } from '../paraglide/messages.js'

/** In a demonstration, where everybody knows the passwords: what an app would show now. */
export function DemoCode() {
  const { codigoDemonstracao } = useAcesso()
  if (!codigoDemonstracao) return null
  return (
    <Banner tone="info" title={m.demo_title()}>
      {m.demo_code({ codigo: codigoDemonstracao })}
    </Banner>
  )
}
