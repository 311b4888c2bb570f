import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  account: { cards: { to: paths.cards(), part: 'person' } },
  parameters: { browser: ['chave', 'id', 'pedido', 'redirectTo'] },
})
