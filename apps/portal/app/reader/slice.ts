import { defineSlice } from '../lib/define-slice.ts'

export const slice = defineSlice({ parameters: { kept: ['page'], passed: ['busca'] } })
