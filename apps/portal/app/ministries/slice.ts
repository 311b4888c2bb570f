import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  menu: { ministries: { to: paths.ministries(), group: 'church', shows: 'ministerio' } },
  kinds: {
    ministerio: (id) => paths.ministry({ ministryId: Number(id) }),
    projeto: (id, ministerio) => paths.project({ ministryId: Number(ministerio), projectId: Number(id) }),
  },
  sitemap: [paths.ministries()],
})
