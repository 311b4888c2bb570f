import { defineSlice } from '../lib/define-slice.ts'

export const slice = defineSlice({ parameters: { browser: ['chave', 'id', 'pedido'] } })
