import { defineSlice } from '../lib/define-slice.ts'

/** Its addresses belong to two modules: see shell/modules.ts. */
export const slice = defineSlice({})
