import { serveDrawings } from '@atrio/drawing'
import { drawings } from './documents.ts'

serveDrawings(drawings)
