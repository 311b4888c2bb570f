import { serveDrawings } from '@atrio/drawing'
import { archiveWork } from './archives.ts'

serveDrawings(archiveWork)
